import { readdirSync, readFileSync } from 'node:fs';
import { formatMatch, type MatchRecord, parseMatch, problemText } from '@roundhouse/engine';
import { type Move, type State, silverton } from '@roundhouse/engine/silverton';
import type { Page } from 'playwright-core';
import { openText } from './table.ts';

const FOLDER = new URL('../packages/engine/src/games/silverton/playthroughs/', import.meta.url);
const board = silverton.defaultBoard;
const rules = silverton.rules(board);

/** A decision somebody has to make, and the match up to it as text. */
export interface Moment {
  readonly stage: State['stage']['kind'];
  readonly text: string;
}

const recordIn = (text: string): MatchRecord<Move> => {
  const read = parseMatch(silverton, board, text);
  if (!read.ok) throw new Error(problemText(read.problem));
  return read.value;
};

/** Positions where a player decides, by the kind of decision. */
const decisionsOf = ({ header, moves }: MatchRecord<Move>): Map<Moment['stage'], number[]> => {
  const found = new Map<Moment['stage'], number[]>();
  const options = silverton.decodeOptions(header.options);
  if (!options.ok) throw new Error(problemText(options.problem));
  let state = rules.setup({ ...header, options: options.value });
  for (const [count, move] of moves.entries()) {
    const { kind } = state.stage;
    if (rules.actor(state).kind === 'seat') found.set(kind, [...(found.get(kind) ?? []), count]);
    state = rules.apply(state, move);
  }
  return found;
};

/** So many moves in, a table has something on it. */
const SETTLED = 60;

/** Early is good, but not too early. */
const wait = (at: number): number => (at >= SETTLED ? at : 100_000 - at);

/** Every kind of decision in the recorded matches once: as early as a table with something on it has it. */
export const moments = (): readonly Moment[] => {
  const best = new Map<Moment['stage'], { record: MatchRecord<Move>; at: number }>();
  for (const file of readdirSync(FOLDER).filter((name) => /^\d+-[a-z0-9-]+\.txt$/.test(name))) {
    const record = recordIn(readFileSync(new URL(file, FOLDER), 'utf8'));
    for (const [stage, found] of decisionsOf(record)) {
      const known = best.get(stage);
      const [at = 0] = found.toSorted((a, b) => wait(a) - wait(b));
      if (known === undefined || wait(at) < wait(known.at)) best.set(stage, { record, at });
    }
  }
  return [...best].map(([stage, { record, at }]) => ({
    stage,
    text: formatMatch(rules, { header: record.header, moves: record.moves.slice(0, at) }),
  }));
};

/** Opens a match at a decision, as the player who has to make it. */
export const atMoment = async (page: Page, { text }: Moment): Promise<void> => {
  await openText(page, text);
  const take = page.getByRole('button', { name: /^(I am|Je suis) / });
  if (await take.isVisible()) await take.click();
  await page.getByRole('region', { name: /^(What to do|À faire)$/ }).waitFor();
};
