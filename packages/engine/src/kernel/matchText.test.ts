import { describe, expect, it } from 'vitest';
import { toy } from '../testing/toy/game.ts';
import type { ToyMove } from '../testing/toy/types.ts';
import { type Decoded, problemText } from './decode.ts';
import { newHeader } from './match.ts';
import { formatMatch, parseMatch, parseMatchHeader } from './matchText.ts';

const board = toy.defaultBoard;
const header = newHeader(toy, board, { players: 2, names: ['Ann', 'Bo'], options: { rounds: 1 } });
const MOVES: readonly ToyMove[] = [
  { type: 'deal', card: 4 },
  { type: 'deal', card: 7 },
  { type: 'roll', die: 2 },
  { type: 'bet', chips: 5 },
  { type: 'pass' },
];
const text = formatMatch(toy.rules(board), { header, moves: MOVES });

const told = (read: Decoded<unknown>): string => (read.ok ? 'fine' : problemText(read.problem));
const read = (match: string): string => told(parseMatch(toy, board, match));

describe('formatMatch', () => {
  it('writes a header and a line for each move', () => {
    expect(text.split('\n')).toEqual([
      '[Game "toy"]',
      '[Rules "1"]',
      `[Board "toy" "${board.hash}"]`,
      '[Players "2"]',
      '[Options "{\\"rounds\\":1}"]',
      '[Seat "1" "Ann"]',
      '[Seat "2" "Bo"]',
      '',
      '1. * deal 4',
      '2. * deal 7',
      '3. * roll 2',
      '4. 1 bet 5',
      '5. 2 pass',
      '',
    ]);
  });
});

describe('parseMatch', () => {
  it('reads back what was written', () => {
    expect(parseMatch(toy, board, text)).toEqual({ ok: true, value: { header, moves: MOVES } });
  });

  it.each(['quo"te', '" ', '"', '\\', 'new\nline', '[x]', '', 'zwei  Wörter', '🚂'])(
    'keeps the name %j',
    (name) => {
      const odd = { ...header, names: [name, 'Bo'], commitment: 'c0ffee' };
      const written = formatMatch(toy.rules(board), { header: odd, moves: [] });
      expect(parseMatch(toy, board, written)).toEqual({ ok: true, value: { header: odd, moves: [] } });
    },
  );

  it('keeps who played each seat', () => {
    const seated = { ...header, seats: ['person', 'expert:builder'] };
    const written = formatMatch(toy.rules(board), { header: seated, moves: [] });
    expect(written).toContain('[Seat "1" "Ann" "person"]\n[Seat "2" "Bo" "expert:builder"]\n');
    expect(parseMatch(toy, board, written)).toEqual({ ok: true, value: { header: seated, moves: [] } });

    const unnamed = formatMatch(toy.rules(board), { header: { ...seated, names: ['Ann'] }, moves: [] });
    expect(parseMatchHeader(unnamed)).toMatchObject({ value: { names: ['Ann', ''], seats: seated.seats } });
  });

  it('passes over remarks, blank lines and other line ends', () => {
    const remarked = `; a remark\n${text.replace('4. 1', '; another\n\n  4. 1').replaceAll('\n', '\r\n')}`;
    expect(parseMatch(toy, board, remarked)).toEqual({ ok: true, value: { header, moves: MOVES } });
  });

  it.each([
    ['4. 1 bet 5', '5. 1 bet 5', 'move 4: expected a line that begins with "4. ", found "5. 1 bet 5"'],
    ['4. 1 bet 5', 'bet 5', 'move 4: expected a line that begins with "4. ", found "bet 5"'],
    ['4. 1 bet 5', '4. 2 bet 5', 'move 4: expected a move by 1, found "2"'],
    ['3. * roll', '3. 1 roll', 'move 3: expected a move by *, found "1"'],
    [
      'bet 5',
      'bet 99',
      'move 4: expected a move that keeps to TOY-3 (bet/cannotAfford), found "4. 1 bet 99"',
    ],
    ['bet 5', 'bet much', 'move 4, chips: expected one number, found "much"'],
    ['bet 5', 'lend 5', 'move 4, verb: expected one of deal, roll, bet, pass, found "lend"'],
    ['5. 2 pass', '5. 2 pass\n6. 1 pass', 'move 6: expected the end of the match, found "6. 1 pass"'],
  ])('%s as %s is told with its number (%#)', (from, to, problem) => {
    expect(read(text.replace(from, to))).toBe(problem);
  });

  it('gives the broken rule as data too', () => {
    expect(parseMatch(toy, board, text.replace('bet 5', 'bet 99'))).toMatchObject({
      brokenAt: {
        sequence: 3,
        rejection: { rule: 'TOY-3', code: 'bet/cannotAfford', params: { chips: 99 } },
      },
    });
  });

  it.each([
    [/\[Game .*\]/, '', 'Game: expected a line [Game "…"], found nothing'],
    [/\[Game .*\]/, '[Game "chess"]', 'header.game: expected toy, found "chess"'],
    [/\[Rules .*\]/, '[Rules one]', 'Rules: expected a line [Rules "…"], found nothing'],
    [/\[Rules .*\]/, '[Rules "one"]', 'rulesVersion: expected a whole number from 1, found NaN'],
    [/\[Players .*\]/, '[Players "many"]', 'players: expected a whole number from 1 to 12, found NaN'],
    [
      /\[Players .*\]/,
      '[Players "7"]',
      'header: expected a set-up that keeps to TOY-5 (setup/players), found 7',
    ],
    [
      /\[Board .*\]/,
      '[Board "toy"]',
      `header.board: expected the board toy with hash ${board.hash}, found ""`,
    ],
    [/\[Options .*\]/, '[Options "{"]', 'Options: expected JSON in quotes, found "{"'],
    [
      /\[Options .*\]/,
      '[Options "{\\"round\\":1}"]',
      'header.options.round: expected no such field, found 1',
    ],
    [/\[Seat "2".*\]/, '[Seat "2" "Bo" "expert"]', 'seats[0]: expected a text, found nothing'],
    [
      /\[Seat "1"[\s\S]*\[Seat "2".*\]/,
      '[Seat "1" "Ann" "novice"]',
      'header.seats: expected a list of 2, one for each player, found a list of 1',
    ],
    [/\[Seat "1"/, '[Seat "3"', 'Seat: expected [Seat "1" "…"], found "3"'],
  ])('names the fault in the header (%#)', (from, to, problem) => {
    expect(read(text.replace(from, to))).toBe(problem);
  });

  it('takes missing options as the defaults', () => {
    expect(parseMatchHeader(text.replace(/\[Options .*\]\n/, ''))).toMatchObject({ value: { options: {} } });
  });
});
