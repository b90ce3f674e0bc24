import { GAMES, type GameId } from '@roundhouse/engine';
import { keep, newMatch } from '../match/createMatch.ts';
import { fresh, pageStore } from '../match/store.ts';
import { goTo } from '../router.ts';
import { levelsOf, usualLevel } from './newMatch/levels.ts';
import { botSeats } from './newMatch/seating.ts';

/** Starts a match among bots to look at. */
export const watchBots = async (id: GameId): Promise<void> => {
  const [game, levels, store] = await Promise.all([GAMES[id](), levelsOf(id), pageStore()]);
  const options = game.decodeOptions({});
  if (!options.ok) return;
  const seats = botSeats(id, usualLevel(levels));
  const match = newMatch(game, { board: game.defaultBoard, options: options.value, seats }, fresh);
  goTo({ screen: 'match', id: await keep(store, match) });
};
