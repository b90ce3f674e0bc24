import { type Decoded, decoded, sha256 } from '../../../kernel/index.ts';
import type { Board } from '../types.ts';
import { canonicalJson } from './canonicalJson.ts';
import { compileBoard } from './compileBoard.ts';
import { decodePack } from './decodePack.ts';
import { problemWithLists } from './listChecks.ts';
import { problemWithMap } from './mapChecks.ts';

/** Reads a board pack from untrusted JSON and checks that a match can be played on it. */
export const decodeBoard = (json: unknown): Decoded<Board> => {
  const pack = decodePack(json);
  if (!pack.ok) return pack;
  const listed = problemWithLists(pack.value);
  if (listed !== undefined) return { ok: false, problem: listed };
  const board = compileBoard(pack.value, sha256(canonicalJson(pack.value)));
  const mapped = problemWithMap(board);
  return mapped === undefined ? decoded(board) : { ok: false, problem: mapped };
};
