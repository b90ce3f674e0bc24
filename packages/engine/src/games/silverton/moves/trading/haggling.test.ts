import { describe, expect, it } from 'vitest';
import { MOVE_RULES, settle, stageRuleOf } from '../../flow/index.ts';
import { aTable, board } from '../../testing/aTable.ts';
import { terms } from '../../testing/someWares.ts';
import { accept } from './accept.ts';
import { type Counter, counter } from './counter.ts';
import { endTrading } from './endTrading.ts';
import { invite } from './invite.ts';
import { offer } from './offer.ts';
import { propose } from './propose.ts';
import { refuse } from './refuse.ts';

const table = aTable({ stage: { kind: 'trading' }, players: [{}, { claims: [14] }, {}] });
const actorOf = (state: typeof table) => stageRuleOf(state).actor(state);

const countered = (cash: number): Counter => ({ type: 'counter', ...terms({ claims: [14] }, { cash }) });
const counteredBack = (cash: number): Counter => ({ type: 'counter', ...terms({ cash }, { claims: [14] }) });

describe('haggling', () => {
  const first = offer.apply(board, table, {
    type: 'offer',
    to: 1,
    ...terms({ cash: 100 }, { claims: [14] }),
  });

  it('SV-6.4 the partner answers, in their own words, and then the active player', () => {
    expect(actorOf(first)).toEqual({ kind: 'seat', seat: 1 });
    expect(counter.reject(board, first, countered(250))).toBeUndefined();

    const second = counter.apply(board, first, countered(250));
    expect(actorOf(second)).toEqual({ kind: 'seat', seat: 0 });
    expect(second.stage).toMatchObject({ gives: { cash: 250 }, gets: { claims: [14] }, counters: 1 });

    const third = counter.apply(board, second, counteredBack(180));
    expect(actorOf(third)).toEqual({ kind: 'seat', seat: 1 });
    expect(accept.apply(board, third, { type: 'accept' }).players.map(({ cash }) => cash)).toEqual([
      820, 1_180, 1_000,
    ]);
  });

  it('SV-6.4.6 six counter-offers at most', () => {
    const sixth = Array.from({ length: 6 }).reduce<typeof table>(
      (state, _, index) => counter.apply(board, state, index % 2 === 0 ? countered(200) : counteredBack(200)),
      first,
    );
    expect(counter.reject(board, sixth, countered(210))).toEqual({
      rule: 'SV-6.4.6',
      code: 'counter/tooMany',
      params: { most: 6 },
    });
    expect([...counter.options(board, sixth)]).toEqual([]);
  });

  it('SV-6.4.6 after twelve talks the active player goes on', () => {
    const last = { ...table, ledger: { ...table.ledger, offers: 11 } };
    expect(settle(board, last).stage.kind).toBe('trading');
    const talked = invite.apply(board, last, { type: 'invite', to: 2 });
    expect(settle(board, talked).stage.kind).toBe('invited');
    expect(settle(board, refuse.apply(board, talked, { type: 'refuse' })).stage.kind).not.toBe('trading');
  });

  it('SV-6.4 whoever is invited proposes a deal to the active player', () => {
    const invited = invite.apply(board, table, { type: 'invite', to: 1 });
    expect(actorOf(invited)).toEqual({ kind: 'seat', seat: 1 });
    const move = { type: 'propose', ...terms({ claims: [14] }, { cash: 300 }) } as const;
    expect(propose.reject(board, invited, move)).toBeUndefined();
    const proposed = propose.apply(board, invited, move);
    expect(actorOf(proposed)).toEqual({ kind: 'seat', seat: 0 });
    expect(proposed.stage).toMatchObject({ partner: 1, gives: { cash: 300 }, gets: { claims: [14] } });
  });

  it('SV-6.4 invite/noSuchPlayer', () => {
    for (const to of [0, 3])
      expect(invite.reject(board, table, { type: 'invite', to })?.code).toBe('invite/noSuchPlayer');
    expect([...invite.options(board, table)].map(({ to }) => to)).toEqual([1, 2]);
  });

  it('SV-6.4 the active player is one side of every deal', () => {
    const invited = invite.apply(board, table, { type: 'invite', to: 2 });
    const move = { type: 'propose', ...terms({ cash: 300 }, { claims: [14] }) } as const;
    expect(propose.reject(board, invited, move)?.code).toBe('deal/notOwnClaim');
  });

  it('SV-6.4 a refusal ends the talks and changes nothing', () => {
    const after = refuse.apply(board, first, { type: 'refuse' });
    expect(after).toEqual({ ...table, ledger: { ...table.ledger, offers: 1 } });
  });

  it('SV-6.5 income follows trading', () => {
    expect(endTrading.apply(board, table, { type: 'endTrading' }).stage).toEqual({
      kind: 'begin',
      part: 'income',
    });
  });

  it('SV-6.4 the moves of step 4 belong to the game', () => {
    const verbs = [
      'offer',
      'invite',
      'propose',
      'counter',
      'accept',
      'refuse',
      'assign-train',
      'end-trading',
    ];
    expect(MOVE_RULES.map(({ verb }) => verb)).toEqual(expect.arrayContaining(verbs));
  });
});
