import { readFileSync, rmSync } from 'node:fs';
import { formatMatch, GAMES } from '@roundhouse/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CD, roundhouse, scratchFolder } from '../testing/commandLine.ts';

const { path: folder, file, written } = scratchFolder();
afterAll(() => rmSync(folder, { recursive: true }));

describe('replay', () => {
  beforeAll(() => {
    expect(roundhouse(['simulate', CD, '-n', '2', '--out', file('two.ndjson')]).status).toBe(0);
  });
  const records = () => readFileSync(file('two.ndjson'), 'utf8').trim().split('\n');
  const record = () => JSON.parse(records()[0] ?? '');
  const text = async (): Promise<string> => {
    const game = await GAMES[CD]();
    return formatMatch(game.rules(game.defaultBoard), record());
  };

  it('checks a file of records and says how they ended', () => {
    const { out, status } = roundhouse(['replay', file('two.ndjson')]);
    expect(status).toBe(0);
    expect(out).toMatch(/^match 1, \d+ moves: 1\. random \d \d+, /);
    expect(out).toMatch(/2 matches, \d+ moves, all legal\n$/);
  });

  it('tells all matches of a file in sentences, or the one asked for', () => {
    const all = roundhouse(['replay', file('two.ndjson'), '--tell']).out;
    expect(all.match(/The game is over\. /g)).toHaveLength(2);
    expect(all).toMatch(/^Match 2: continental-divide, 3 players, \d+ moves, all legal$/m);
    const second = roundhouse(['replay', file('two.ndjson'), '--tell', '2']).out;
    expect(second).toBe(roundhouse(['replay', written('second.json', records()[1] ?? '')]).out);
    expect(roundhouse(['replay', file('two.ndjson'), '--tell', '3']).error).toContain(
      'has 2 matches, no match 3',
    );
  });

  it('tells a match in sentences, from JSON and from text alike', async () => {
    const json = roundhouse(['replay', written('one.json', JSON.stringify(record()))]);
    const fromText = roundhouse(['replay', written('one.txt', await text())]);
    expect(json.status).toBe(0);
    expect(json.out).toContain('The player order is dealt: ');
    expect(json.out).toContain('The game is over. ');
    expect(json.out).not.toMatch(/\{"/);
    expect(json.out).toContain('Final standings: 1. random');
    expect(fromText.out).toBe(json.out);
  });

  it('keeps which bots played, in text too, and names the field of one it does not know', async () => {
    expect(record().header.seats).toEqual(['random', 'random', 'random']);
    expect(await text()).toContain('[Seat "3" "random 3" "random"]');
    const unknown = (await text()).replace('"random 3" "random"', '"random 3" "wizard"');
    const { error, status } = roundhouse(['replay', written('wizard.txt', unknown)]);
    expect(status).toBe(1);
    expect(error).toMatch(/wizard\.txt: header\.seats\[2\]: expected person, or a bot .*, found "wizard"/);
    const { seats: _, ...older } = record().header;
    const old = written('old.json', JSON.stringify({ ...record(), header: older }));
    expect(roundhouse(['replay', old]).status).toBe(0);
  });

  it('gives all of it as JSON', () => {
    const { out } = roundhouse(['replay', written('one.json', JSON.stringify(record())), '--json']);
    const told = JSON.parse(out);
    expect(told).toMatchObject({ game: CD, players: 3, over: true });
    expect(told.moves[0]).toMatchObject({ move: 1, by: 'chance' });
    expect(told.moves[0].events[0]).toMatchObject({ type: 'orderDealt' });
  });

  it('says that a match is not over', () => {
    const part = { ...record(), moves: record().moves.slice(0, 3) };
    const { out, status } = roundhouse(['replay', written('part.json', JSON.stringify(part))]);
    expect(status).toBe(0);
    expect(out).toContain('Not over yet; standings so far: ');
  });

  it('names the move and the rule where a record breaks one', async () => {
    const moves = record().moves.with(1, { type: 'endTurn' });
    const broken = written('broken.json', JSON.stringify({ ...record(), moves }));
    const { error, status } = roundhouse(['replay', broken]);
    expect(status).toBe(1);
    expect(error).toMatch(
      /broken\.json: move 2 breaks (CD-\d+\.\d+) \([A-Z][\w ]+\): \w+: [\w ,]+ \[\w+\/\w+\]\n {2}\1: [A-Z]/,
    );
    const { out } = roundhouse(['replay', broken, '--json']);
    expect(JSON.parse(out)).toMatchObject({
      brokenAt: { sequence: 1, rejection: { rule: expect.stringMatching(/^CD-/) } },
    });

    const lines = (await text()).replace(/^2\. (\d) .*$/m, '2. $1 end');
    expect(roundhouse(['replay', written('broken.txt', lines)]).error).toMatch(
      /broken\.txt: move 2 breaks CD-/,
    );
  });

  it.each([
    ['', 'Game: expected a line [Game "…"]'],
    ['{', 'expected JSON'],
    ['{}', 'header: expected an object, found nothing'],
    [
      '{"header":{"game":"go","rulesVersion":1,"board":{"id":"","hash":""},"players":2,"names":[]}}',
      'unknown game go',
    ],
    ['{}\n{', 'line 1: header: expected an object'],
  ])('refuses the file %j in a sentence', (content, sentence) => {
    const { error, status } = roundhouse(['replay', written('odd.txt', content)]);
    expect(status).toBe(1);
    expect(error).toContain(sentence);
    expect(error).not.toContain('    at ');
  });

  it('refuses a file that is not there', () => {
    expect(roundhouse(['replay', file('nothing.txt')]).error).toContain('there is no file');
  });
});
