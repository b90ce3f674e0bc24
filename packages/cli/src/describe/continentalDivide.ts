import type { MatchEvent } from '@roundhouse/engine/continental-divide';
import { counted } from '../counted.ts';
import { type Describer, describerBy, type NameOf, type Sentences } from './describer.ts';

const list = (items: readonly string[]): string => items.join(', ');

const paid = (toSeats: readonly number[], name: NameOf): readonly string[] =>
  toSeats.flatMap((amount, seat) => (amount > 0 ? [`${name(seat)} $${amount}`] : []));

const SENTENCES: Sentences<MatchEvent> = {
  orderDealt: ({ order }, name) => `The player order is dealt: ${list(order.map(name))}.`,
  railroadStarted: ({ seat, railroad, city, hex, shares, value }, name) =>
    `${name(seat)} starts ${railroad} in ${city} (${hex}) with ${counted(shares, 'share')} at $${value}.`,
  sharesBought: ({ seat, railroad, count: shares, payment, least }, name) =>
    `${name(seat)} buys ${counted(shares, 'share')} of ${railroad} for $${payment}${
      payment > least ? ` ($${payment - least} more than needed)` : ''
    }.`,
  soldOut: ({ railroad }) => `All issued shares of ${railroad} are sold.`,
  stockSkipped: ({ seat }, name) => `${name(seat)} buys no stock.`,
  lineBuilt: ({ seat, railroad, from, direction, hexes, cost, income, cubes }, name) =>
    `${name(seat)} builds ${railroad} from ${from} ${direction} through ${list(hexes)}: cost $${cost}, income +$${income}, ${counted(cubes, 'cube')} left.`,
  regionEntered: ({ railroad, region, hex, cubes }) =>
    `${railroad} enters the ${region} region at ${hex} and unlocks ${counted(cubes, 'cube')}.`,
  divideCrossed: ({ railroad, hex, income }) =>
    `${railroad} crosses the Continental Divide at ${hex}: income +$${income}.`,
  portReached: ({ railroad, port, victoryPoints }) =>
    `${railroad} reaches ${port}, worth ${victoryPoints} VP a share.`,
  playerTurnEnded: ({ seat }, name) => `${name(seat)} is done.`,
  dividendsPaid: ({ railroad, income, perShare, toSeats, toTreasury }, name) =>
    `${railroad} earns $${income} and pays $${perShare} a share: ${list([
      ...paid(toSeats, name),
      ...(toTreasury > 0 ? [`treasury $${toTreasury}`] : []),
    ])}.`,
  turnEnded: ({ turn }) => `Turn ${turn} ends.`,
  orderTaken: ({ seat, card, given }, name) =>
    `${name(seat)} ${given ? 'is left with' : 'takes'} order card ${card}.`,
  turnBegan: ({ turn, order }, name) => `Turn ${turn} begins: ${list(order.map(name))}.`,
  gameOver: ({ standings }, name) =>
    `The game is over. ${list(standings.map(({ seat, rank, score }) => `${name(seat)} ${score} VP (place ${rank})`))}.`,
};

export const continentalDivide: Describer<MatchEvent> = describerBy(SENTENCES);
