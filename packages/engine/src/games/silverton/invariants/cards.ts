import { isLost } from '../effects/lines.ts';
import { jointLineLength } from '../rules/jointRoutes.ts';
import { lineLength } from '../rules/routes.ts';
import type { State } from '../state.ts';
import { type Board, EVENT_IDS, LINE_CLASSES, type LineNumber } from '../types.ts';

/** Every card of the game is in exactly one place. */
export function* cardTrouble(board: Board, state: State): Iterable<string> {
  const { stage, discards, players } = state;
  yield* misplaced(
    'claim',
    board.claims.flatMap((claim) => claim?.number ?? []),
    [
      ...state.deck,
      ...state.display,
      ...players.flatMap(({ claims }) => claims.map(({ claim }) => claim)),
      ...discards.claims,
      ...(stage.kind === 'drawn' ? [stage.claim] : []),
    ],
  );
  yield* misplaced(
    'line',
    board.lines.flatMap((line) => line?.number ?? []),
    [...state.unseenLines, ...linesInPlay(state), ...discards.lines],
  );
  yield* misplaced('event', EVENT_IDS, [
    ...state.deckEvents,
    ...discards.events,
    ...(stage.kind === 'eventVictim' && !discards.events.includes(stage.event) ? [stage.event] : []),
  ]);
  yield* pileTrouble(board, state);
}

const linesInPlay = (state: State): readonly LineNumber[] => [
  ...state.piles.flatMap(({ top }) => top ?? []),
  ...state.slidLines,
  ...state.players.flatMap(({ lines }) => lines),
  ...state.jointLines.map(({ line }) => line),
];

function* misplaced<T extends string | number>(
  kind: string,
  cards: readonly T[],
  places: readonly T[],
): Iterable<string> {
  const count = new Map<T, number>();
  for (const card of places) count.set(card, (count.get(card) ?? 0) + 1);
  for (const card of cards)
    if (count.get(card) !== 1) yield `${kind} ${card} is in ${count.get(card) ?? 0} places`;
  if (places.length !== cards.length) yield `${places.length} cards of the kind ${kind}`;
}

/** SV-2.5: as many face-down cards of a class as are unseen; at set-up the first of each pile is still one. */
function* pileTrouble(board: Board, { piles, unseenLines, stage }: State): Iterable<string> {
  const isSetUp = stage.kind !== 'dealSeats' && stage.kind !== 'turnUpClaim' && stage.kind !== 'turnUpLine';
  const toTurnUp = isSetUp ? 0 : piles.filter(({ top }) => top === undefined).length;
  for (const lineClass of LINE_CLASSES) {
    const unseen = unseenLines.filter((line) => board.lines[line]?.class === lineClass).length;
    const below = piles.flatMap((pile) => pile.below).filter((each) => each === lineClass).length;
    const faceDown = below + (lineClass === LINE_CLASSES[0] ? toTurnUp : 0);
    if (unseen !== faceDown) yield `${unseen} unseen lines of class ${lineClass}, ${faceDown} face down`;
  }
}

/** SV-6.3, SV-15.2: goods are whole, empty depleted claims are gone, and Leadville has its markers. */
export function* claimTrouble(board: Board, state: State): Iterable<string> {
  const claims = state.players.flatMap((player) => player.claims);
  for (const { claim, goods, depleted, operatedTurn } of claims) {
    if (!Number.isInteger(goods) || goods < 0) yield `${goods} units on claim ${claim}`;
    if (depleted && goods === 0) yield `claim ${claim} is depleted and empty, but not discarded`;
    if (operatedTurn > state.turn) yield `claim ${claim} was operated in a turn to come`;
  }
  const pinchedOut = claims.filter(
    ({ claim, depleted }) => depleted && board.claims[claim]?.town === board.leadville,
  ).length;
  if (state.leadvilleMarkers < pinchedOut) yield `${state.leadvilleMarkers} markers at Leadville`;
}

/** SV-6.2.8, SV-15.3: whoever has a line has its route, and no line has outlived Leadville. */
export function* lineTrouble(board: Board, state: State): Iterable<string> {
  const anyWeather = { snowFree: false };
  for (const line of linesInPlay(state)) if (isLost(board, state, line)) yield `line ${line} should be lost`;
  for (const [seat, player] of state.players.entries())
    for (const number of player.lines) {
      const line = board.lines[number];
      if (line === undefined || lineLength(board, player, line, anyWeather) === undefined)
        yield `seat ${seat} has line ${number} without its route`;
    }
  for (const { line: number, partners } of state.jointLines) {
    const line = board.lines[number];
    const [first, second] = partners.map((seat) => state.players[seat]);
    const holds =
      line !== undefined &&
      first !== undefined &&
      second !== undefined &&
      first !== second &&
      jointLineLength(board, [first, second], line, anyWeather) !== undefined;
    if (!holds) yield `seats ${partners.join(' and ')} have line ${number} without its route`;
  }
}
