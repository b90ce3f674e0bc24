import type { Level } from '@roundhouse/bots';
import type { AnyRules, GameId } from '@roundhouse/engine';
import type { SeatPlan } from '../../match/seats.ts';

/** Bots go by the names of locomotives. */
const BOT_NAMES = ['Mogul', 'Shay', 'Berkshire', 'Prairie', 'Heisler', 'Decapod'];

/** How many sit down unless someone says otherwise. */
const USUAL_PLAYERS: Readonly<Record<GameId, number>> = { 'continental-divide': 4, silverton: 3 };

const aBot = (taken: readonly string[], level: Level): SeatPlan => ({
  kind: 'bot',
  name: BOT_NAMES.find((name) => !taken.includes(name)) ?? 'Mogul',
  level,
  personality: 'balanced',
});

const namesOf = (seats: readonly SeatPlan[]): readonly string[] => seats.map(({ name }) => name);

/** One person and bots: the quickest way to a first match. */
export const usualSeats = (game: GameId, you: string, level: Level): readonly SeatPlan[] =>
  withSeats([{ kind: 'person', name: you }], USUAL_PLAYERS[game], level);

/** Only bots, for those who want to look on. */
export const botSeats = (game: GameId, level: Level): readonly SeatPlan[] =>
  withSeats([], USUAL_PLAYERS[game], level);

/** `seats` with bots added or seats taken from the end until there are `count`. */
export const withSeats = (seats: readonly SeatPlan[], count: number, level: Level): readonly SeatPlan[] => {
  const kept = seats.slice(0, count);
  while (kept.length < count) kept.push(aBot(namesOf(kept), level));
  return kept;
};

/** `seats` with a person where a bot was, or the other way round. */
export const withKind = (
  seats: readonly SeatPlan[],
  seat: number,
  to: { readonly kind: SeatPlan['kind']; readonly name: string; readonly level: Level },
): readonly SeatPlan[] =>
  seats.map((plan, index) => {
    if (index !== seat || plan.kind === to.kind) return plan;
    return to.kind === 'person' ? { kind: 'person', name: to.name } : aBot(namesOf(seats), to.level);
  });

/** `seats` with one changed. */
export const withSeat = (seats: readonly SeatPlan[], seat: number, plan: SeatPlan): readonly SeatPlan[] =>
  seats.map((each, index) => (index === seat ? plan : each));

/** Seats whose name was left empty go by `fallback`. */
export const named = (
  seats: readonly SeatPlan[],
  fallback: (number: number) => string,
): readonly SeatPlan[] =>
  seats.map((plan, seat) => (plan.name.trim() === '' ? { ...plan, name: fallback(seat + 1) } : plan));

/** How many may play with these options: what the rules accept, by asking them. */
export const playersFor = (
  rules: Pick<AnyRules, 'rejectSetup'>,
  options: unknown,
  range: { readonly min: number; readonly max: number },
): readonly number[] =>
  Array.from({ length: range.max - range.min + 1 }, (_, index) => range.min + index).filter(
    (players) => rules.rejectSetup({ players, options }) === undefined,
  );
