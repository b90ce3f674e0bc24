import { newHeader, type Rejection } from '@roundhouse/engine';
import { type Move, type State, silverton } from '@roundhouse/engine/silverton';
import type { SvSession } from '../play/svSession.ts';
import { board, rules } from './played.ts';

/** A session for tests: whoever has to decide looks; moves take effect at once. */
export const aSession = (start: State): SvSession & { readonly made: Move[] } => {
  let state = start;
  const made: Move[] = [];
  const players = start.players.length;
  const names = ['Ada', 'Marcel', 'Inés', 'Kit', 'Hal', 'Theo'].slice(0, players);
  return {
    matchId: 'test',
    header: newHeader(silverton, board, { players, names, options: start.options }),
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
      return actor.kind === 'seat' ? actor.seat : 'spectator';
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
      return rules.actor(state).kind === 'seat';
    },
    get sequence() {
      return made.length;
    },
    get length() {
      return made.length;
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
