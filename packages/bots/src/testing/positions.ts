import { type AnyRules, GAMES, type GameId, type PlainMove, seededRng } from '@roundhouse/engine';
import { iterations } from '../bot.ts';
import { loadBot } from '../loadBot.ts';
import { playMatch } from '../playMatch.ts';

/** A decision that came up in a match between regular players. */
export interface Position {
  readonly rules: AnyRules;
  readonly state: unknown;
  readonly seat: number;
}

/** Every `step`-th decision of one match, for tests that need positions a bot really meets. */
export const positionsOf = async (
  id: GameId,
  setup: { readonly players: number; readonly options?: unknown },
  step: number,
): Promise<readonly Position[]> => {
  const game = await GAMES[id]();
  const options = game.decodeOptions(setup.options ?? {});
  const bot = await loadBot(id, 'regular');
  if (!options.ok || bot === undefined) throw new TypeError('no such table');
  const board = game.defaultBoard;
  const rules = game.rules(board);
  const positions: Position[] = [];
  let decisions = 0;
  const header = {
    game: id,
    rulesVersion: game.rulesVersion,
    board,
    players: setup.players,
    options: options.value,
    names: [],
  };
  const bots = Array.from({ length: setup.players }, () => ({ name: 'regular', bot }));
  playMatch(
    { board, rules },
    {
      header,
      bots,
      seed: 'positions',
      budget: () => iterations(1),
      onStep: ({ before }) => {
        const actor = rules.actor(before);
        if (actor.kind !== 'seat') return;
        if (decisions % step === 0) positions.push({ rules, state: before, seat: actor.seat });
        decisions += 1;
      },
    },
  );
  return positions;
};

/** What a bot decides in a position, given its seat's view as it would arrive from elsewhere. */
export const decisionAt = async (
  id: GameId,
  name: string,
  { rules, state, seat }: Position,
): Promise<PlainMove> => {
  const game = await GAMES[id]();
  const bot = await loadBot(id, name);
  if (bot === undefined) throw new RangeError(`no bot ${name}`);
  const view: unknown = JSON.parse(JSON.stringify(rules.view(state, seat)));
  const question = { board: game.defaultBoard, rules, seat, view, rng: seededRng('decision') };
  return bot.choose({ ...question, budget: iterations(6) }).move;
};
