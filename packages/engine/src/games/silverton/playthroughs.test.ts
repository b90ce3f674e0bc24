import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatMatch, parseMatch, problemText, replay } from '../../kernel/index.ts';
import { folderFaults, recordingsIn, refereed, transcriptOf } from '../../testing/index.ts';
import { MOVE_RULES } from './flow/index.ts';
import { silverton } from './index.ts';
import { LENGTHS, OPTIONAL_RULES, SCENARIOS } from './options.ts';
import { highlightsOf } from './testing/highlights.ts';
import { PLANS } from './testing/recordings.ts';
import { transcriptOn } from './testing/transcript.ts';
import { EVENT_IDS } from './types.ts';

const { defaultBoard: board } = silverton;
const folder = new URL('playthroughs/', import.meta.url);
const files = new Map(readdirSync(folder).map((file) => [file, readFileSync(new URL(file, folder), 'utf8')]));
const recordings = recordingsIn(files);
const rules = refereed(silverton.rules(board));

const recordOf = (text: string) => {
  const read = parseMatch(silverton, board, text);
  if (!read.ok) throw new Error(problemText(read.problem));
  return read.value;
};

const matches = recordings.map((recording) => ({ ...recording, record: recordOf(recording.text) }));

/** What each recording shows. */
const shown = new Map(matches.map(({ name, record }) => [name, highlightsOf(board, record)]));
const shownByAny = new Set([...shown.values()].flatMap((phrases) => [...phrases]));

describe('recorded matches', () => {
  it('are complete pairs of files, one for every plan', () => {
    expect(folderFaults(files)).toEqual([]);
    expect(recordings.map(({ name }) => name)).toEqual(Object.keys(PLANS));
  });

  it.each(matches)('$name replays to its transcript, refereed, to the end', ({ text, record, expected }) => {
    expect(transcriptOf(silverton, transcriptOn(board), { text })).toBe(expected);
    const played = replay(rules, record);
    expect(played.ok && rules.actor(played.state)).toEqual({ kind: 'over' });
    expect(formatMatch(rules, record)).toBe(text);
  });

  it.each(Object.entries(PLANS))('%s shows what it is there for', (name, { shows }) => {
    for (const phrase of shows) expect(shown.get(name)).toContain(phrase);
  });

  it.each([
    ...MOVE_RULES.map(({ type }) => `move ${type}`),
    ...SCENARIOS.map((scenario) => `scenario ${scenario}`),
    ...LENGTHS.map((length) => `length ${length}`),
    ...OPTIONAL_RULES.map((rule) => `option ${rule}`),
    ...['playOn', 'earlyWinter', 'refillEvents', 'tenPoints', 'simpleFromStart'].map(
      (flag) => `option ${flag}`,
    ),
    ...[1, 2, 3, 4, 5, 6].map((players) => `${players} players`),
    ...['basic', 'advanced'],
    ...EVENT_IDS.map((event) => `event ${event}`),
    ...['event drawn', 'event in a refill', 'victimChosen'],
    ...['segment', 'special', 'claim', 'line', 'steal', 'end'].map((over) => `dispute over ${over}`),
    ...['dispute of a pair', 'disputeTied', 'steal won', 'steal lost', 'jointLineBought'],
    ...['staffJailed', 'freed by the dice', 'left in jail by the dice', 'bailPaid'],
    ...['staffKilled', 'deadReplaced', 'fineReckoned', 'fine paid', 'fine stays owed'],
    ...['depleted with goods', 'depleted without goods', 'leadvilleMarked', 'no claim left in the deck'],
    ...['abandoned', 'segmentDismantled', 'no cube left', 'second in a row built', 'second in a row failed'],
    ...['cash', 'claims', 'segments', 'lines', 'trains', 'plows', 'goods'].map((kind) => `deal with ${kind}`),
    ...['bought goods delivered', 'lineReturned', 'owned line lost', 'face-up line lost'],
    ...['plow clears', 'plow fails', 'two plows on one segment', 'winter blocks a line'],
    ...['train bought', 'train traded in', 'plow bought', 'plow traded in', 'trainAssigned', 'citiesJoined'],
    ...['slid to a pile', 'slid to the claims', 'goodsTransferred', 'staffHired', 'bonusRaised'],
    ...['cashRevealed', 'phantomPlaced'],
  ])('show: %s', (phrase) => {
    expect(shownByAny).toContain(phrase);
  });

  it('are refused on another board, or with a move changed', () => {
    const [{ text } = { text: '' }] = recordings;
    expect(parseMatch(silverton, board, text.replace(board.hash, '0'.repeat(64)))).toMatchObject({
      problem: { path: 'header.board' },
    });
    expect(parseMatch(silverton, board, text.replace(/^2\. .*$/m, '2. * turn-up #999')).ok).toBe(false);
  });
});
