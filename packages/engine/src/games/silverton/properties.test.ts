import { describe, expect, it } from 'vitest';
import { replay, type Step } from '../../kernel/index.ts';
import { silverton } from './index.ts';
import type { Move } from './moves/index.ts';
import type { State } from './state.ts';
import { guidedMatch } from './testing/guide/guidedMatch.ts';

const rules = silverton.rules(silverton.defaultBoard);

const TABLES = [
  { players: 4, options: { length: 'campaign' }, style: 'steady', seed: 71 },
  {
    players: 2,
    options: { length: 'regular', advanced: true, refillEvents: true },
    style: 'wreckers',
    seed: 4,
  },
  {
    players: 3,
    options: {
      length: 'campaign',
      advanced: true,
      optionalRules: ['slidingLines', 'jointLines', 'severalPlows', 'convoyTransfer', 'hiring'],
    },
    style: 'partners',
    seed: 73,
  },
  { players: 3, options: { scenario: 'nickel-spike', advanced: true }, style: 'wreckers', seed: 1 },
  { players: 1, options: { scenario: 'salt-lake-city-10000' }, style: 'gamblers', seed: 75 },
] as const;

const steps: readonly Step<State, Move>[] = TABLES.flatMap((table) => {
  const found: Step<State, Move>[] = [];
  replay(rules, guidedMatch(table), (step) => found.push(step));
  return found;
});

const goodsIn = ({ players }: State): number =>
  players.flatMap(({ claims }) => claims).reduce((sum, { goods }) => sum + goods, 0);

/** Steps after which something is less than before, by what is asked of a state. */
const thatTakeAway = (measure: (state: State) => readonly unknown[]): readonly string[] =>
  steps
    .filter(({ before, after }) => {
      const left = new Set(measure(after).map(String));
      return measure(before).some((item) => !left.has(String(item)));
    })
    .map(({ sequence, move }) => `${sequence} ${move.type}`);

const seatsWhere = ({ players }: State, holds: (player: State['players'][number]) => boolean) =>
  players.flatMap((player, seat) => (holds(player) ? [seat] : []));

describe('in guided matches', () => {
  it('the referee finds nothing', () => {
    expect(steps.length).toBeGreaterThan(5_000);
    expect(steps.flatMap(({ after }) => rules.violations(after))).toEqual([]);
  });

  it('every unit produced lies on a claim until it is sold', () => {
    const unexplained = steps.filter(({ before, move, after }) => {
      const change = goodsIn(after) - goodsIn(before);
      if (move.type === 'deliver') return change !== -move.units;
      return before.stage.kind === 'operationRoll' ? change < 0 : change !== 0;
    });

    expect(unexplained.map(({ sequence, move }) => `${sequence} ${move.type}`)).toEqual([]);
    expect(steps.filter(({ move }) => move.type === 'deliver').length).toBeGreaterThan(100);
  });

  it('SV-15.2 markers at Leadville never grow fewer', () => {
    expect(steps.filter(({ before, after }) => after.leadvilleMarkers < before.leadvilleMarkers).length).toBe(
      0,
    );
    expect(Math.max(...steps.map(({ after }) => after.leadvilleMarkers))).toBeGreaterThan(0);
  });

  it('SV-6.3 SV-16.1 discards never return', () => {
    expect(thatTakeAway(({ discards }) => discards.claims)).toEqual([]);
    expect(thatTakeAway(({ discards }) => discards.lines)).toEqual([]);
    expect(thatTakeAway(({ discards }) => discards.events)).toEqual([]);
  });

  it('SV-1.2 SV-20.13 public cash stays public, and joined networks stay free', () => {
    const ever = (holds: (player: State['players'][number]) => boolean): boolean =>
      steps.some(({ after }) => after.players.some(holds));

    expect([ever(({ cashPublic }) => cashPublic), ever(({ joined }) => joined)]).toEqual([true, true]);
    expect(thatTakeAway((state) => seatsWhere(state, ({ cashPublic }) => cashPublic))).toEqual([]);
    expect(thatTakeAway((state) => seatsWhere(state, ({ joined }) => joined))).toEqual([]);
  });

  it('time and decks run one way', () => {
    expect(steps.filter(({ before, after }) => after.turn < before.turn)).toEqual([]);
    expect(
      steps.filter(({ before, after }) => after.deck.some((claim) => !before.deck.includes(claim))),
    ).toEqual([]);
    expect(
      steps.filter(({ before, after }) =>
        after.unseenLines.some((line) => !before.unseenLines.includes(line)),
      ),
    ).toEqual([]);
  });

  it('the same table and seed give the same match', () => {
    expect(guidedMatch(TABLES[1])).toEqual(guidedMatch(TABLES[1]));
  });
});
