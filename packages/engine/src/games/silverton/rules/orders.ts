import { type Rng, type Seat, shuffled } from '../../../kernel/index.ts';

const seatsUpTo = (players: number): readonly Seat[] => Array.from({ length: players }, (_, seat) => seat);

/** Every order of so many seats, in a stable order of its own. */
export function* orderOutcomes(players: number): Generator<readonly Seat[]> {
  yield* arrangements(seatsUpTo(players));
}

function* arrangements(seats: readonly Seat[]): Generator<readonly Seat[]> {
  if (seats.length === 0) yield [];
  for (const seat of seats)
    for (const rest of arrangements(seats.filter((other) => other !== seat))) yield [seat, ...rest];
}

export const shuffledSeats = (players: number, rng: Rng): readonly Seat[] =>
  shuffled(seatsUpTo(players), rng);

/** Whether every seat is there exactly once. */
export const isOrderOf = (players: number, order: readonly Seat[]): boolean =>
  order.length === players && seatsUpTo(players).every((seat) => order.includes(seat));
