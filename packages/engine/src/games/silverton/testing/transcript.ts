import type { Step } from '../../../kernel/index.ts';
import type { Transcript } from '../../../testing/index.ts';
import type { MatchEvent } from '../events/index.ts';
import type { Move } from '../moves/index.ts';
import { narrate } from '../narrate/index.ts';
import { gradeOf, standings } from '../scoring.ts';
import type { State } from '../state.ts';
import type { Board } from '../types.ts';

/** Events that say no more than the match text, or too little to be worth a line. */
const UNTOLD: readonly MatchEvent['type'][] = [
  'seatsDealt',
  'claimTurnedUp',
  'lineTurnedUp',
  'staffPlaced',
  'operationPaid',
  'plowSet',
  'marketRolled',
  'priceMoved',
  'disputeRolled',
  'dealOffered',
  'dealInvited',
  'dealProposed',
  'dealCountered',
  'dealRefused',
  'stoodFast',
  'disputeWaived',
];

/** How recorded matches are told: what came of every decision, and the books when a turn begins. */
export const transcriptOn = (board: Board): Transcript<State, Move> => ({
  step: ({ before, move, after }: Step<State, Move>) =>
    narrate(board, before, move)
      .filter(({ type }) => !UNTOLD.includes(type))
      .flatMap((event) =>
        event.type === 'turnBegan'
          ? [...booksOf(board, after), `turn ${event.turn}${event.winter ? ', winter' : ''}`]
          : [`  ${lineFor(event)}`],
      ),
  end: (state) => [
    ...booksOf(board, state),
    `after turn ${state.turn}${gradeOf(state) === undefined ? '' : `: ${gradeOf(state)}`}`,
    ...standings(board, state).map(({ seat, rank, score }) => `  @${seat + 1} $${score}, place ${rank}`),
  ],
});

/** `segmentBuilt @1 segment=denver--golden cost=40`: every field, but those that say nothing. */
const lineFor = ({ type, ...fields }: MatchEvent): string =>
  [type, ...Object.entries(fields).flatMap(([key, value]) => wordsFor(key, value))].join(' ');

const SEATS: readonly string[] = ['seat', 'seats', 'by', 'seller', 'order'];

const wordsFor = (key: string, value: unknown): readonly string[] => {
  if (SEATS.includes(key) && value !== null)
    return [
      [value]
        .flat()
        .map((seat) => `@${Number(seat) + 1}`)
        .join('&'),
    ];
  const text = textOf(value);
  return text === '' ? [] : [`${key}=${text}`];
};

/** Nothing, none and no are left out. */
const textOf = (value: unknown): string => {
  if (value === null || value === false || value === 0) return '';
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value))
    return value.length === 0 ? '' : `[${value.map((each) => textOf(each) || '0').join(' ')}]`;
  return `(${Object.entries(value)
    .flatMap(([key, each]) => wordsFor(key, each))
    .join(' ')})`;
};

/** What everybody owns, and the prices. */
const booksOf = (board: Board, state: State): readonly string[] => [
  ...state.players.map(
    ({ cash, owed, segments, claims, lines, trains, plows }, seat) =>
      `  @${seat + 1} $${cash}${owed > 0 ? `-${owed}` : ''} track ${segments.length} claims [${claims
        .map(({ claim, goods }) => (goods > 0 ? `${claim}*${goods}` : claim))
        .join(
          ' ',
        )}] lines [${lines.join(' ')}] trains [${trains.map(({ power }) => power).join(' ')}] plows [${plows
        .map(({ bonus }) => bonus)
        .join(' ')}]`,
  ),
  `  prices ${board.columns.flatMap(({ index, boxes }) => boxes[state.prices[index] ?? -1] ?? []).join(' ')}`,
];
