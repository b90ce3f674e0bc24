import { describe, expect, it } from 'vitest';
import { aTable, type TablePlan } from '../../testing/aTable.ts';
import { options, play, refusal, settled } from '../../testing/playing.ts';

const table = (plan: TablePlan = {}) =>
  aTable({
    stage: { kind: 'claims' },
    players: [{ cash: 1_000, staff: ['P deck', 'P deck', 'S denver--golden'] }, {}],
    deck: [14, 55],
    deckEvents: ['county-tax', 'silver-purchase-act'],
    display: [1, 2, 3, 4, 5, 6, 7, 8],
    ...plan,
  });

describe('drawFromDeck and drawCard', () => {
  it('SV-6.1 chance turns over any card of the deck, claims and events alike', () => {
    expect(options(play(table(), 'prospect P1'))).toEqual([
      'draw #14',
      'draw #55',
      'draw county-tax',
      'draw silver-purchase-act',
    ]);
  });

  it('SV-6.1 the drawn claim is bought or left before the next prospector draws', () => {
    const drawn = play(table(), 'prospect P1', 'draw #14');
    expect(drawn.stage).toEqual({ kind: 'drawn', staff: 0, claim: 14 });
    expect(drawn.deck).toEqual([55]);
    expect(options(drawn)).toEqual(['buy-drawn', 'leave-drawn']);
    expect(refusal(drawn, 'prospect P2')).toBe('SV-8.1 turn/notNow');
  });

  it('SV-6.1 buys the drawn claim at its price', () => {
    const after = play(table(), 'prospect P1', 'draw #14', 'buy-drawn');

    expect(after.players[0]?.cash).toBe(750);
    expect(after.players[0]?.claims.map(({ claim }) => claim)).toEqual([14]);
    expect(after.display).toHaveLength(8);
    expect(after.ledger.freeSpaces).toEqual([]);
    expect(options(after)).toEqual(['prospect P2']);
  });

  it('SV-6.1 left face up it makes more than eight', () => {
    const after = play(table(), 'prospect P1', 'draw #14', 'leave-drawn');

    expect(after.display).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 14]);
    expect(after.players[0]?.staff[0]?.place).toEqual({ at: 'home' });
  });

  it('SV-14.5 a drawn claim that cannot be paid for is left without asking', () => {
    const poor = table({ players: [{ cash: 399, staff: ['P deck', 'P deck'] }, {}] });
    expect(play(poor, 'prospect P1', 'draw #55').display.at(-1)).toBe(55);

    const drawn = { ...poor, stage: { kind: 'drawn', staff: 0, claim: 55 } } as const;
    expect(refusal(drawn, 'buy-drawn')).toBe('SV-14.5 buyDrawn/cannotAfford');
  });

  it('SV-6.1 an event uses up the draw unless it says "draw again" (SV-16.2)', () => {
    const taxed = play(table(), 'prospect P1', 'draw county-tax');
    expect(taxed.stage).toEqual({ kind: 'claims' });
    expect(taxed.players[0]?.staff[0]?.place).toEqual({ at: 'home' });

    const again = play(table(), 'prospect P1', 'draw silver-purchase-act');
    expect(again.stage).toEqual({ kind: 'drawing', staff: 0 });
    expect(options(again)).toEqual(['draw #14', 'draw #55', 'draw county-tax']);
  });

  it('SV-16.2 there is no drawing again from an empty deck', () => {
    const last = table({ deck: [], deckEvents: ['silver-purchase-act'] });
    const after = play(last, 'prospect P1', 'draw silver-purchase-act');

    expect(after.stage).toEqual({ kind: 'track' });
    expect(after.players[0]?.staff.map(({ place }) => place.at)).toEqual(['home', 'home', 'segment']);
  });

  it('SV-9.3 prospectors on an empty deck go home', () => {
    const after = settled(table({ deck: [], deckEvents: [] }));
    expect(after.players[0]?.staff.map(({ place }) => place.at)).toEqual(['home', 'home', 'segment']);
  });

  it.each<[string, TablePlan, string]>([
    ['SV-6.1 drawFromDeck/notOnDeck', { players: [{ staff: ['P', 'P deck'] }, {}] }, 'prospect P1'],
    ['SV-9.3 drawFromDeck/emptyDeck', { deck: [], deckEvents: [] }, 'prospect P1'],
    ['SV-6.1 drawCard/notInDeck', { stage: { kind: 'drawing', staff: 0 } }, 'draw #1'],
    ['SV-6.1 drawCard/notInDeck', { stage: { kind: 'drawing', staff: 0 } }, 'draw jumped-claim'],
    ['SV-6.1 drawCard/notInDeck', { stage: { kind: 'refillClaim' }, display: [] }, 'draw county-tax'],
  ])('%s', (expected, plan, move) => {
    expect(refusal(table(plan), move)).toBe(expected);
  });
});
