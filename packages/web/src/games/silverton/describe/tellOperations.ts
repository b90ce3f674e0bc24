import { sv } from '../words/index.ts';
import type { Tellers } from './tell.ts';
import { claim, diceText, line, pieceWords, seat, segment, segmentName, target, town } from './terms.ts';

/** Phase 4, trading apart. */
export const OPERATION_TELLERS: Tellers<
  | 'cardBought'
  | 'cardDeclined'
  | 'claimDrawn'
  | 'claimLeft'
  | 'eventDrawn'
  | 'lineSlid'
  | 'segmentBuilt'
  | 'segmentDismantled'
  | 'secondRolled'
  | 'secondDeclined'
  | 'operationPaid'
  | 'claimOperated'
  | 'plowSet'
  | 'plowRolled'
  | 'goodsDelivered'
  | 'goodsTransferred'
  | 'bailPaid'
  | 'freedomRolled'
  | 'deadReplaced'
> = {
  cardBought: ({ seat: who, target: card, price }, about) =>
    sv.sentence('event.cardBought', { player: seat(about, who), card: target(about, card), price }),
  cardDeclined: ({ seat: who, target: card }, about) =>
    sv.sentence('event.cardDeclined', { player: seat(about, who), card: target(about, card) }),
  claimDrawn: ({ seat: who, claim: number }, about) =>
    sv.sentence('event.claimDrawn', { player: seat(about, who), claim: claim(about, number) }),
  claimLeft: ({ seat: who, claim: number }, about) =>
    sv.sentence('event.claimLeft', { player: seat(about, who), claim: claim(about, number) }),
  eventDrawn: ({ seat: who, event }, about) =>
    who === null
      ? sv.sentence('event.eventTurnedUp', { event: sv.t(`card.${event}`) })
      : sv.sentence('event.eventDrawn', { player: seat(about, who), event: sv.t(`card.${event}`) }),
  lineSlid: ({ seat: who, line: number, pile }, about) =>
    sv.sentence(pile === null ? 'event.lineSlidToClaims' : 'event.lineSlid', {
      player: seat(about, who),
      line: line(about, number),
      pile: (pile ?? 0) + 1,
    }),
  segmentBuilt: ({ seat: who, segment: id, cost, abandoned }, about) =>
    sv.sentence(abandoned === null ? 'event.segmentBuilt' : 'event.segmentBuiltAbandoning', {
      player: seat(about, who),
      segment: segment(about, id),
      cost,
      abandoned: segmentName(about.board, abandoned ?? ''),
    }),
  segmentDismantled: ({ seat: who, segment: id, salvage }, about) =>
    sv.sentence('event.segmentDismantled', {
      player: seat(about, who),
      segment: segment(about, id),
      salvage,
    }),
  secondRolled: ({ seat: who, segment: id, dice, length, allowed }, about) =>
    sv.sentence(allowed ? 'event.secondAllowed' : 'event.secondFailed', {
      player: seat(about, who),
      segment: segment(about, id),
      dice: diceText(dice),
      length,
    }),
  secondDeclined: ({ seat: who, segment: id }, about) =>
    sv.sentence('event.secondDeclined', { player: seat(about, who), segment: segment(about, id) }),
  operationPaid: ({ seat: who, claim: number, cost }, about) =>
    sv.sentence('event.operationPaid', { player: seat(about, who), claim: claim(about, number), cost }),
  claimOperated: ({ claim: number, dice, total, units }, about) =>
    sv.sentence(dice.length === 1 ? 'event.claimOperatedFirst' : 'event.claimOperated', {
      claim: claim(about, number),
      dice: diceText(dice),
      total,
      units,
    }),
  plowSet: ({ seat: who, bonus, segment: id }, about) =>
    sv.sentence('event.plowSet', { player: seat(about, who), bonus, segment: segment(about, id) }),
  plowRolled: ({ bonus, segment: id, die, length, cleared }, about) =>
    sv.sentence(cleared ? 'event.plowCleared' : 'event.plowStuck', {
      bonus,
      segment: segment(about, id),
      die,
      length,
    }),
  goodsDelivered: ({ seat: who, claim: number, seller, city, units, price, amount }, about) =>
    sv.sentence(seller === null ? 'event.goodsDelivered' : 'event.boughtDelivered', {
      player: seat(about, who),
      claim: claim(about, number),
      seller: about.names[seller ?? -1] ?? '',
      city: town(about, city),
      units,
      price,
      amount,
    }),
  goodsTransferred: ({ seat: who, from, to, units }, about) =>
    sv.sentence('event.goodsTransferred', {
      player: seat(about, who),
      from: claim(about, from),
      to: claim(about, to),
      units,
    }),
  bailPaid: ({ seat: who, piece, amount }, about) =>
    sv.sentence('event.bailPaid', { player: seat(about, who), staff: pieceWords(piece), amount }),
  freedomRolled: ({ seat: who, piece, dice, freed }, about) =>
    sv.sentence(freed ? 'event.freed' : 'event.notFreed', {
      player: seat(about, who),
      staff: pieceWords(piece),
      dice: diceText(dice),
    }),
  deadReplaced: ({ seat: who, piece, amount }, about) =>
    sv.sentence('event.deadReplaced', { player: seat(about, who), staff: pieceWords(piece), amount }),
};
