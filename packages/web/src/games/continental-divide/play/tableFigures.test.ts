import { seededRng } from '@roundhouse/engine';
import { type BuildLine, isStarted, type State } from '@roundhouse/engine/continental-divide';
import { beforeAll, describe, expect, it } from 'vitest';
import type { LogEntry } from '../../../match/host.ts';
import { chartsOf } from '../charts.ts';
import { buyFigures, lineFigures } from '../panels/changeFigures.ts';
import { aSession } from '../testing/aSession.ts';
import { board, played, readyToBuild, rules } from '../testing/played.ts';
import { cd } from '../words/index.ts';
import { billOf } from './bill.ts';
import { consequencesOf } from './consequences.ts';
import { highlightsOf } from './highlights.ts';
import { dragLine } from './lineDrag.ts';
import { playerRows } from './playerRows.ts';
import { cubesAfter, endOfTurn } from './replayMap.ts';
import { valueTrack } from './valueTrack.ts';

beforeAll(() => cd.load());

/** A whole match at random, with its log as a session keeps it. */
const wholeMatch = (seed: number): { state: State; log: LogEntry[]; turns: number[]; views: State[] } => {
  const rng = seededRng(seed);
  let state = rules.setup({ players: 4, options: {} });
  const log: LogEntry[] = [];
  const turns = [state.turn];
  const views = [state];
  while (rules.actor(state).kind !== 'over') {
    const move = rules.sampleMove(state, rng);
    const after = rules.apply(state, move);
    log.push({
      sequence: log.length,
      actor: rules.actor(state),
      notation: '',
      events: rules.narrate(state, move, after),
    });
    turns.push(after.turn);
    views.push(after);
    state = after;
  }
  return { state, log, turns, views };
};

describe('the running bill', () => {
  it('adds up to what the engine says', () => {
    const { columns, cost, income, divideBonus } = billOf(board, readyToBuild(), {
      type: 'buildLine',
      railroad: 'UP',
      from: 'H22',
      direction: 'W',
      length: 12,
    });

    expect(columns.length).toBeLessThan(7);
    expect(columns.reduce((sum, each) => sum + each.cost, 0)).toBe(cost);
    expect(columns.reduce((sum, each) => sum + each.income, 0) + divideBonus).toBe(income);
    expect(columns.reduce((sum, each) => sum + each.hexes, 0)).toBe(12);
  });
});

describe('sums behind the figures of a preview', () => {
  it('say how a line changes its railroad', () => {
    const before = readyToBuild();
    const line: BuildLine = { type: 'buildLine', railroad: 'UP', from: 'H22', direction: 'W', length: 2 };
    const after = rules.apply(before, line);
    const [railroad] = after.railroads;
    if (railroad === undefined) throw new Error('no Union Pacific');
    const bill = billOf(board, before, line);
    const sums = lineFigures(consequencesOf(board, 0, { before, after }), { board, bill, after: railroad });

    expect(sums.map(({ sum }) => sum)).toEqual([
      '$30 − $10 = $20',
      '12 − 2 built = 10',
      '$0 + hexes $0 = $0',
      'Income $0 ÷ 8 issued shares, rounded up = $0',
      'No feat yet',
    ]);
  });

  it('say what a purchase costs and brings', () => {
    const before = played(3, 'deal 1 2 3', 'start UP H22 8 @30', 'end');
    const after = rules.apply(before, { type: 'buyShares', railroad: 'UP', count: 2, payment: 63 });
    const figures = buyFigures(consequencesOf(board, 0, { before, after }), { seat: 1, held: 0, count: 2 });

    expect(figures.map(({ sum }) => sum)).toEqual([
      '$80 − $63 = $17',
      '$30 + $63 = $93',
      '0 + 2 = 2',
      '2 × 0 VP for the new shares; in all 0',
      '7 − 2 = 5',
    ]);
  });
});

