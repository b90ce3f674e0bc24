import { createRequire } from 'node:module';
import { pick, seededRng } from '@roundhouse/engine';
import type { Contestant } from './measure.ts';

/** The parts of boardgame.io (`boardgame.io/internal`) that a server plays moves with. */
interface BoardgameIo {
  ProcessGameConfig(game: object): object;
  InitializeGame(setup: { game: object; numPlayers: number }): IoState;
  CreateGameReducer(setup: { game: object }): (state: IoState, action: object) => IoState;
}
interface IoState {
  readonly G: { readonly cells: readonly (string | null)[] };
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
}

interface ChessJs {
  readonly Chess: new () => {
    moves(): string[];
    move(san: string): unknown;
    isGameOver(): boolean;
  };
}

const CELLS = 200;

/** The simplest game with a board of the size of ours: take a free cell, next player, until none is left. */
const cellsGame = {
  name: 'cells',
  setup: () => ({ cells: Array.from({ length: CELLS }, () => null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: ({ G, playerID }: { G: { cells: (string | null)[] }; playerID: string }, cell: number) => {
      if (G.cells[cell] !== null) return 'INVALID_MOVE';
      G.cells[cell] = playerID;
      return undefined;
    },
  },
  endIf: ({ ctx }: { ctx: { turn: number } }) => (ctx.turn > CELLS ? { done: true } : undefined),
};

const boardgameIo = (library: BoardgameIo): Contestant => {
  const game = library.ProcessGameConfig(cellsGame);
  const reduce = library.CreateGameReducer({ game });
  const start = library.InitializeGame({ game, numPlayers: 4 });
  return {
    name: 'boardgame.io 0.50.2, 200 cells',
    playMatch: (seed) => {
      const rng = seededRng(seed);
      const free = Array.from({ length: CELLS }, (_, cell) => cell);
      let state = start;
      let moves = 0;
      while (state.ctx.gameover === undefined) {
        const args = free.splice(rng.below(free.length), 1);
        const payload = { type: 'take', args, playerID: state.ctx.currentPlayer };
        state = reduce(state, { type: 'MAKE_MOVE', payload });
        moves += 1;
      }
      if (state.G.cells.includes(null)) throw new Error('boardgame.io left a cell free');
      return moves;
    },
  };
};

/** Random games end by themselves or are stopped here; most end sooner. Played as the library's own README does. */
const LONGEST_GAME = 400;

const chessJs = ({ Chess }: ChessJs): Contestant => ({
  name: 'chess.js 1.4.0, random games',
  playMatch: (seed) => {
    const rng = seededRng(seed);
    const chess = new Chess();
    let moves = 0;
    while (moves < LONGEST_GAME && !chess.isGameOver()) {
      chess.move(pick(chess.moves(), rng));
      moves += 1;
    }
    return moves;
  },
});

/** The peers, where they are installed. */
export const installedPeers = (): readonly Contestant[] => {
  const require = createRequire(import.meta.url);
  try {
    require.resolve('chess.js');
    require.resolve('boardgame.io/internal');
  } catch {
    return [];
  }
  const io: BoardgameIo = require('boardgame.io/internal');
  const chess: ChessJs = require('chess.js');
  return [boardgameIo(io), chessJs(chess)];
};
