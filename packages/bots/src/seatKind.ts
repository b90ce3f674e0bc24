import { type Decoded, decoded, type MatchHeader, problem } from '@roundhouse/engine';
import { LEVELS, PERSONALITIES } from './bot.ts';
import { type BotName, parseBotName } from './loadBot.ts';

/** Who plays a seat: a person, or one of our bots. */
export type SeatKind = 'person' | BotName;

const EXPECTED = `person, or a bot (${LEVELS.join(', ')}) with a character after a colon (${PERSONALITIES.join(', ')})`;

/** A seat's kind as the header of a match names it. */
export const formatSeatKind = (kind: SeatKind): string => {
  if (kind === 'person') return kind;
  return kind.personality === 'balanced' ? kind.level : `${kind.level}:${kind.personality}`;
};

/** Who played the seats of a match, by seat; empty where its header does not say. */
export const seatKindsIn = ({ seats = [] }: Pick<MatchHeader, 'seats'>): Decoded<readonly SeatKind[]> => {
  const kinds: SeatKind[] = [];
  for (const [seat, name] of seats.entries()) {
    const kind = name === 'person' ? name : parseBotName(name);
    if (kind === undefined) return problem(`header.seats[${seat}]`, EXPECTED, name);
    kinds.push(kind);
  }
  return decoded(kinds);
};
