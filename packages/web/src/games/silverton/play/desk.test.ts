import { isConnected } from '@roundhouse/engine/silverton';
import { beforeAll, describe, expect, it } from 'vitest';
import { targetNote } from '../acts/targetNote.ts';
import { askOf } from '../asks/askOf.ts';
import { aSession } from '../testing/aSession.ts';
import { board, playedUntil } from '../testing/played.ts';
import { sv } from '../words/index.ts';
import { bestDelivery } from './deliveries.ts';
import { Desk } from './desk.ts';
import { marksOf } from './marksOf.ts';
import { perform } from './perform.ts';
import { isOwnTrack } from './targets.ts';

beforeAll(() => sv.load());

/** Where random play comes to the rarer stages soonest. */
const SEEDS: Readonly<Record<string, number>> = { plows: 18, fines: 10, deliveries: 18 };

/** The desk of whoever first has to decide at a stage, in the first random match that comes there. */
const deskAt = (stage: string, options = {}): Desk => {
  for (let seed = SEEDS[stage] ?? 3; seed < 80; seed += 1) {
    const state = playedUntil({ players: 3, options, seed }, ({ stage: { kind } }) => kind === stage);
    if (state.stage.kind === stage)
      return new Desk(aSession(state), { getItem: () => null, setItem: () => undefined });
  }
  throw new Error(`no match came to ${stage}`);
};

describe('the desk when staff is placed', () => {
  it('lays a legal place out, marks it, and sends it when confirmed', async () => {
    const desk = deskAt('placing');
    const target = desk.targets.find(({ on }) => on === 'segment');
    if (target?.on !== 'segment') throw new Error('a surveyor can go somewhere');
    desk.press(target);

    expect(desk.move).toMatchObject({ type: 'place', target });
    expect(marksOf(desk).chosen).toEqual([target.segment]);
    expect(marksOf(desk).open).toContain(target.segment);
    await desk.confirm();
    expect(desk.move).toBeUndefined();
    expect(marksOf(desk).staff.map(({ segment }) => segment)).toContain(target.segment);
  });

  it('does not end placing by a key while a piece is laid out', () => {
    const desk = deskAt('placing');
    const about = { board: desk.board, header: desk.session.header, names: desk.session.names };
    const [target] = desk.targets;
    if (target === undefined) throw new Error('somebody can go somewhere');
    desk.press(target);
    expect(desk.move).toBeDefined();

    expect(perform(desk, about, 'end')).toBe(false);
    desk.clear();
    expect(perform(desk, about, 'end')).toBe(true);
  });

  it('SV-4.5 tells own track, to be dismantled, from what is to be built', () => {
    const state = playedUntil({ players: 3, options: {}, seed: 3 }, ({ stage, players, order, active }) => {
      const player = players[order[active] ?? -1];
      const joined = player?.segments.some((at) => isConnected(board, player, board.segments[at]?.a ?? -1));
      const free = player?.staff.some(({ role, place }) => role === 'S' && place.at === 'home');
      return stage.kind === 'placing' && joined === true && free === true;
    });
    const desk = new Desk(aSession(state), { getItem: () => null, setItem: () => undefined });
    const segments = desk.targets.filter(({ on }) => on === 'segment');
    const own = segments.filter((target) => isOwnTrack(desk, target));

    expect(marksOf(desk).own).toEqual(own.map((target) => (target.on === 'segment' ? target.segment : '')));
    expect(own.map((target) => targetNote(desk, target))).toEqual(
      own.map(() => expect.stringMatching(/^Your own track: .* the bank pays \$\d+0\.$/)),
    );
    expect([own.length > 0, segments.length > own.length]).toEqual([true, true]);
    expect(segments.filter((target) => targetNote(desk, target)?.includes('to build'))).toHaveLength(
      segments.length - own.length,
    );
  });

  it('says why not, and forgets it when cleared', () => {
    const desk = deskAt('placing');
    desk.press({ on: 'segment', segment: 'chama--antonito' });
    const far = desk.board.segments.find(
      ({ id }) => !desk.targets.some((target) => target.on === 'segment' && target.segment === id),
    );
    desk.press({ on: 'segment', segment: far?.id ?? '' });

    expect(desk.move).toBeUndefined();
    expect(desk.refusal?.rule).toMatch(/^SV-4/);
    expect(desk.clear()).toBe(true);
    expect(desk.refusal).toBeUndefined();
  });

  it('with a prospector in hand opens cards only', () => {
    const desk = deskAt('placing');
    const own = desk.position.players[desk.seat ?? 0]?.staff ?? [];
    desk.takeStaff(own.findIndex(({ role }) => role === 'P'));

    expect(desk.targets.length).toBeGreaterThan(7);
    expect(desk.targets.filter(({ on }) => on === 'segment')).toEqual([]);
  });
});

describe('decisions as lists', () => {
  const STAGES = [
    'claims',
    'track',
    'operating',
    'plows',
    'fines',
    'equipment',
    'hiring',
    'moveAside',
    'drawn',
  ];

  it.each(STAGES)('%s: every option listed is legal, and so is the way out', (stage) => {
    const options = { advanced: true, optionalRules: ['hiring', 'severalPlows'] as const };
    const desk = deskAt(stage, options);
    const now = desk.choices;
    if (now === undefined) throw new Error(`${stage} is reached`);
    const about = { board: desk.board, header: desk.session.header, names: desk.session.names };
    const ask = askOf(now, { desk, about });

    const moves = [
      ...(ask?.options ?? []),
      ...(ask?.rare ?? []),
      ...(ask?.end === undefined ? [] : [ask.end]),
    ].map(({ move }) => move);
    expect(moves.length).toBeGreaterThan(0);
    expect(moves.map((move) => desk.session.reject(move))).toEqual(moves.map(() => undefined));
  });
});

describe('deliveries', () => {
  it('propose the sale that brings most, and it is legal', () => {
    const desk = deskAt('deliveries', { advanced: true });
    const now = desk.choices;
    if (now?.stage !== 'deliveries') throw new Error('somebody delivers');
    const best = bestDelivery(now.deliveries);

    expect(best === undefined ? 'none' : desk.session.reject(best)).toBeUndefined();
    const brought = now.deliveries.map(({ most, price }) => most * price);
    const chosen = now.deliveries.find(({ city, claim }) => city === best?.city && claim === best.claim);
    expect((best?.units ?? 0) * (chosen?.price ?? 0)).toBe(Math.max(...brought));
  });
});