describe('a finished match', () => {
  const { state, log, turns, views } = wholeMatch(7);

  it('can be drawn again out of its log, move by move', () => {
    for (const sequence of [0, 10, 40, log.length])
      expect(cubesAfter(board, log, sequence)).toEqual(views[sequence]?.cubes);
    expect(turns[endOfTurn(turns, 3)]).toBe(3);
    expect(turns[endOfTurn(turns, 3) + 1]).toBe(4);
  });

  it('has highlights that agree with the railroads', () => {
    const { firstAcross, bestIncome, stayedEast } = highlightsOf(board, state, { log, turns });
    const crossed = state.railroads.filter(({ crossedDivide }) => crossedDivide).length;

    expect(firstAcross === undefined).toBe(crossed === 0);
    expect(bestIncome?.income).toBe(Math.max(...state.railroads.map(({ income }) => income)));
    for (const id of stayedEast)
      expect(state.railroads[board.railroadIndexOf.get(id) ?? -1]?.reachedCentral).toBe(false);
  });

  it('names everyone who shares a first place', () => {
    const tied = state.railroads.map((record) => ({ ...record, income: 40 }));
    const { bestIncome } = highlightsOf(board, { ...state, railroads: tied }, { log, turns });
    const started = state.railroads.filter(isStarted).length;

    expect(started).toBeGreaterThan(1);
    expect(bestIncome?.railroads).toHaveLength(started);
  });

  it('fills charts with one value a moment', () => {
    const moments = [1, 2, 3].map((turn) => ({ turn, view: views[endOfTurn(turns, turn)] ?? state }));
    const { header, names } = aSession(4);
    const charts = chartsOf(moments, { board, header, names });

    expect(charts.map(({ id }) => id)).toEqual(['points', 'worth', 'cash', 'income']);
    for (const { lines } of charts) for (const { values } of lines) expect(values).toHaveLength(3);
  });

  it('tells railroads in a chart by symbol and dashes, not by colour alone', () => {
    const { header, names } = aSession(4);
    const charts = chartsOf([{ turn: 8, view: state }], { board, header, names });
    const income = charts.find(({ id }) => id === 'income')?.lines ?? [];
    const told = (sign: (line: (typeof income)[number]) => string): number => new Set(income.map(sign)).size;

    expect(income.length).toBeGreaterThan(1);
    expect(told(({ sign }) => sign?.outline ?? '')).toBe(income.length);
    expect(told(({ dash }) => dash?.join() ?? 'none')).toBe(income.length);
  });

  it('has all its players in order, finished', () => {
    const rows = playerRows(board, state, undefined);
    expect(rows.map(({ seat }) => seat)).toEqual(state.order);
    expect(new Set(rows.map((row) => row.state))).toEqual(new Set(['over']));
  });
});

describe('small figures', () => {
  it('knows who has played, who plays and who is next', () => {
    const rows = playerRows(board, played(3, 'deal 2 1 3', 'skip', 'end'), undefined);
    expect(rows.map(({ seat, state }) => [seat, state])).toEqual([
      [1, 'played'],
      [0, 'stock'],
      [2, 'next'],
    ]);
  });

  it('marks stock values taken and too dear', () => {
    const track = valueTrack(readyToBuild(), 20);
    expect(track.find(({ value }) => value === 30)).toEqual({ value: 30, dear: true, owner: 0 });
    expect(track.find(({ value }) => value === 20)).toEqual({ value: 20, dear: false });
    expect(track).toHaveLength(41);
  });

  it('reads direction and length out of a drag', () => {
    expect(dragLine({ x: 0, y: 0 }, { x: -310, y: 20 })).toEqual({ direction: 'W', length: 3 });
    expect(dragLine({ x: 0, y: 0 }, { x: 100, y: -173 })).toEqual({ direction: 'NE', length: 2 });
    expect(dragLine({ x: 0, y: 0 }, { x: 10, y: 4 }).length).toBe(0);
  });
});
