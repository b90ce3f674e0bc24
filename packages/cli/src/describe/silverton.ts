import type { Board, MatchEvent } from '@roundhouse/engine/silverton';
import { type Describer, describerBy, type Sentences } from './describer.ts';
import { type BoardWords, boardWords } from './silvertonBoard.ts';
import { dice, GRADES, list, names, rolled, staff, units } from './silvertonWords.ts';

const sentencesWith = ({
  claimName,
  columnName,
  eventName,
  lineName,
  prize,
  segmentName,
  target,
  townName,
  wares,
}: BoardWords): Sentences<MatchEvent> => ({
  seatsDealt: ({ seats }, name) =>
    `Seats are dealt: ${list(seats.map((seat, index) => `${name(index)} is number ${seat + 1}`))}.`,
  claimTurnedUp: ({ claim }) => `${claimName(claim)} is turned up.`,
  lineTurnedUp: ({ line }) => `Passenger line ${lineName(line)} is turned up.`,
  orderDealt: ({ order }, name) => `The turn order is dealt: ${order.map(name).join(', ')}.`,
  turnBegan: ({ turn, winter, increasedDemand }) =>
    `Turn ${turn} begins${winter ? ', a winter turn' : ''} (increased demand ${increasedDemand}).`,

  staffChosen: ({ seat, pieces }, name) => `${name(seat)} takes on ${list(pieces)}.`,
  surveyorsAssigned: ({ seat, cities }, name) =>
    `${name(seat)} sends surveyors to ${list(cities.map(townName))}.`,
  staffPlaced: ({ seat, target: where, ...who }, name) =>
    `${name(seat)} puts ${staff(who)} on ${target(where)}.`,
  staffTakenBack: ({ seat, ...who }, name) => `${name(seat)} takes ${staff(who)} back.`,
  phantomPlaced: ({ target: where }) => `The phantom takes ${target(where)} out of the game.`,

  movedAside: ({ seat, from, to }, name) =>
    `${name(seat)} moves aside from ${segmentName(from)} to ${segmentName(to)}.`,
  stoodFast: ({ seat, segment }, name) => `${name(seat)} stands fast on ${segmentName(segment)}.`,
  disputeCalled: ({ seat, segments }, name) =>
    `${name(seat)} calls a special dispute over ${list(segments.map(segmentName))}.`,
  disputeWaived: ({ seat, segments }, name) => `${name(seat)} lets ${list(segments.map(segmentName))} be.`,
  jointAgreed: ({ seat, line }, name) => `${name(seat)} would share passenger line ${lineName(line)}.`,
  jointRefused: ({ seat, line }, name) => `${name(seat)} would not share passenger line ${lineName(line)}.`,
  disputeBegan: ({ prize: over, sides, paid }, name) => {
    const cost = paid.reduce((sum, each) => sum + each, 0);
    const parties = sides.map(({ seats }) => names(seats, name)).join(' against ');
    return `Dispute over ${prize(over)}: ${parties}${cost > 0 ? ` ($${cost} paid for the attempt)` : ''}.`;
  },
  disputeRolled: ({ seats, dice: thrown, bonus, total }, name) =>
    `${names(seats, name)} rolls ${rolled(thrown, bonus, total)}.`,
  disputeWon: ({ prize: over, seats }, name) => `${names(seats, name)} wins ${prize(over)}.`,
  disputeTied: ({ prize: over, seats }, name) => `A tie of ${names(seats, name)} over ${prize(over)}.`,
  jointLineBought: ({ line, seats, prices }, name) =>
    `${names(seats, name)} buy passenger line ${lineName(line)} together for ${list(prices.map((price) => `$${price}`))}.`,

  cardBought: ({ seat, target: card, price }, name) => `${name(seat)} buys ${target(card)} for $${price}.`,
  cardDeclined: ({ seat, target: card }, name) => `${name(seat)} leaves ${target(card)}.`,
  claimDrawn: ({ seat, claim }, name) => `${name(seat)} draws ${claimName(claim)}.`,
  claimLeft: ({ seat, claim }, name) => `${name(seat)} leaves ${claimName(claim)} face up.`,
  eventDrawn: ({ seat, event }, name) =>
    `${seat === null ? 'Turned up' : `${name(seat)} draws`}: ${eventName(event)}.`,
  lineSlid: ({ seat, line, pile }, name) =>
    `${name(seat)} slides passenger line ${lineName(line)} to ${pile === null ? 'the claims' : `pile ${pile + 1}`}.`,
  segmentBuilt: ({ seat, segment, cost, abandoned }, name) =>
    `${name(seat)} builds ${segmentName(segment)} for $${cost}${abandoned === null ? '' : `, abandoning ${segmentName(abandoned)}`}.`,
  segmentDismantled: ({ seat, segment, salvage }, name) =>
    `${name(seat)} dismantles ${segmentName(segment)} for $${salvage}.`,
  secondRolled: ({ seat, segment, dice: thrown, length, allowed }, name) =>
    `${name(seat)} rolls ${dice(thrown)} for ${segmentName(segment)} of length ${length}: ${allowed ? 'it may be built' : 'not this turn'}.`,
  secondDeclined: ({ seat, segment }, name) =>
    `${name(seat)} does not build ${segmentName(segment)} after all.`,

  operationPaid: ({ seat, claim, cost }, name) => `${name(seat)} pays $${cost} to work ${claimName(claim)}.`,
  claimOperated: ({ claim, dice: thrown, total, units: yielded }) =>
    `${claimName(claim)}: ${dice(thrown)}, read at ${total}, yields ${units(yielded)}.`,
  plowSet: ({ seat, bonus, segment }, name) =>
    `${name(seat)} sets a plow +${bonus} on ${segmentName(segment)}.`,
  plowRolled: ({ bonus, segment, die, length, cleared }) =>
    `The plow +${bonus} on ${segmentName(segment)} of length ${length} rolls ${die}: ${cleared ? 'cleared' : 'stuck'}.`,

  dealOffered: ({ by, to, gives, gets }, name) =>
    `${name(by)} offers ${name(to)} ${wares(gives)} for ${wares(gets)}.`,
  dealInvited: ({ by, to }, name) => `${name(by)} asks ${name(to)} for an offer.`,
  dealProposed: ({ by, to, gives, gets }, name) =>
    `${name(by)} proposes to ${name(to)} ${wares(gives)} for ${wares(gets)}.`,
  dealCountered: ({ by, to, gives, gets }, name) =>
    `${name(by)} would rather give ${name(to)} ${wares(gives)} for ${wares(gets)}.`,
  dealRefused: ({ by }, name) => `${name(by)} refuses.`,
  dealMade: ({ by, to, gives, gets }, name) =>
    `Deal: ${name(by)} gives ${name(to)} ${wares(gives)} for ${wares(gets)}.`,
  trainAssigned: ({ seat, power, city }, name) =>
    `${name(seat)} sends the train ${power} to ${townName(city)}.`,

  incomePaid: ({ seat, line, amount, joint }, name) =>
    `${name(seat)} has $${amount} from passenger line ${lineName(line)}${joint ? ', held jointly' : ''}.`,
  goodsDelivered: ({ seat, claim, seller, city, units: sold, price, amount, trains }, name) =>
    `${name(seat)} delivers ${units(sold)} of ${seller === null ? '' : `${name(seller)}'s `}${claimName(claim)} to ${townName(city)} at $${price}: $${amount}${
      trains.length === 0 ? '' : ` (trains ${trains.join(', ')})`
    }.`,
  goodsTransferred: ({ seat, from, to, units: moved }, name) =>
    `${name(seat)} moves ${units(moved)} from ${claimName(from)} to ${claimName(to)}.`,
  bailPaid: ({ seat, amount, ...who }, name) => `${name(seat)} pays $${amount} to free ${staff(who)}.`,
  freedomRolled: ({ seat, dice: thrown, freed, ...who }, name) =>
    `${name(seat)} rolls ${dice(thrown)} for ${staff(who)}: ${freed ? 'free' : 'stays in jail'}.`,
  deadReplaced: ({ seat, amount, ...who }, name) => `${name(seat)} replaces ${staff(who)} for $${amount}.`,

  marketRolled: ({ column, dice: thrown, sold, idn, result }) =>
    `The market rolls ${dice(thrown)} for ${columnName(column)}${sold + idn > 0 ? ` (with ${sold} sold and demand ${idn}: ${result})` : ''}.`,
  priceMoved: ({ column, from, to }) =>
    from === to
      ? `The price of ${columnName(column)} moves to another box, still at $${to}.`
      : `The price of ${columnName(column)} moves from $${from} to $${to}.`,
  victimChosen: ({ seat, event, ...who }, name) =>
    `${name(seat)} gives up ${staff(who)} to ${eventName(event)}.`,
  staffHired: ({ seat, role, amount }, name) =>
    `${name(seat)} hires a ${role === 'S' ? 'surveyor' : 'prospector'} for $${amount}.`,
  equipmentBought: ({ seat, kind, figure, tradedIn, price }, name) =>
    `${name(seat)} buys a ${kind} ${kind === 'plow' ? '+' : ''}${figure} for $${price}${tradedIn === null ? '' : `, trading in a ${tradedIn}`}.`,

  cashRevealed: ({ seat, cash }, name) => `${name(seat)} lays open $${cash}.`,
  staffJailed: ({ seat, ...who }, name) => `${name(seat)}'s ${staff(who)} goes to jail.`,
  staffKilled: ({ seat, ...who }, name) => `${name(seat)}'s ${staff(who)} is killed.`,
  bonusRaised: ({ seat, ...who }, name) => `${name(seat)}'s ${staff(who)} has gained a bonus.`,
  citiesJoined: ({ seat }, name) => `${name(seat)} has connected both start cities.`,
  fineReckoned: ({ seat, amount }, name) => `${name(seat)} owes a fine of $${amount}.`,
  finePaid: ({ seat, amount, stillOwed }, name) =>
    `${name(seat)} pays a fine of $${amount}${stillOwed === 0 ? '' : `; $${stillOwed} stay owed`}.`,
  claimDepleted: ({ claim, goods }) =>
    `${claimName(claim)} is depleted${goods === 0 ? '' : `, with ${units(goods)} left on it`}.`,
  claimsDiscarded: ({ claims }) => `Discarded: ${list(claims.map((claim) => `${claimName(claim)}`))}.`,
  leadvilleMarked: ({ markers }) => `Markers at Leadville: ${markers}.`,
  lineReturned: ({ line, seats }, name) => `${names(seats, name)} returns passenger line ${lineName(line)}.`,
  lineDiscarded: ({ line, seats }, name) =>
    `Passenger line ${lineName(line)}${seats.length === 0 ? '' : ` of ${names(seats, name)}`} is lost for good.`,

  matchEnded: ({ turn, standings, grade }, name) => {
    const places = standings.map(
      ({ seat, rank, score }) => `${name(seat)} $${score}${standings.length === 1 ? '' : ` (place ${rank})`}`,
    );
    return `The game is over after turn ${turn}: ${list(places)}${grade === null ? '' : `; ${GRADES[grade]}`}.`;
  },
});

/** Needs the board for the names of towns, segments and cards. */
export const silverton = {
  describer(board: Board): Describer<MatchEvent> {
    return describerBy(sentencesWith(boardWords(board)));
  },
};
