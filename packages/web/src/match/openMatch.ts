import { type AnyGame, GAMES, isGameId, type Rejection } from '@roundhouse/engine';
import { TABLES } from '../games/index.ts';
import type { AnyTable } from '../games/table.ts';
import { type Advisers, workerBots } from '../workers/workerBots.ts';
import { boardOf } from './boards.ts';
import { LocalHost, type LocalPorts } from './localHost.ts';
import { MatchSession } from './matchSession.ts';
import type { MatchStore, SavedMatch } from './storage.ts';
import { played, timelineOf } from './timeline.ts';

/** A match ready to be played on. */
export interface OpenMatch {
  readonly saved: SavedMatch;
  readonly game: AnyGame;
  readonly table: AnyTable;
  readonly session: MatchSession;
  /** Asks a bot what it would do. */
  readonly advise: Advisers['advise'];
}

/** Why a kept match cannot be opened. Nothing of it is changed or lost. */
export type CannotOpen =
  | {
      readonly reason: 'unknownMatch' | 'unknownGame' | 'rulesVersion' | 'unknownBoard' | 'elsewhere';
    }
  | { readonly reason: 'brokenMove'; readonly sequence: number; readonly rejection: Rejection };

/** What a match at this screen needs from the frame. */
export type FramePorts = Pick<LocalPorts, 'pause' | 'consent' | 'report'>;

/** Opens a kept match where it was left. */
export const openMatch = async (
  store: MatchStore,
  id: string,
  ports: FramePorts,
): Promise<OpenMatch | CannotOpen> => {
  const loaded = await store.load(id);
  if (loaded === undefined) return { reason: 'unknownMatch' };
  const { match: saved, moves } = loaded;
  const gameId = saved.header.game;
  if (!isGameId(gameId)) return { reason: 'unknownGame' };
  const [game, table] = await Promise.all([GAMES[gameId](), TABLES[gameId]?.()]);
  if (table === undefined) return { reason: 'unknownGame' };
  if (saved.header.rulesVersion !== game.rulesVersion) return { reason: 'rulesVersion' };
  const [known] = await Promise.all([boardOf(game, store, saved.header), table.loadMessages()]);
  if (known === undefined) return { reason: 'unknownBoard' };
  const rules = game.rules(known.board);
  const { timeline, broken } = played(rules, timelineOf(rules, saved.header), moves);
  if (broken !== undefined) return { reason: 'brokenMove', ...broken };
  const { header, seats, secret } = saved;
  const bots = workerBots(gameId, known.json);
  const host = new LocalHost(
    { rules, header, seats, secret, timeline },
    { ...ports, bots, save: saver(store, { saved, table }, ports) },
  );
  const session = new MatchSession({ matchId: id, host, rules, board: known.board, seats, table });
  return { saved, game, table, session, advise: bots.advise };
};

/** Keeps every change in the order it happened. */
const saver = (
  store: MatchStore,
  { saved, table }: Pick<OpenMatch, 'saved' | 'table'>,
  { report }: FramePorts,
): LocalPorts['save'] => {
  let last = Promise.resolve();
  return (from, moves, { over, view }): void => {
    const now = { length: from + moves.length, over, turn: table.turnOf(view), changedAt: Date.now() };
    const changed = { ...saved, ...now };
    last = last.then(() => store.write(changed, from, moves)).catch(report);
  };
};
