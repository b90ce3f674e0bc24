import { sv } from '../words/index.ts';
import type { Kind, Tellers } from './tell.ts';
import type { OPERATION_TELLERS } from './tellOperations.ts';
import type { TURN_TELLERS } from './tellTurn.ts';
import {
  claim,
  claimName,
  columnName,
  line,
  listText,
  marketSumText,
  pieceWords,
  seat,
  seatsText,
  town,
  waresText,
} from './terms.ts';

/** Trading, phases 5 to 7, and what follows from moves of every kind. */
export const CLOSING_TELLERS: Tellers<
  Exclude<Kind, keyof typeof TURN_TELLERS | keyof typeof OPERATION_TELLERS>
> = {
  dealOffered: ({ by, to, gives, gets }, about) =>
    sv.sentence('event.dealOffered', {
      player: seat(about, by),
      other: seat(about, to),
      gives: waresText(about.board, gives),
      gets: waresText(about.board, gets),
    }),
  dealProposed: ({ by, to, gives, gets }, about) =>
    sv.sentence('event.dealProposed', {
      player: seat(about, by),
      other: seat(about, to),
      gives: waresText(about.board, gives),
      gets: waresText(about.board, gets),
    }),
  dealCountered: ({ by, to, gives, gets }, about) =>
    sv.sentence('event.dealCountered', {
      player: seat(about, by),
      other: seat(about, to),
      gives: waresText(about.board, gives),
      gets: waresText(about.board, gets),
    }),
  dealMade: ({ by, to, gives, gets }, about) =>
    sv.sentence('event.dealMade', {
      player: seat(about, by),
      other: seat(about, to),
      gives: waresText(about.board, gives),
      gets: waresText(about.board, gets),
    }),
  dealInvited: ({ by, to }, about) =>
    sv.sentence('event.dealInvited', { player: seat(about, by), other: seat(about, to) }),
  dealRefused: ({ by }, about) => sv.sentence('event.dealRefused', { player: seat(about, by) }),
  trainAssigned: ({ seat: who, power, city }, about) =>
    sv.sentence('event.trainAssigned', { player: seat(about, who), power, city: town(about, city) }),
  marketRolled: (event, about) =>
    sv.sentence('event.marketRolled', {
      column: columnName(about.board, event.column),
      dice: marketSumText(event),
    }),
  priceMoved: ({ column, from, to, boxes }, about) => {
    const moved = boxes > 0 ? 'event.priceRose' : 'event.priceFell';
    const still = boxes > 0 ? 'event.markerRose' : 'event.markerFell';
    return sv.sentence(from === to ? still : moved, {
      column: columnName(about.board, column),
      from,
      to,
      boxes: Math.abs(boxes),
    });
  },
  victimChosen: ({ seat: who, piece, event }, about) =>
    sv.sentence('event.victimChosen', {
      player: seat(about, who),
      staff: pieceWords(piece),
      event: sv.t(`card.${event}`),
    }),
  staffHired: ({ seat: who, role, amount }, about) =>
    sv.sentence('event.staffHired', { player: seat(about, who), staff: pieceWords(role), amount }),
  equipmentBought: ({ seat: who, kind, figure, tradedIn, price }, about) =>
    sv.sentence(tradedIn === null ? 'event.equipmentBought' : 'event.equipmentTraded', {
      player: seat(about, who),
      thing: sv.t(`equipment.${kind}`, { figure }),
      old: tradedIn ?? 0,
      price,
    }),
  cashRevealed: ({ seat: who, cash }, about) =>
    sv.sentence('event.cashRevealed', { player: seat(about, who), cash }),
  staffJailed: ({ seat: who, piece }, about) =>
    sv.sentence('event.staffJailed', { player: seat(about, who), staff: pieceWords(piece) }),
  staffKilled: ({ seat: who, piece }, about) =>
    sv.sentence('event.staffKilled', { player: seat(about, who), staff: pieceWords(piece) }),
  bonusRaised: ({ seat: who, piece }, about) =>
    sv.sentence('event.bonusRaised', { player: seat(about, who), staff: pieceWords(piece) }),
  citiesJoined: ({ seat: who }, about) => sv.sentence('event.citiesJoined', { player: seat(about, who) }),
  incomePaid: ({ seat: who, line: number, amount }, about) =>
    sv.sentence('event.incomePaid', { player: seat(about, who), line: line(about, number), amount }),
  fineReckoned: ({ seat: who, amount }, about) =>
    sv.sentence('event.fineReckoned', { player: seat(about, who), amount }),
  finePaid: ({ seat: who, amount, stillOwed }, about) =>
    sv.sentence(stillOwed === 0 ? 'event.finePaid' : 'event.finePaidPart', {
      player: seat(about, who),
      amount,
      owed: stillOwed,
    }),
  claimDepleted: ({ claim: number, goods }, about) =>
    sv.sentence('event.claimDepleted', { claim: claim(about, number), goods }),
  claimsDiscarded: ({ claims }, about) =>
    sv.sentence('event.claimsDiscarded', {
      claims: listText(claims.map((each) => claimName(about.board, each))),
    }),
  leadvilleMarked: ({ markers }) => sv.sentence('event.leadvilleMarked', { markers }),
  lineReturned: ({ line: number, seats }, about) =>
    sv.sentence('event.lineReturned', { line: line(about, number), players: seatsText(about, seats) }),
  lineDiscarded: ({ line: number }, about) =>
    sv.sentence('event.lineDiscarded', { line: line(about, number) }),
  jointLineBought: ({ line: number, seats, prices }, about) =>
    sv.sentence('event.jointLineBought', {
      line: line(about, number),
      players: seatsText(about, seats),
      price: prices.reduce((sum, price) => sum + price, 0),
    }),
  matchEnded: ({ turn, standings, grade }, about) => {
    const winners = standings.filter(({ rank }) => rank === 1);
    return sv.sentence(grade === null ? 'event.matchEnded' : 'event.matchGraded', {
      turn,
      players: seatsText(
        about,
        winners.map(({ seat: who }) => who),
      ),
      count: winners.length,
      cash: winners[0]?.score ?? 0,
      grade: grade === null ? '' : sv.t(`grade.${grade}`),
    });
  },
};
