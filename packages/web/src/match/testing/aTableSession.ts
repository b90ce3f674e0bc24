import {
  type BoardId,
  type Game,
  newHeader,
  type PlainMove,
  type Rejection,
  type Viewer,
} from '@roundhouse/engine';
import type { TableSession } from '../session.ts';

interface Sitting<Board, State, Options> {
  readonly board: Board;
  readonly options: Options;
  readonly names: readonly string[];
  readonly start: State;
  /** Moves made before the test began. */
  readonly before?: number;
  /** Who looks, left out: whoever has to decide. */
  readonly viewer?: Viewer;
}

type TestSession<Board, State, Move extends PlainMove, View> = TableSession<Board, State, Move, View> & {
  /** Every move the table has sent. */
  readonly made: Move[];
};

/** A session for tests of a table: moves take effect at once. */
export const aTableSession = <Board extends BoardId, State, Move extends PlainMove, View, Options>(
  game: Game<Board, State, Move, View, Options>,
  { board, options, names, start, before = 0, viewer }: Sitting<Board, State, Options>,
): TestSession<Board, State, Move, View> => {
  const rules = game.rules(board);
  const made: Move[] = [];
  let state = start;
  return {
    matchId: 'test',
    header: newHeader(game, board, { players: names.length, names, options }),
    board,
    rules,
    names,
    bots: [],
    live: true,
    made,
    log: [],
    turns: [],
    lastOwn: 0,
    undoable: 0,
    standings: undefined,
    spotlight: undefined,
    latest: { sequence: 0, events: [], cause: 'opened' },
    get viewer() {
      const actor = rules.actor(state);
      return viewer ?? (actor.kind === 'seat' ? actor.seat : 'spectator');
    },
    get view() {
      return rules.view(state, this.viewer);
    },
    get position() {
      return state;
    },
    get actor() {
      return rules.actor(state);
    },
    get myTurn() {
      const actor = rules.actor(state);
      return actor.kind === 'seat' && actor.seat === this.viewer;
    },
    get sequence() {
      return before + made.length;
    },
    get length() {
      return before + made.length;
    },
    reject: (move) => rules.reject(state, move),
    submit: async (move): Promise<Rejection | undefined> => {
      const rejection = rules.reject(state, move);
      if (rejection !== undefined) return rejection;
      made.push(move);
      state = rules.apply(state, move);
      return undefined;
    },
    undo: async () => undefined,
    takeBackTo: async () => false,
    goTo: async () => undefined,
    show: () => undefined,
    announce: () => undefined,
  };
};
