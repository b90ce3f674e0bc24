import { type AnyGame, commitmentOf, newHeader, type PlainMove } from '@roundhouse/engine';
import { toy } from '@roundhouse/engine/testing';
import type { BotPlayer } from '../botPlayer.ts';
import { LocalHost, type LocalPorts } from '../localHost.ts';
import type { SeatPlan } from '../seats.ts';
import { played, timelineOf } from '../timeline.ts';

const game: AnyGame = toy;
export const toyRules = game.rules(game.defaultBoard);

export const person = (name: string): SeatPlan => ({ kind: 'person', name });
export const bot = (name: string): SeatPlan => ({
  kind: 'bot',
  name,
  level: 'random',
  personality: 'balanced',
});

const passing: BotPlayer = { choose: async () => ({ type: 'pass' }), close: () => undefined };

interface Written {
  readonly from: number;
  readonly moves: readonly PlainMove[];
  readonly over: boolean;
}

/** A match of High Stack hosted here, with everything it kept and reported. */
export const aMatch = (
  seats: readonly SeatPlan[],
  ports: Partial<LocalPorts> = {},
  moves: readonly PlainMove[] = [],
) => {
  const secret = 'a secret of the test';
  const names = seats.map(({ name }) => name);
  const header = newHeader(game, game.defaultBoard, {
    players: seats.length,
    names,
    options: {},
    commitment: commitmentOf(secret),
  });
  const written: Written[] = [];
  const reported: unknown[] = [];
  const { timeline } = played(toyRules, timelineOf(toyRules, header), moves);
  const host = new LocalHost(
    { rules: toyRules, header, seats, secret, timeline },
    {
      bots: passing,
      save: (from, made, { over }) => written.push({ from, moves: made, over }),
      pause: async () => undefined,
      consent: async () => false,
      report: (error) => reported.push(error),
      ...ports,
    },
  );
  return { host, header, secret, written, reported };
};

/** Lets everything that is already due happen. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
