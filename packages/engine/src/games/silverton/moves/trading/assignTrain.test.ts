import { describe, expect, it } from 'vitest';
import { settle, stageRuleOf } from '../../flow/index.ts';
import { townIndex } from '../../testing/aPlayer.ts';
import { aTable, board } from '../../testing/aTable.ts';
import { assignTrain } from './assignTrain.ts';

const [denver, saltLakeCity] = ['denver', 'salt-lake-city'].map((id) => townIndex(board, id));
const spike = { cities: ['denver', 'salt-lake-city'] };
const table = aTable({
  stage: { kind: 'trading' },
  options: { advanced: true },
  players: [{ ...spike, trains: [9] }, spike],
});
const choosing = settle(board, table);
const to = (city: string) => ({ type: 'assignTrain', city }) as const;

describe('assignTrain', () => {
  it('SV-20.11 a train got in a deal is assigned by its new owner, then trading goes on', () => {
    expect(choosing.stage).toEqual({ kind: 'assignTrain', seat: 0 });
    expect(stageRuleOf(choosing).actor(choosing)).toEqual({ kind: 'seat', seat: 0 });
    expect([...assignTrain.options(board, choosing)]).toEqual([to('denver'), to('salt-lake-city')]);

    const after = settle(board, assignTrain.apply(board, choosing, to('salt-lake-city')));
    expect(after.players[0]?.trains).toEqual([{ power: 9, usedTurn: 0, city: saltLakeCity }]);
    expect(after.stage).toEqual({ kind: 'trading' });
  });

  it('SV-20.11 assignTrain/notStartCity', () => {
    for (const city of ['pueblo', 'paris'])
      expect(assignTrain.reject(board, choosing, to(city))).toEqual({
        rule: 'SV-20.11',
        code: 'assignTrain/notStartCity',
      });
  });

  it('SV-20.13 nobody is asked once the two cities have been connected', () => {
    const joined = { ...table, players: table.players.map((player) => ({ ...player, joined: true })) };
    expect(settle(board, joined).stage).toEqual({ kind: 'trading' });
  });

  it('SV-6.4.4 assignTrain/spoilsDuty: the train is needed for goods already bought', () => {
    const state = aTable({
      stage: { kind: 'assignTrain', seat: 0 },
      options: { advanced: true },
      players: [
        { ...spike, trains: [9], track: ['denver--golden'] },
        { ...spike, claims: [{ claim: 14, goods: 2 }] },
      ],
      ledger: { duties: [{ seller: 1, claim: 14, units: 2, city: denver ?? -1 }] },
    });
    expect(assignTrain.reject(board, state, to('salt-lake-city'))?.code).toBe('assignTrain/spoilsDuty');
    expect([...assignTrain.options(board, state)]).toEqual([to('denver')]);
  });
});
