import { describe, expect, it } from 'vitest';
import { toy } from '../testing/toy/game.ts';
import type { ToyMove } from '../testing/toy/types.ts';
import { type Decoded, problemText } from './decode.ts';
import {
  decodeMatch,
  decodeMatchHeader,
  newHeader,
  playOn,
  replay,
  type Step,
  undoableMoves,
} from './match.ts';

const board = toy.defaultBoard;
const rules = toy.rules(board);
const header = newHeader(toy, board, { players: 2, names: ['Ann', 'Bo'], options: { rounds: 1 } });

const DEAL: readonly ToyMove[] = [
  { type: 'deal', card: 4 },
  { type: 'deal', card: 7 },
  { type: 'roll', die: 2 },
];
const BETS: readonly ToyMove[] = [{ type: 'bet', chips: 5 }, { type: 'pass' }];
const record = { header, moves: [...DEAL, ...BETS] };

const told = (read: Decoded<unknown>): string => (read.ok ? 'fine' : problemText(read.problem));

describe('replay', () => {
  it('folds the moves into the final state, showing every step', () => {
    const steps: Step<unknown, ToyMove>[] = [];
    const played = replay(rules, record, (step) => steps.push(step));

    expect(played).toMatchObject({ ok: true, state: { chips: [12, 12], round: 2 } });
    expect(steps.map(({ sequence, move }) => [sequence, move])).toEqual([...record.moves.entries()]);
    expect(steps.slice(1).map(({ before }) => before)).toEqual(steps.slice(0, -1).map(({ after }) => after));
  });

  it('stops at the first illegal move, with its number, rule and the state before it', () => {
    const moves = record.moves.with(3, { type: 'bet', chips: 13 });
    expect(replay(rules, { header, moves })).toMatchObject({
      ok: false,
      brokenAt: { sequence: 3, rejection: { rule: 'TOY-3', code: 'bet/cannotAfford' } },
      state: { bets: [] },
    });
  });

  it('refuses moves after the end', () => {
    const moves = [...record.moves, { type: 'pass' } as const];
    expect(replay(rules, { header, moves })).toMatchObject({
      brokenAt: { sequence: 5, rejection: { code: 'match/over' } },
    });
  });

  it('goes on from a state in the middle, counting on', () => {
    const middle = replay(rules, { header, moves: DEAL }).state;
    expect(playOn(rules, { state: middle, moves: BETS, sequence: 3 })).toEqual(replay(rules, record));
    const broken = playOn(rules, { state: middle, moves: [{ type: 'roll', die: 1 }], sequence: 3 });
    expect(broken).toMatchObject({ ok: false, brokenAt: { sequence: 3 } });
  });
});

describe('undoableMoves', () => {
  const undoable = (moves: readonly ToyMove[], seat: number): number =>
    undoableMoves(rules, { header, moves }, seat);

  it('counts the last moves of a seat, until somebody else acts', () => {
    expect(undoable([...DEAL, { type: 'pass' }], 0)).toBe(1);
    expect(undoable([...DEAL, { type: 'pass' }], 1)).toBe(0);
    expect(undoable(record.moves, 0)).toBe(0);
    expect(undoable(record.moves, 1)).toBe(1);
  });

  it('lets nobody undo what chance has shown', () => {
    expect(undoable(DEAL, 0)).toBe(0);
    const longer = { ...header, options: { rounds: 2 } };
    const moves = [...record.moves, { type: 'deal', card: 1 } as const];
    expect(undoableMoves(rules, { header: longer, moves }, 1)).toBe(0);
  });

  it('counts several moves in a row', () => {
    const alone = { ...rules, actor: () => ({ kind: 'seat', seat: 0 }) as const };
    expect(undoableMoves(alone, { header, moves: DEAL }, 0)).toBe(3);
  });
});

describe('decodeMatch', () => {
  const read = (json: unknown): string => told(decodeMatch(toy, board, json));
  const withHeader = (change: object): unknown => ({ ...record, header: { ...header, ...change } });

  it('reads back what was written', () => {
    expect(decodeMatch(toy, board, JSON.parse(JSON.stringify(record)))).toEqual({ ok: true, value: record });
    expect(decodeMatchHeader(record)).toEqual({ ok: true, value: header });
    const seated = { ...record, header: { ...header, seats: ['person', 'expert:builder'] } };
    expect(decodeMatch(toy, board, seated)).toEqual({ ok: true, value: seated });
  });

  it.each([
    [null, 'expected a match record, found null'],
    [{ moves: [] }, 'header: expected an object, found nothing'],
    [withHeader({ game: 1 }), 'header.game: expected a text, found 1'],
    [withHeader({ game: 'chess' }), 'header.game: expected toy, found "chess"'],
    [withHeader({ rulesVersion: 0 }), 'header.rulesVersion: expected a whole number from 1, found 0'],
    [withHeader({ rulesVersion: 2 }), 'header.rulesVersion: expected rules version 1, found 2'],
    [withHeader({ board: 'toy' }), 'header.board: expected an object, found "toy"'],
    [
      withHeader({ board: { id: 'toy', hash: 'x' } }),
      `header.board: expected the board toy with hash ${board.hash}, found "x"`,
    ],
    [withHeader({ players: 2.5 }), 'header.players: expected a whole number from 1 to 12, found 2.5'],
    [withHeader({ players: 5 }), 'header: expected a set-up that keeps to TOY-5 (setup/players), found 5'],
    [withHeader({ options: 3 }), 'header.options: expected an object, found 3'],
    [
      withHeader({ options: { rounds: 0 } }),
      'header.options.rounds: expected a whole number from 1 to 9, found 0',
    ],
    [withHeader({ names: ['Ann', 2] }), 'header.names[1]: expected a text, found 2'],
    [withHeader({ seats: ['person', 3] }), 'header.seats[1]: expected a text, found 3'],
    [
      withHeader({ seats: ['person'] }),
      'header.seats: expected a list of 2, one for each player, found a list of 1',
    ],
    [withHeader({ commitment: 1 }), 'header.commitment: expected a text, found 1'],
    [withHeader({ colour: 1 }), 'header.colour: expected no such field, found 1'],
    [{ header }, 'moves: expected a list, found nothing'],
    [{ header, moves: [DEAL[0], 7] }, 'moves[1]: expected a move, found 7'],
    [
      { header, moves: [{ type: 'fly' }] },
      'moves[0].type: expected one of deal, roll, bet, pass, found "fly"',
    ],
    [
      { header, moves: [{ type: 'roll', die: 7 }] },
      'moves[0].die: expected a whole number from 1 to 6, found 7',
    ],
  ])('names the fault (%#)', (json, problem) => {
    expect(read(json)).toBe(problem);
  });

  it('takes missing options as the defaults', () => {
    const { options: _, ...bare } = header;
    expect(decodeMatch(toy, board, { header: bare, moves: [] })).toMatchObject({
      ok: true,
      value: { header: { options: {} } },
    });
  });
});
