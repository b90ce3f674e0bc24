import { type MatchRecord, newHeader, problemText, seededRng } from '../../../../kernel/index.ts';
import { silverton } from '../../index.ts';
import type { Move } from '../../moves/index.ts';
import { guidedMove } from './index.ts';
import { STYLES } from './style.ts';

/** A match to be played by guided players, all of one style. */
export interface Table {
  readonly players: number;
  readonly options: object;
  readonly style: keyof typeof STYLES;
  readonly seed: number;
}

/** Plays it, the same way every time. */
export const guidedMatch = ({ players, options: json, style, seed }: Table): MatchRecord<Move> => {
  const board = silverton.defaultBoard;
  const rules = silverton.rules(board);
  const options = silverton.decodeOptions(json);
  if (!options.ok) throw new Error(problemText(options.problem));
  const header = newHeader(silverton, board, { players, names: [], options: options.value });
  const rng = seededRng(`${style} ${seed}`);
  const moves: Move[] = [];
  let state = rules.setup(header);
  for (let actor = rules.actor(state); actor.kind !== 'over'; actor = rules.actor(state)) {
    const move =
      actor.kind === 'chance'
        ? rules.sampleMove(state, rng)
        : guidedMove({ board, state, style: STYLES[style], rng });
    const rejection = rules.reject(state, move);
    if (rejection !== undefined)
      throw new Error(`${JSON.stringify(move)} breaks ${rejection.rule}: ${rejection.code}`);
    moves.push(move);
    state = rules.apply(state, move);
  }
  return { header, moves };
};
