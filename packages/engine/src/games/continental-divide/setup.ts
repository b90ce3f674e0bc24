import type { Rejection, Setup } from '../../kernel/index.ts';
import { PLAYERS, STARTING_CASH } from './data/figures.ts';
import { unstarted, zeros } from './state.ts';
import type { Board, Options, State } from './types.ts';

/** Three to six players (CD-1.1). */
export const rejectSetup = ({ players }: Setup<Options>): Rejection | undefined =>
  STARTING_CASH[players] === undefined
    ? { rule: 'CD-1.1', code: 'setup/players', params: { players, ...PLAYERS } }
    : undefined;

/** Cash for everyone, eight unstarted railroads, an empty map; the order is yet to be dealt (CD-1). */
export const setup = (board: Board, { players }: Setup<Options>): State => ({
  phase: 'deal',
  turn: 1,
  order: [],
  position: 0,
  cash: zeros(players).map(() => STARTING_CASH[players] ?? 0),
  railroads: board.railroadIds.map(() => unstarted(players)),
  cubes: zeros(board.hexIds.length),
  linesBuilt: [],
  cards: [],
  paidByBank: 0,
});
