import { type Decision, thinkers } from '@roundhouse/bots';
import type { GameId, PlainMove } from '@roundhouse/engine';
import type { BotPlayer, BotQuestion } from '../match/botPlayer.ts';
import { botWorker } from './botWorker.ts';

/** The longest a bot thinks about one move; iterations alone would make slow machines wait. */
const PATIENCE_MS = 900;
const ITERATIONS = 4_000;

/** Bots that also say why. */
export interface Advisers extends BotPlayer {
  advise(question: Pick<BotQuestion, 'seat' | 'view'>): Promise<Decision<PlainMove>>;
}

/** What the coach plays like. */
const COACH = { level: 'regular', personality: 'balanced' } as const;

/** Bots that think in a worker, so that the page never waits for them. Started at the first question. */
export const workerBots = (game: GameId, pack?: unknown): Advisers => {
  const bots = thinkers(botWorker());
  const decide = async (
    { seat, view, seed }: Pick<BotQuestion, 'seat' | 'view' | 'seed'>,
    { level, personality }: Pick<BotQuestion['plan'], 'level' | 'personality'>,
  ): Promise<Decision<PlainMove>> => {
    const thought = await bots.ask({
      game,
      ...(pack === undefined ? {} : { pack }),
      seat,
      view,
      bot: `${level}:${personality}`,
      seed,
      iterations: ITERATIONS,
      milliseconds: PATIENCE_MS,
    }).thought;
    if (thought === undefined) throw new Error('the match was closed');
    if (thought.cutShort === 'failed') throw new Error(thought.error);
    return thought;
  };
  return {
    choose: async (question) => (await decide(question, question.plan)).move,
    advise: (question) => decide({ ...question, seed: 'coach' }, COACH),
    close: () => bots.close(),
  };
};
