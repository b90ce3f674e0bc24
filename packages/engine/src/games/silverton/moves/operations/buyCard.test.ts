import { describe, expect, it } from 'vitest';
import { aTable, type TablePlan } from '../../testing/aTable.ts';
import { options, play, refusal, settled } from '../../testing/playing.ts';

const CLAIMS: TablePlan = { stage: { kind: 'claims' }, display: [14, 41], piles: [3, 1] };
const NORTH = ['denver--greeley', 'cheyenne--greeley'];

const table = (plan: TablePlan) => aTable({ ...CLAIMS, ...plan });

describe('buyCard', () => {
  it('SV-6.1 buys the claim under a prospector at its price, unworked and without goods', () => {
    const before = table({ players: [{ cash: 1_000, staff: ['S', 'P #14', 'P #41'] }, {}] });
    const after = play(before, 'buy P2');

    expect(after.players[0]?.cash).toBe(750);
    expect(after.bankPaid).toBe(before.bankPaid - 250);
    expect(after.players[0]?.claims).toEqual([{ claim: 14, goods: 0, depleted: false, operatedTurn: 0 }]);
    expect(after.display).toEqual([41]);
    expect(after.players[0]?.staff[1]?.place).toEqual({ at: 'home' });
  });

  it('SV-6.1 buys prospected cards in any order', () => {
    const before = table({ players: [{ cash: 1_000, staff: ['P #14', 'P #41'] }, {}] });

    expect(options(before)).toEqual(['buy P1', 'buy P2', 'decline P1', 'decline P2', 'end-claims']);
    expect(play(before, 'buy P2').players[0]?.claims.map(({ claim }) => claim)).toEqual([41]);
  });

  it('SV-6.1 buys a passenger line; the card under it stays covered', () => {
    const after = play(
      table({
        players: [{ cash: 300, staff: ['P =3', 'P #14'], track: NORTH }, {}],
        piles: [1, { top: 3, below: ['B', 'C'] }],
      }),
      'buy P1',
    );

    expect(after.players[0]?.lines).toEqual([3]);
    expect(after.players[0]?.cash).toBe(50);
    expect(after.piles).toEqual([{ top: 1, below: [] }, { below: ['B', 'C'] }]);
  });

  it('SV-30.1 remembers which spaces were freed, and by whom', () => {
    const after = play(
      table({ players: [{ staff: ['P =3', 'P #14', 'P #41'], track: NORTH }, {}] }),
      'buy P1',
      'buy P2',
    );

    expect(after.ledger.freeSpaces).toEqual([{ takenBy: 0, pile: 0 }, { takenBy: 0 }]);
  });

  it('SV-30.7 a disputed card, won and bought, raises the bonus by one, to two at most', () => {
    const won = (bonus: 0 | 1 | 2, options_: TablePlan['options']) => {
      const state = table({
        players: [{ staff: ['P #14', 'S', 'P #41'] }, {}],
        ...(options_ && { options: options_ }),
      });
      const staff = state.players[0]?.staff.map((each, index) =>
        index === 0 ? { ...each, bonus, wonDispute: true } : each,
      );
      const players = state.players.map((each, seat) =>
        seat === 0 ? { ...each, staff: staff ?? [] } : each,
      );
      return play({ ...state, players }, 'buy P1').players[0]?.staff[0];
    };
    const hiring = { advanced: true, optionalRules: ['hiring'] } as const;

    expect(won(0, hiring)).toMatchObject({ bonus: 1, wonDispute: false, place: { at: 'home' } });
    expect(won(1, hiring)?.bonus).toBe(2);
    expect(won(2, hiring)?.bonus).toBe(2);
    expect(won(0, {})?.bonus).toBe(0);
  });

  it.each<[string, TablePlan, string]>([
    ['SV-6.1 buyCard/noCard: at home', { players: [{ staff: ['P', 'P #14'] }, {}] }, 'buy P1'],
    ['SV-6.1 buyCard/noCard: on the deck', { players: [{ staff: ['P deck', 'P #14'] }, {}] }, 'buy P1'],
    ['SV-6.1 buyCard/noCard: tied', { players: [{ staff: ['P #41 held', 'P #14'] }, {}] }, 'buy P1'],
    ['SV-6.1 buyCard/noCard: a surveyor', { players: [{ staff: ['S', 'P #14'] }, {}] }, 'buy S1'],
    ['SV-14.4 buyCard/noRoute', { players: [{ staff: ['P =3', 'P #14'] }, {}] }, 'buy P1'],
    ['SV-14.5 buyCard/cannotAfford', { players: [{ cash: 249, staff: ['P #14'] }, {}] }, 'buy P1'],
  ])('%s', (expected, plan, move) => {
    expect(refusal(table(plan), move)).toBe(expected.split(':')[0]);
  });

  it('SV-14.4 a line needs its route again now, in winter free of snow', () => {
    const track = ['denver--golden', 'golden--idaho-springs', 'georgetown--idaho-springs'];
    const plan: TablePlan = { players: [{ staff: ['P =1'], track }, {}], turn: 8 };
    expect(refusal(table(plan), 'buy P1')).toBeUndefined();

    const snowed = [
      'denver--tolland',
      'fraser--tolland',
      'fraser--idaho-springs',
      'georgetown--idaho-springs',
    ];
    expect(refusal(table({ ...plan, players: [{ staff: ['P =1'], track: snowed }, {}] }), 'buy P1')).toBe(
      'SV-14.4 buyCard/noRoute',
    );
  });

  it('SV-14.3, SV-14.4 whoever can do nothing any more goes home, and step 2 follows', () => {
    const after = settled(
      table({ players: [{ cash: 100, staff: ['P #14', 'P =3', 'S denver--golden'] }, {}] }),
    );

    expect(after.players[0]?.staff.map(({ place }) => place.at)).toEqual(['home', 'home', 'segment']);
    expect(after.stage).toEqual({ kind: 'track' });
  });
});

describe('declineCard and endClaims', () => {
  it('SV-6.1 a declined card stays face up', () => {
    const after = play(table({ players: [{ staff: ['P #14', 'P #41'] }, {}] }), 'decline P1');

    expect(after.display).toEqual([14, 41]);
    expect(after.players[0]?.cash).toBe(1_000);
    expect(after.players[0]?.staff.map(({ place }) => place.at)).toEqual(['home', 'claim']);
  });

  it('SV-6.1 ending step 1 declines the rest; the tied stay', () => {
    const after = play(
      table({ players: [{ staff: ['P #14', 'P #41 held', 'S denver--golden'] }, {}] }),
      'end-claims',
    );

    expect(after.players[0]?.staff.map(({ place }) => place.at)).toEqual(['home', 'claim', 'segment']);
    expect(after.stage).toEqual({ kind: 'track' });
  });

  it.each<[string, readonly string[], string]>([
    ['SV-6.1 declineCard/noCard', ['P', 'P #14'], 'decline P1'],
    ['SV-6.1 declineCard/mustDraw', ['P deck', 'P #14'], 'decline P1'],
    ['SV-6.1 endClaims/mustDraw', ['P deck', 'P #14'], 'end-claims'],
  ])('%s', (expected, staff, move) => {
    expect(refusal(table({ players: [{ staff }, {}] }), move)).toBe(expected);
  });
});
