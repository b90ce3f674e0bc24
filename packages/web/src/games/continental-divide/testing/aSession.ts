import { newHeader, type Rejection } from '@roundhouse/engine';
import { continentalDivide, type Move, type State } from '@roundhouse/engine/continental-divide';
import type { LogEntry } from '../../../match/host.ts';
import type { CdSession } from '../play/cdSession.ts';
import { board, played, rules } from './played.ts';

/** A session for tests: seat 0 looks and may move whenever it is its turn; moves take effect at once. */
export const aSession = (
  players: number,
  ...moves: readonly string[]
): CdSession & { readonly made: Move[] } => {
  let state: State = played(players, ...moves);
  const made: Move[] = [];
  const log: LogEntry[] = [];
  const names = ['Marion', 'Theo', 'Inès', 'Hal', 'Ada', 'Kit'].slice(0, players);
  const isMine = (): boolean => {
    const actor = rules.actor(state);
    return actor.kind === 'seat' && actor.seat === 0;
  };
  return {
    matchId: 'test',
    header: newHeader(continentalDivide, board, { players, names, options: {} }),
    board,
    rules,
    names,
    bots: [],
    viewer: 0,
    live: true,
    made,
    log,
    turns: [],
    lastOwn: 0,
    undoable: 0,
    standings: undefined,
    spotlight: undefined,
    latest: { sequence: 0, events: [], cause: 'opened' },
    get view() {
      return rules.view(state, 0);
    },
    get position() {
      return state;
    },
    get actor() {
      return rules.actor(state);
    },
    get myTurn() {
      return isMine();
    },
    get sequence() {
      return moves.length + made.length;
    },
    get length() {
      return moves.length + made.length;
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

/** A small store that forgets everything with the test. */
export const aStore = (): Pick<Storage, 'getItem' | 'setItem'> => {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
};
