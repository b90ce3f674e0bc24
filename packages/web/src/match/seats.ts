import { formatSeatKind, type Level, type Personality, type SeatKind } from '@roundhouse/bots';
import type { MatchHeader } from '@roundhouse/engine';

/** Who plays a seat at this screen. */
export type SeatPlan =
  | { readonly kind: 'person'; readonly name: string }
  | {
      readonly kind: 'bot';
      readonly name: string;
      readonly level: Level;
      readonly personality: Personality;
    };

/** The seats of a match from elsewhere: its players' names, and who they were where it says so. */
export const proposedSeats = (
  { players, names }: Pick<MatchHeader, 'players' | 'names'>,
  kinds: readonly SeatKind[],
  nobody: (number: number) => string,
): readonly SeatPlan[] =>
  Array.from({ length: players }, (_, seat): SeatPlan => {
    const kind = kinds[seat] ?? 'person';
    const name = names[seat] || nobody(seat + 1);
    return kind === 'person' ? { kind, name } : { kind: 'bot', name, ...kind };
  });

/** Who plays each seat, as the header of a match file names it. */
export const seatsInFile = (seats: readonly SeatPlan[]): readonly string[] =>
  seats.map((plan) => formatSeatKind(plan.kind === 'person' ? 'person' : plan));
