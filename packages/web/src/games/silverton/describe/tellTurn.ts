import { sv } from '../words/index.ts';
import type { Tellers } from './tell.ts';
import {
  claim,
  diceText,
  line,
  listText,
  pieceWords,
  prizeName,
  seat,
  seatsText,
  segment,
  segmentName,
  target,
  townName,
} from './terms.ts';

/** Phases 1 to 3: the deal, placing, disputes. */
export const TURN_TELLERS: Tellers<
  | 'seatsDealt'
  | 'claimTurnedUp'
  | 'lineTurnedUp'
  | 'orderDealt'
  | 'turnBegan'
  | 'staffChosen'
  | 'surveyorsAssigned'
  | 'staffPlaced'
  | 'staffTakenBack'
  | 'phantomPlaced'
  | 'movedAside'
  | 'stoodFast'
  | 'disputeCalled'
  | 'disputeWaived'
  | 'jointAgreed'
  | 'jointRefused'
  | 'disputeBegan'
  | 'disputeRolled'
  | 'disputeWon'
  | 'disputeTied'
> = {
  seatsDealt: ({ seats }, about) =>
    sv.sentence('event.seatsDealt', {
      seats: listText(
        seats.map((number, index) =>
          sv.t('event.seatNumber', { player: about.names[index] ?? '', number: number + 1 }),
        ),
      ),
    }),
  claimTurnedUp: ({ claim: number }, about) =>
    sv.sentence('event.claimTurnedUp', { claim: claim(about, number) }),
  lineTurnedUp: ({ line: number }, about) => sv.sentence('event.lineTurnedUp', { line: line(about, number) }),
  orderDealt: ({ order }, about) => sv.sentence('event.orderDealt', { players: seatsText(about, order) }),
  turnBegan: ({ turn, winter, increasedDemand }) =>
    sv.sentence(winter ? 'event.winterBegan' : 'event.turnBegan', { turn, idn: increasedDemand }),
  staffChosen: ({ seat: who, pieces }, about) =>
    sv.sentence('event.staffChosen', { player: seat(about, who), pieces: listText(pieces) }),
  surveyorsAssigned: ({ seat: who, cities }, about) =>
    sv.sentence('event.surveyorsAssigned', {
      player: seat(about, who),
      cities: listText(cities.map((id) => townName(about.board, id))),
    }),
  staffPlaced: ({ seat: who, piece, target: where }, about) =>
    sv.sentence('event.staffPlaced', {
      player: seat(about, who),
      staff: pieceWords(piece),
      target: target(about, where),
    }),
  staffTakenBack: ({ seat: who, piece }, about) =>
    sv.sentence('event.staffTakenBack', { player: seat(about, who), staff: pieceWords(piece) }),
  phantomPlaced: ({ target: where }, about) =>
    sv.sentence('event.phantomPlaced', { target: target(about, where) }),
  movedAside: ({ seat: who, from, to }, about) =>
    sv.sentence('event.movedAside', {
      player: seat(about, who),
      from: segment(about, from),
      to: segment(about, to),
    }),
  stoodFast: ({ seat: who, segment: id }, about) =>
    sv.sentence('event.stoodFast', { player: seat(about, who), segment: segment(about, id) }),
  disputeCalled: ({ seat: who, segments }, about) =>
    sv.sentence('event.disputeCalled', {
      player: seat(about, who),
      segments: listText(segments.map((id) => segmentName(about.board, id))),
    }),
  disputeWaived: ({ seat: who, segments }, about) =>
    sv.sentence('event.disputeWaived', {
      player: seat(about, who),
      segments: listText(segments.map((id) => segmentName(about.board, id))),
    }),
  jointAgreed: ({ seat: who, line: number }, about) =>
    sv.sentence('event.jointAgreed', { player: seat(about, who), line: line(about, number) }),
  jointRefused: ({ seat: who, line: number }, about) =>
    sv.sentence('event.jointRefused', { player: seat(about, who), line: line(about, number) }),
  disputeBegan: ({ prize, sides, paid }, about) => {
    const cost = paid.reduce((sum, each) => sum + each, 0);
    return sv.sentence(cost > 0 ? 'event.disputeBeganPaid' : 'event.disputeBegan', {
      prize: prizeName(about, prize),
      sides: listText(sides.map(({ seats }) => seatsText(about, seats))),
      cost,
    });
  },
  disputeRolled: ({ seats, dice, bonus, total }, about) =>
    sv.sentence(bonus === 0 ? 'event.disputeRolledPlain' : 'event.disputeRolled', {
      players: seatsText(about, seats),
      dice: diceText(dice),
      bonus,
      total,
    }),
  disputeWon: ({ prize, seats }, about) =>
    sv.sentence('event.disputeWon', {
      players: seatsText(about, seats),
      prize: prizeName(about, prize),
      count: seats.length,
    }),
  disputeTied: ({ prize, seats }, about) =>
    sv.sentence('event.disputeTied', { players: seatsText(about, seats), prize: prizeName(about, prize) }),
};
