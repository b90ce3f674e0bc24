import { type Rng, type Seat, shuffled } from '../../kernel/index.ts';
import { mostSecretCash } from './rules/publicCash.ts';
import { startCashOf } from './rules/start.ts';
import type { Player, State } from './state.ts';
import {
  type Board,
  type ClaimNumber,
  EVENT_IDS,
  type EventId,
  LINE_CLASSES,
  type LineNumber,
} from './types.ts';
import type { View } from './view.ts';

/** A full state that looks like `view` to its viewer: secret purses and hidden cards are made up at random. */
export const resample = (board: Board, view: View, rng: Rng): State => {
  const { viewer: _, players: seen, deckCards: __, discards: ___, ...open } = view;
  const players = seen.map(
    (player, seat): Player => ({
      ...player,
      cash: player.cash ?? imaginedCash(view, seat, rng),
    }),
  );
  const cash = players.reduce((sum, player) => sum + player.cash, 0);
  return {
    ...open,
    players,
    ...imaginedDeck(board, view, rng),
    bankPaid: cash - players.length * startCashOf(view.options, players.length),
  };
};

/** Anything that secret cash can be, most likely about as much as the viewer knows others to have. */
const imaginedCash = (view: View, seat: Seat, rng: Rng): number => {
  const known = view.players.flatMap(({ cash }) => cash ?? []);
  const usual =
    known.length === 0
      ? startCashOf(view.options, view.players.length)
      : known.reduce((sum, cash) => sum + cash, 0) / known.length;
  const least = offeredBy(view, seat);
  const most = Math.max(least, Math.min(mostSecretCash(view.options), 2 * usual));
  return least + 10 * rng.below(Math.floor((most - least) / 10) + 1);
};

/** Cash in the terms that `seat` has named and is waiting for an answer to: so much they do have. */
const offeredBy = ({ stage, order, active }: View, seat: Seat): number => {
  if (stage.kind !== 'offered' || stage.answers === seat) return 0;
  if (seat === stage.partner) return stage.gets.cash;
  return seat === order[active] ? stage.gives.cash : 0;
};

type Hidden = Pick<State, 'deck' | 'deckEvents' | 'unseenLines' | 'discards'>;

/** What lies neither face up nor with a player is in the deck, under a pile, or discarded. */
const imaginedDeck = (board: Board, view: View, rng: Rng): Hidden => {
  const claims = unseenClaims(board, view);
  const lines = unseenLines(board, view);
  const { discards } = view;
  if (discards !== null)
    return {
      deck: without(claims, discards.claims),
      deckEvents: without(EVENT_IDS, discards.events),
      unseenLines: without(lines, discards.lines),
      discards,
    };
  const inDeck = new Set<number | EventId>(shuffled([...claims, ...EVENT_IDS], rng).slice(0, view.deckCards));
  const covered = coveredLines(board, view, shuffled(lines, rng));
  return {
    deck: claims.filter((claim) => inDeck.has(claim)),
    deckEvents: EVENT_IDS.filter((event) => inDeck.has(event)),
    unseenLines: lines.filter((line) => covered.has(line)),
    discards: {
      claims: claims.filter((claim) => !inDeck.has(claim)),
      lines: lines.filter((line) => !covered.has(line)),
      events: EVENT_IDS.filter((event) => !inDeck.has(event)),
    },
  };
};

const without = <T>(all: readonly T[], some: readonly T[]): readonly T[] =>
  all.filter((each) => !some.includes(each));

const unseenClaims = (board: Board, { players, display, stage }: View): readonly ClaimNumber[] => {
  const seen = [...display, ...players.flatMap(({ claims }) => claims.map(({ claim }) => claim))];
  const all = board.claims.flatMap((claim) => (claim === undefined ? [] : [claim.number]));
  return without(all, stage.kind === 'drawn' ? [...seen, stage.claim] : seen);
};

const unseenLines = (board: Board, view: View): readonly LineNumber[] => {
  const all = board.lines.flatMap((line) => (line === undefined ? [] : [line.number]));
  return without(all, [
    ...view.piles.flatMap(({ top }) => top ?? []),
    ...view.slidLines,
    ...view.jointLines.map(({ line }) => line),
    ...view.players.flatMap(({ lines }) => lines),
  ]);
};

/** As many of each class as lie face down. */
const coveredLines = (board: Board, { piles }: View, lines: readonly LineNumber[]): Set<LineNumber> => {
  const below = piles.flatMap((pile) => pile.below);
  return new Set(
    LINE_CLASSES.flatMap((lineClass) =>
      lines
        .filter((line) => board.lines[line]?.class === lineClass)
        .slice(0, below.filter((each) => each === lineClass).length),
    ),
  );
};
