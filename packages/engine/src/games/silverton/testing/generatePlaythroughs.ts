import { writeFileSync } from 'node:fs';
import { formatMatch, type MatchRecord } from '../../../kernel/index.ts';
import { transcriptOf } from '../../../testing/index.ts';
import { silverton } from '../index.ts';
import type { Move } from '../moves/index.ts';
import { guidedMatch } from './guide/guidedMatch.ts';
import { highlightsOf } from './highlights.ts';
import { PLANS, type Plan } from './recordings.ts';
import { transcriptOn } from './transcript.ts';

const { defaultBoard: board } = silverton;
const SEEDS = 25;
const MOST_SEEDS = 200;

/** The shortest of some matches that shows all its plan asks for; if none does, the first that does. */
const recorded = (name: string, { shows, ...table }: Plan): MatchRecord<Move> => {
  let shortest: MatchRecord<Move> | undefined;
  for (let seed = 1; seed <= (shortest === undefined ? MOST_SEEDS : SEEDS); seed += 1) {
    const match = guidedMatch({ ...table, seed });
    if (shortest !== undefined && match.moves.length >= shortest.moves.length) continue;
    const shown = highlightsOf(board, match);
    if (shows.every((phrase) => shown.has(phrase))) shortest = match;
  }
  if (shortest === undefined)
    throw new Error(`${name}: none of ${MOST_SEEDS} matches shows ${shows.join(', ')}`);
  return shortest;
};

/**
 * Writes the recordings and their transcripts anew, or only those whose names are given. Needed only when
 * the rules version changes, since a recording that no longer replays is a broken promise. From the root:
 * `npx node --conditions=source packages/engine/src/games/silverton/testing/generatePlaythroughs.ts [name…]`
 */
const generate = (names: readonly string[]): void => {
  for (const [name, plan] of Object.entries(PLANS)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const text = formatMatch(silverton.rules(board), recorded(name, plan));
    const file = (suffix: string): URL => new URL(`../playthroughs/${name}${suffix}`, import.meta.url);
    writeFileSync(file('.txt'), text);
    writeFileSync(file('.expected.txt'), transcriptOf(silverton, transcriptOn(board), { text }));
  }
};

generate(process.argv.slice(2));
