import { describe, expect, it } from 'vitest';
import { segmentIndex, townIndex } from '../testing/aPlayer.ts';
import { aTable, board } from '../testing/aTable.ts';
import { options, play, settled } from '../testing/playing.ts';

const OPERATIONS = { kind: 'begin', part: 'operations' } as const;

describe('phase 4', () => {
  it('SV-6.1 to SV-6.7 a player does the steps in their order', () => {
    const start = settled(
      aTable({
        stage: OPERATIONS,
        turn: 7,
        players: [
          {
            cash: 1_000,
            staff: ['S denver--louisville', 'P #14', 'P jail'],
            track: ['denver--golden', 'denver--greeley', 'cheyenne--greeley'],
            lines: [3],
          },
          {},
        ],
        display: [14],
      }),
    );
    expect(start.stage.kind).toBe('claims');
    const track = play(start, 'buy P2');
    expect(track.stage.kind).toBe('track');
    const operating = play(track, 'build denver--louisville');
    expect(operating.stage.kind).toBe('operating');
    const trading = play(operating, 'operate #14', 'roll 2');
    expect(trading.stage.kind).toBe('trading');
    const deliveries = play(trading, 'end-trading');
    expect(deliveries.players[0]?.cash).toBe(1_000 - 250 - 30 - 60 + 60);
    const fines = play(deliveries, 'deliver #14 5 denver');
    expect(fines).toMatchObject({ active: 0, stage: { kind: 'fines' }, players: [{ cash: 1_020 }, {}] });
    expect(play(fines, 'end-turn')).toMatchObject({ active: 1, stage: { kind: 'trading' } });
  });

  it('SV-8.1 a player with nothing to decide is not asked', () => {
    const alone = { stage: OPERATIONS, players: [{ staff: ['S', 'P'] }] };
    expect(settled(aTable(alone)).stage.kind).toBe('marketRoll');
  });

  it('SV-6.6 the sale limit, deliveries and duties start anew for each player; sold units are kept', () => {
    const ones = board.columns.map(() => 1);
    const state = settled(
      aTable({
        stage: OPERATIONS,
        players: [{ staff: ['P deck'] }, {}],
        ledger: {
          sold: ones,
          soldByActive: ones,
          deliveries: 2,
          builtNow: [segmentIndex(board, 'denver--golden')],
          cleared: [segmentIndex(board, 'bailey--como')],
          duties: [{ seller: 1, claim: 1, units: 1, city: townIndex(board, 'denver') }],
          transferred: [{ claim: 14, units: 2 }],
          triedForFreedom: [0],
        },
      }),
    );
    expect(state.ledger).toMatchObject({
      sold: ones,
      soldByActive: board.columns.map(() => 0),
      deliveries: 0,
      builtNow: [],
      duties: [],
      triedForFreedom: [],
      cleared: [segmentIndex(board, 'bailey--como')],
      transferred: [{ claim: 14, units: 2 }],
    });
  });

  it('SV-6.7.2 one jailed for a natural 2 still uses the right it won, and is in jail then', () => {
    const table = aTable({
      stage: { kind: 'claims' },
      players: [{ staff: ['P #14', 'P #41'] }, {}],
      display: [14, 41],
    });
    const [player, other] = table.players;
    if (player === undefined || other === undefined) throw new RangeError('two players');
    const staff = player.staff.map((each, index) =>
      index === 0 ? { ...each, sentenced: true as const } : each,
    );
    const after = play({ ...table, players: [{ ...player, staff }, other] }, 'buy P1');

    expect(after.players[0]?.claims.map(({ claim }) => claim)).toEqual([14]);
    expect(after.players[0]?.staff[0]?.place).toEqual({ at: 'jail' });
    expect(options(after)).toEqual(['buy P2', 'decline P2', 'end-claims']);
  });
});
