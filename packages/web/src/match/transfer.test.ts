import { type AnyGame, type MatchRecord, newHeader, type PlainMove, seededRng } from '@roundhouse/engine';
import { toy } from '@roundhouse/engine/testing';
import { describe, expect, it } from 'vitest';
import { proposedSeats, seatsInFile } from './seats.ts';
import { person } from './testing/aMatch.ts';
import { exportMatch, headerIn, importMatch, matchesIn } from './transfer.ts';

const game: AnyGame = toy;
const board = game.defaultBoard;

const playedThrough = (most: number): MatchRecord<PlainMove> => {
  const rules = game.rules(board);
  const header = newHeader(game, board, { players: 2, names: ['Ada', 'Bo'], options: {} });
  const rng = seededRng(5);
  const moves: PlainMove[] = [];
  let state = rules.setup(header);
  while (rules.actor(state).kind !== 'over' && moves.length < most) {
    const move = rules.sampleMove(state, rng);
    moves.push(move);
    state = rules.apply(state, move);
  }
  return { header, moves };
};

describe('matches as files', () => {
  it.each(['text', 'json'] as const)('come back from %s as they were', (form) => {
    const record = playedThrough(7);
    expect(importMatch(game, board, exportMatch(game, board, record, form))).toEqual({
      ok: true,
      record,
      over: false,
    });
    const whole = playedThrough(999);
    expect(importMatch(game, board, exportMatch(game, board, whole, form))).toMatchObject({ over: true });
  });

  it('are told apart where a simulation wrote one on every line', () => {
    const one = JSON.stringify(playedThrough(3));
    const other = JSON.stringify(playedThrough(5));

    expect(matchesIn(`${one}\n${other}\n`)).toEqual([one, other]);
    expect(matchesIn(`${one}\n`)).toHaveLength(1);
    for (const form of ['text', 'json'] as const)
      expect(matchesIn(exportMatch(game, board, playedThrough(7), form))).toHaveLength(1);
  });

  it.each(['text', 'json'] as const)('name the move and the rule that is broken in %s', (form) => {
    const record = playedThrough(7);
    const at = record.moves.findIndex(({ type }) => type === 'bet');
    const moves = record.moves.map((move, index) => (index === at ? { ...move, chips: 99 } : move));
    const content = exportMatch(game, board, record, form);
    const broken =
      form === 'json'
        ? JSON.stringify({ header: record.header, moves })
        : content.replace(/bet \d+/, 'bet 99');

    const read = importMatch(game, board, broken);
    expect(read).toMatchObject({ ok: false, brokenAt: { sequence: at, rejection: { rule: 'TOY-3' } } });
  });

  it.each(['text', 'json'] as const)('say in %s who played, where they know it', (form) => {
    const record = playedThrough(3);
    expect(headerIn(exportMatch(game, board, record, form))).toMatchObject({ ok: true, kinds: [] });
    const seats = seatsInFile([
      person('Ada'),
      { kind: 'bot', name: 'Bo', level: 'expert', personality: 'builder' },
    ]);
    const content = exportMatch(game, board, { ...record, header: { ...record.header, seats } }, form);
    const read = headerIn(content);
    expect(read).toMatchObject({
      ok: true,
      kinds: ['person', { level: 'expert', personality: 'builder' }],
    });
    expect(importMatch(game, board, content.replace('expert:builder', 'wizard'))).toMatchObject({
      ok: false,
      problem: { path: 'header.seats[1]', found: '"wizard"' },
    });
  });

  it('propose the same seats again', () => {
    const named = { players: 3, names: ['Ada', 'Bo'] };
    const nobody = (number: number): string => `Player ${number}`;
    const kinds = ['person', { level: 'expert', personality: 'builder' }] as const;
    expect(proposedSeats(named, kinds, nobody)).toEqual([
      person('Ada'),
      { kind: 'bot', name: 'Bo', level: 'expert', personality: 'builder' },
      person('Player 3'),
    ]);
  });

  it('says what cannot be read', () => {
    for (const content of ['', 'hello', '{', '{"header":{}}', '[Game "toy"]'])
      expect(importMatch(game, board, content)).toMatchObject({ ok: false });
  });
});
