import { GAMES, type GameId } from '@roundhouse/engine';
import { t } from '../i18n/page.ts';
import { keep, newMatch } from '../match/createMatch.ts';
import { fresh, pageStore } from '../match/store.ts';
import { goTo } from '../router.ts';
import { change, settings } from '../settings.ts';
import { usualSeats } from './newMatch/seating.ts';

/** The shortest way through each game's rules. */
const OPTIONS: Readonly<Record<GameId, unknown>> = {
  'continental-divide': {},
  silverton: { length: 'short' },
};

/** Starts a first game against easy bots, with the coach at one's side. */
export const learn = async (id: GameId): Promise<void> => {
  const [game, store] = await Promise.all([GAMES[id](), pageStore()]);
  const options = game.decodeOptions(OPTIONS[id]);
  if (!options.ok) return;
  const seats = usualSeats(id, settings.current.name || t('new.you'), 'novice');
  const match = newMatch(game, { board: game.defaultBoard, options: options.value, seats }, fresh);
  const coached = await keep(store, match);
  change({ coach: coached });
  goTo({ screen: 'match', id: coached });
};
