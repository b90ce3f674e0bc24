import { type MatchRecord, newHeader, pick, seededRng } from '../../../kernel/index.ts';
import { continentalDivide } from '../index.ts';
import { currentSeat } from '../state.ts';
import type { Move } from '../types.ts';
import { guidedMove } from './guidedPlay.ts';
import type { Style } from './style.ts';

const PLAIN: Style = { values: [12, 24], issues: [6, 10], railroads: 1, income: 1, favourite: -1 };

/** Tables to record matches at: each seat draws one of the styles. */
const TABLES = {
  mixed: [
    PLAIN,
    { ...PLAIN, values: [18, 32], issues: [5, 8] },
    { ...PLAIN, values: [10, 16], issues: [8, 10], income: 2 },
    { ...PLAIN, railroads: 2, favourite: 4 },
  ],
  /** Everybody starts what they can: many railroads, little money for each. */
  founders: [
    { ...PLAIN, values: [10, 20], railroads: 3 },
    { ...PLAIN, values: [10, 18], issues: [3, 6], railroads: 2 },
  ],
  /** Farmers stay in the East for its income; others pass them by. */
  farmers: [{ ...PLAIN, income: 6 }, { ...PLAIN, income: 12, issues: [4, 6] }, PLAIN],
  /** Small issues that sell out. */
  small: [
    { ...PLAIN, values: [14, 30], issues: [3, 4] },
    { ...PLAIN, values: [10, 20], issues: [3, 5], railroads: 2 },
  ],
  /** All eyes on the north-west. */
  north: [{ ...PLAIN, favourite: 4 }, { ...PLAIN, favourite: 3 }, PLAIN],
  /** All eyes on the bays and the south. */
  south: [
    { ...PLAIN, favourite: 2 },
    { ...PLAIN, favourite: 1 },
    { ...PLAIN, favourite: 0 },
  ],
} as const satisfies Record<string, readonly Style[]>;

export interface Table {
  readonly players: number;
  readonly table: keyof typeof TABLES;
  readonly seed: number;
}

/** A whole match between guided players; the same table gives the same match. */
export const guidedMatch = ({ players, table, seed }: Table): MatchRecord<Move> => {
  const { defaultBoard: board } = continentalDivide;
  const rules = continentalDivide.rules(board);
  const rng = seededRng(`${table} ${players} ${seed}`);
  const styles = Array.from({ length: players }, (): Style => pick<Style>(TABLES[table], rng));
  const header = newHeader(continentalDivide, board, { players, names: [], options: {} });
  const moves: Move[] = [];
  let state = rules.setup(header);
  for (let actor = rules.actor(state); actor.kind !== 'over'; actor = rules.actor(state)) {
    const style = styles[currentSeat(state)] ?? PLAIN;
    const move =
      actor.kind === 'chance' ? rules.sampleMove(state, rng) : guidedMove(board, state, { style, rng });
    moves.push(move);
    state = rules.apply(state, move);
  }
  return { header, moves };
};
