import type { Seat } from '../../../kernel/index.ts';
import type { MatchEvent } from '../events/index.ts';
import type { State } from '../state.ts';
import type { LineNumber } from '../types.ts';
import type { Change } from './teller.ts';

/** Cards that left or changed their owners otherwise than by a purchase or a deal. */
export const cardConsequences = (change: Change): readonly MatchEvent[] => [
  ...depletions(change),
  ...discardedClaims(change),
  ...markers(change),
  ...lines(change),
];

const depletions = ({ before, after }: Change): readonly MatchEvent[] =>
  before.players.flatMap(({ claims }, seat) =>
    claims.flatMap((was): readonly MatchEvent[] => {
      const is = after.players[seat]?.claims.find(({ claim }) => claim === was.claim);
      const gone = is === undefined && after.discards.claims.includes(was.claim);
      const depleted = !was.depleted && (gone || is?.depleted === true);
      return depleted ? [{ type: 'claimDepleted', seat, claim: was.claim, goods: is?.goods ?? 0 }] : [];
    }),
  );

const discardedClaims = ({ before, after }: Change): readonly MatchEvent[] => {
  if (before.discards.claims === after.discards.claims) return [];
  const claims = after.discards.claims.filter((claim) => !before.discards.claims.includes(claim));
  return claims.length === 0 ? [] : [{ type: 'claimsDiscarded', claims }];
};

const markers = ({ before, after }: Change): readonly MatchEvent[] =>
  after.leadvilleMarkers > before.leadvilleMarkers
    ? [{ type: 'leadvilleMarked', markers: after.leadvilleMarkers }]
    : [];

/** Who owns each line: one seat, or two together. */
const ownersOf = ({ players, jointLines }: State): ReadonlyMap<LineNumber, readonly Seat[]> =>
  new Map<LineNumber, readonly Seat[]>([
    ...players.flatMap(({ lines: own }, seat) => own.map((line) => [line, [seat]] as const)),
    ...jointLines.map(({ line, partners }) => [line, partners] as const),
  ]);

const lines = ({ before, after }: Change): readonly MatchEvent[] => {
  if (before.players === after.players && before.piles === after.piles) return [];
  const is = ownersOf(after);
  const discarded = after.discards.lines
    .filter((line) => !before.discards.lines.includes(line))
    .map((line): MatchEvent => ({ type: 'lineDiscarded', line, seats: ownersOf(before).get(line) ?? [] }));
  const returned = [...ownersOf(before)]
    .filter(([line]) => !is.has(line) && !after.discards.lines.includes(line))
    .map(([line, seats]): MatchEvent => ({ type: 'lineReturned', line, seats }));
  return [...discarded, ...returned, ...jointPurchases(before, after)];
};

/** SV-30.2: two players have bought a line that belonged to nobody. */
const jointPurchases = (before: State, after: State): readonly MatchEvent[] => {
  const was = ownersOf(before);
  return after.jointLines
    .filter(({ line }) => !was.has(line))
    .map(({ line, partners }) => ({
      type: 'jointLineBought',
      line,
      seats: partners,
      prices: partners.map((seat) => (before.players[seat]?.cash ?? 0) - (after.players[seat]?.cash ?? 0)),
    }));
};
