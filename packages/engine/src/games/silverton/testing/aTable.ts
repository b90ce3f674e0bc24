import { defaultBoard } from '../board.ts';
import { freshLedger } from '../effects/ledger.ts';
import { DEFAULT_OPTIONS, type Options } from '../options.ts';
import { startCashOf } from '../rules/start.ts';
import type { Stage } from '../stages.ts';
import type { JointLine, LinePile, OwnedClaim, Player, State, TurnLedger } from '../state.ts';
import {
  type Board,
  type ClaimNumber,
  type ColumnId,
  EVENT_IDS,
  type EventId,
  LINE_CLASSES,
  type LineNumber,
} from '../types.ts';
import { aPlayer, type PlayerPlan } from './aPlayer.ts';

/** The board every test plays on. */
export const board: Board = defaultBoard;

/** What a test says about a table; whatever it leaves out takes a plain default. */
export interface TablePlan {
  readonly players?: readonly PlayerPlan[];
  readonly turn?: number;
  readonly order?: readonly number[];
  readonly active?: number;
  readonly stage?: Stage;
  readonly options?: Partial<Options>;
  readonly display?: readonly ClaimNumber[];
  /** All claims that are nowhere else, unless given: then those left over are discarded. */
  readonly deck?: readonly ClaimNumber[];
  /** None, unless given; those left over are discarded. */
  readonly deckEvents?: readonly EventId[];
  /** A pile, or just its face-up card. */
  readonly piles?: readonly (LineNumber | LinePile)[];
  readonly slidLines?: readonly LineNumber[];
  readonly jointLines?: readonly JointLine[];
  /** Boxes of price markers, by column id; the others stand on "start". */
  readonly prices?: Readonly<Record<ColumnId, number>>;
  readonly leadvilleMarkers?: number;
  readonly ledger?: Partial<TurnLedger>;
}

/** A state in the middle of a match: two players from Denver in turn 1, about to place, unless told otherwise. */
export const aTable = (plan: TablePlan = {}): State => {
  const players = (plan.players ?? [{}, {}]).map((each) => aPlayer(board, each));
  const options = { ...DEFAULT_OPTIONS, ...plan.options };
  const cash = players.reduce((sum, player) => sum + player.cash, 0);
  return {
    options,
    turn: plan.turn ?? 1,
    order: plan.order ?? players.map((_, seat) => seat),
    active: plan.active ?? 0,
    stage: plan.stage ?? { kind: 'placing' },
    players,
    owners: board.segments.map(({ index }) => players.findIndex(({ segments }) => segments.includes(index))),
    deckEvents: plan.deckEvents ?? [],
    slidLines: plan.slidLines ?? [],
    jointLines: plan.jointLines ?? [],
    ...cardsOf(plan, players),
    prices: board.columns.map(({ id, minPlayers, startBox }) =>
      minPlayers > players.length ? -1 : (plan.prices?.[id] ?? startBox),
    ),
    leadvilleMarkers: plan.leadvilleMarkers ?? 0,
    ...supplyOf(players),
    ledger: { ...freshLedger(board), ...plan.ledger },
    bankPaid: cash - players.length * startCashOf(options, players.length),
  };
};

type Cards = Pick<State, 'deck' | 'display' | 'piles' | 'unseenLines' | 'discards'>;

/** Every card in exactly one place. */
const cardsOf = (plan: TablePlan, players: readonly Player[]): Cards => {
  const display = plan.display ?? [];
  const owned = players.flatMap(({ claims }) => claims.map(({ claim }: OwnedClaim) => claim));
  const claims = board.claims.flatMap((each) => (each === undefined ? [] : [each.number]));
  const elsewhere = claims.filter((claim) => !display.includes(claim) && !owned.includes(claim));
  const deck = plan.deck ?? elsewhere;
  const piles = (plan.piles ?? []).map((pile) =>
    typeof pile === 'number' ? { top: pile, below: [] } : pile,
  );
  const hidden = hiddenLines(plan, players, piles);
  return {
    deck,
    display,
    piles,
    unseenLines: hidden.unseen,
    discards: {
      claims: elsewhere.filter((claim) => !deck.includes(claim)),
      lines: hidden.discarded,
      events: EVENT_IDS.filter((event) => !(plan.deckEvents ?? []).includes(event)),
    },
  };
};

/** Lines that lie face down in the piles (the lowest numbers of each class), and the rest, discarded. */
const hiddenLines = (plan: TablePlan, players: readonly Player[], piles: readonly LinePile[]) => {
  const known = [
    ...players.flatMap(({ lines }) => lines),
    ...(plan.jointLines ?? []).map(({ line }) => line),
    ...(plan.slidLines ?? []),
    ...piles.flatMap(({ top }) => top ?? []),
  ];
  const rest = board.lines.flatMap((each) =>
    each === undefined || known.includes(each.number) ? [] : [each],
  );
  const below = piles.flatMap((pile) => pile.below);
  const unseen = LINE_CLASSES.flatMap((lineClass) =>
    rest
      .filter((each) => each.class === lineClass)
      .slice(0, below.filter((each) => each === lineClass).length)
      .map(({ number }) => number),
  );
  return { unseen, discarded: rest.map(({ number }) => number).filter((line) => !unseen.includes(line)) };
};

const supplyOf = (players: readonly Player[]): Pick<State, 'trainSupply' | 'plowSupply'> => {
  const powers = players.flatMap(({ trains }) => trains.map(({ power }) => power));
  const bonuses = players.flatMap(({ plows }) => plows.map(({ bonus }) => bonus));
  return {
    trainSupply: board.trains.map(
      ({ count, power }) => count - powers.filter((each) => each === power).length,
    ),
    plowSupply: board.plows.map(
      ({ count, bonus }) => count - bonuses.filter((each) => each === bonus).length,
    ),
  };
};
