import type { Board, Claim, PassengerLine } from '@roundhouse/engine/silverton';
import { meanOf, rounded } from '../../statistics.ts';
import type { Section, Sheet } from '../section.ts';
import { meanBar, percentBar } from '../shares.ts';
import type { ClaimFacts, LineFacts, SvFacts } from './facts.ts';

/** What claims and passenger lines are worth to those who buy them. */
export const cardSections = (board: Board, matches: readonly SvFacts[]): readonly Section[] => {
  const claims = board.claims.flatMap((claim) => (claim === undefined ? [] : [claimTale(claim, matches)]));
  const lines = board.lines.flatMap((line) => (line === undefined ? [] : [lineTale(line, matches)]));
  return [
    sources(claims, lines, matches),
    commodities(claims),
    claimSheet(board, claims),
    lineSheet(board, lines),
  ];
};

/** One claim over all matches; profits only of matches in which it was bought. */
interface ClaimTale {
  readonly claim: Claim;
  readonly seen: number;
  readonly facts: readonly ClaimFacts[];
  readonly profits: readonly number[];
}

interface LineTale {
  readonly line: PassengerLine;
  readonly seen: number;
  readonly facts: readonly LineFacts[];
  readonly profits: readonly number[];
}

const claimTale = (claim: Claim, matches: readonly SvFacts[]): ClaimTale => {
  const seen = matches.flatMap(({ claims }) => claims[claim.number] ?? []);
  const facts = seen.filter(({ bought }) => bought > 0);
  const profits = facts.map(({ revenue, costs, price }) => revenue - costs - price);
  return { claim, seen: seen.length, facts, profits };
};

const lineTale = (line: PassengerLine, matches: readonly SvFacts[]): LineTale => {
  const seen = matches.flatMap(({ lines }) => lines[line.number] ?? []);
  const facts = seen.filter(({ bought }) => bought > 0);
  return { line, seen: seen.length, facts, profits: facts.map(({ income, price }) => income - price) };
};

const COMMODITIES = ['gold', 'silver', 'copper', 'coal', 'lumber'] as const;

const sources = (
  claims: readonly ClaimTale[],
  lines: readonly LineTale[],
  matches: readonly SvFacts[],
): Section => {
  const earned = COMMODITIES.map((commodity) => ({
    name: `${commodity}`,
    dollars: claims
      .filter(({ claim }) => claim.commodity === commodity)
      .flatMap(({ facts }) => facts)
      .reduce((sum, { revenue }) => sum + revenue, 0),
  }));
  const passengers = lines.flatMap(({ facts }) => facts).reduce((sum, { income }) => sum + income, 0);
  const all = [...earned, { name: 'passengers', dollars: passengers }];
  const total = all.reduce((sum, { dollars }) => sum + dollars, 0);
  return {
    kind: 'bars',
    id: 'sources',
    title: 'Where the money comes from',
    note: `Share of all dollars taken in; ${rounded(total / Math.max(1, matches.length), 0)} a match.`,
    unit: '%',
    bars: all.map(({ name, dollars }) => ({ name, value: rounded((100 * dollars) / Math.max(1, total), 1) })),
  };
};

const commodities = (claims: readonly ClaimTale[]): Section => ({
  kind: 'bars',
  id: 'commodities',
  title: 'Profit of a claim by commodity',
  note: 'Sales less operations and price, over all claims bought.',
  unit: '$',
  bars: COMMODITIES.map((commodity) =>
    meanBar(
      commodity,
      claims.filter(({ claim }) => claim.commodity === commodity).flatMap(({ profits }) => profits),
      0,
    ),
  ),
});

const mean = (values: readonly number[]): number => rounded(meanOf(values), 0);

const byProfit = (a: { readonly profits: readonly number[] }, b: typeof a): number =>
  meanOf(b.profits) - meanOf(a.profits);

const claimSheet = (board: Board, claims: readonly ClaimTale[]): Sheet => ({
  kind: 'sheet',
  id: 'claims',
  title: 'Claims',
  note: 'Bought: share of the matches in which the claim was seen. The rest: means of the matches in which it was bought.',
  columns: [
    '#',
    'claim',
    'town',
    'commodity',
    'price',
    'seen',
    '% bought',
    'operations',
    'units',
    'revenue',
    'profit',
  ],
  rows: claims
    .toSorted(byProfit)
    .map(({ claim, seen, facts, profits }) => [
      claim.number,
      claim.name,
      board.towns[claim.town]?.name ?? '',
      claim.commodity,
      claim.price,
      seen,
      percentBar('', facts.length, seen).value,
      rounded(meanOf(facts.map(({ operations }) => operations)), 1),
      rounded(meanOf(facts.map(({ units }) => units)), 1),
      mean(facts.map(({ revenue }) => revenue)),
      mean(profits),
    ]),
});

const lineSheet = (board: Board, lines: readonly LineTale[]): Sheet => ({
  kind: 'sheet',
  id: 'lines',
  title: 'Passenger lines',
  note: 'Bought: share of the matches in which the card was seen. Turns: how often it paid.',
  columns: ['#', 'from', 'to', 'price', 'income', 'seen', '% bought', 'turns', 'earned', 'profit'],
  rows: lines
    .toSorted(byProfit)
    .map(({ line, seen, facts, profits }) => [
      line.number,
      board.towns[line.from]?.name ?? '',
      board.towns[line.to]?.name ?? '',
      line.price,
      line.income,
      seen,
      percentBar('', facts.length, seen).value,
      rounded(meanOf(facts.map(({ payments }) => payments)), 1),
      mean(facts.map(({ income }) => income)),
      mean(profits),
    ]),
});
