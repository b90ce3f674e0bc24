import type { Step } from '../../../kernel/index.ts';
import type { Transcript } from '../../../testing/index.ts';
import type { MatchEvent } from '../events.ts';
import { narrate } from '../narrate.ts';
import { isStarted, unsoldOf } from '../rules/stock.ts';
import { shareWorthOf, standings, victoryPointsOf } from '../scoring.ts';
import type { Board, Move, State } from '../types.ts';

/** How recorded matches are told: what was built, bought and reached, and the books after every turn. */
export const transcriptOn = (board: Board): Transcript<State, Move> => ({
  step: (step: Step<State, Move>) =>
    narrate(board, step).flatMap((event) => {
      const line = lineFor(event);
      const books = event.type === 'turnEnded' ? booksOf(board, step.after) : [];
      return [...(line === undefined ? [] : [line]), ...books];
    }),
  end: (state) => [
    'Final standings',
    ...standings(board, state).map(
      ({ seat, rank, score }) => `  seat ${seat + 1}: ${score} VP, place ${rank}, $${state.cash[seat]} left`,
    ),
  ],
});

const lineFor = (event: MatchEvent): string | undefined => {
  switch (event.type) {
    case 'turnBegan':
      return `Turn ${event.turn}: seats ${event.order.map((seat) => seat + 1).join(' ')}`;
    case 'railroadStarted':
      return `  seat ${event.seat + 1} starts ${event.railroad} in ${event.city} (${event.hex}): ${event.shares} shares at $${event.value}`;
    case 'sharesBought':
      return `  seat ${event.seat + 1} buys ${event.count} ${event.railroad} for $${event.payment} (least $${event.least})`;
    case 'soldOut':
      return `  ${event.railroad} is sold out`;
    case 'lineBuilt':
      return `  seat ${event.seat + 1} builds ${event.railroad} ${event.from} ${event.direction} to ${event.hexes.at(-1)}: $${event.cost}, income +${event.income}, ${event.cubes} cubes left`;
    case 'regionEntered':
      return `  ${event.railroad} enters the ${event.region} region at ${event.hex}`;
    case 'divideCrossed':
      return `  ${event.railroad} crosses the Divide at ${event.hex}`;
    case 'portReached':
      return `  ${event.railroad} reaches ${event.port}`;
    case 'dividendsPaid':
      return `  ${event.railroad} pays $${event.perShare} a share: ${event.toSeats.join(' ')}, treasury ${event.toTreasury}`;
    default:
      return undefined;
  }
};

const booksOf = (board: Board, state: State): readonly string[] => [
  `  after turn ${state.turn}: ${state.cash
    .map((cash, seat) => `seat ${seat + 1} $${cash} ${victoryPointsOf(board, state, seat)} VP`)
    .join(', ')}`,
  ...state.railroads.flatMap((railroad, index) =>
    isStarted(railroad)
      ? [
          `    ${board.railroadIds[index]}: income ${railroad.income}, treasury $${railroad.treasury}, ` +
            `shares ${railroad.shares.join(' ')} and ${unsoldOf(railroad)} unsold, ` +
            `${railroad.track.length - 1} track, ${shareWorthOf(board, railroad).total} VP a share`,
        ]
      : [],
  ),
];
