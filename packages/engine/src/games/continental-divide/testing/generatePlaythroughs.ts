import { writeFileSync } from 'node:fs';
import { formatMatch } from '../../../kernel/index.ts';
import { transcriptOf } from '../../../testing/index.ts';
import { continentalDivide } from '../index.ts';
import { guidedMatch, type Table } from './guidedMatch.ts';
import { transcriptOn } from './transcript.ts';

/**
 * Writes the recordings and their transcripts anew. Needed only when the rules version changes, since a
 * recording that no longer replays is a broken promise. From the root of the project:
 * `npx node --conditions=source packages/engine/src/games/continental-divide/testing/generatePlaythroughs.ts`
 */
const RECORDINGS: Readonly<Record<string, Table>> = {
  '001-san-francisco-before-the-cubes-run-out': { players: 3, table: 'mixed', seed: 21 },
  '002-seattle-and-a-share-worth-seven': { players: 3, table: 'mixed', seed: 22 },
  '003-shared-win-of-three': { players: 3, table: 'north', seed: 13 },
  '004-portland-with-four': { players: 4, table: 'mixed', seed: 8 },
  '005-three-ports-and-a-refusal': { players: 4, table: 'mixed', seed: 3 },
  '006-seattle-with-four': { players: 4, table: 'north', seed: 1 },
  '007-farmers-run-out-of-cubes': { players: 4, table: 'farmers', seed: 13 },
  '008-small-issues-sold-out': { players: 4, table: 'small', seed: 26 },
  '009-eight-railroads-with-five': { players: 5, table: 'mixed', seed: 25 },
  '010-shared-win-of-five': { players: 5, table: 'mixed', seed: 15 },
  '011-race-to-the-south': { players: 5, table: 'south', seed: 7 },
  '012-six-founders-eight-railroads': { players: 6, table: 'founders', seed: 10 },
  '013-shared-win-of-six': { players: 6, table: 'mixed', seed: 29 },
  '014-seattle-with-six': { players: 6, table: 'mixed', seed: 4 },
};

const { defaultBoard: board } = continentalDivide;
for (const [name, table] of Object.entries(RECORDINGS)) {
  const text = formatMatch(continentalDivide.rules(board), guidedMatch(table));
  const file = (suffix: string): URL => new URL(`../playthroughs/${name}${suffix}`, import.meta.url);
  writeFileSync(file('.txt'), text);
  writeFileSync(file('.expected.txt'), transcriptOf(continentalDivide, transcriptOn(board), { text }));
}
