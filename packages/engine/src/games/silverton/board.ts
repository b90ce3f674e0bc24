import { canonicalJson, type Decoded, decoded, problemText, sha256 } from '../../kernel/index.ts';
import pack from './data/board.json' with { type: 'json' };
import { problemWithCards } from './data/cardChecks.ts';
import { compileBoard } from './data/compileBoard.ts';
import { decodePack } from './data/decodePack.ts';
import { problemWithMap } from './data/mapChecks.ts';
import { problemWithMarket } from './data/marketChecks.ts';
import type { Board } from './types.ts';

/** Reads a board pack from untrusted JSON and checks that a match can be played on it. */
export const decodeBoard = (json: unknown): Decoded<Board> => {
  const read = decodePack(json);
  if (!read.ok) return read;
  const problem = problemWithMap(read.value) ?? problemWithMarket(read.value) ?? problemWithCards(read.value);
  if (problem !== undefined) return { ok: false, problem };
  return decoded(compileBoard(read.value, sha256(canonicalJson(read.value))));
};

const read = decodeBoard(pack);
if (!read.ok) throw new Error(`board.json: ${problemText(read.problem)}`);

/** The reconstructed board; docs/sources/silverton.md says where its figures come from. */
export const defaultBoard: Board = read.value;
