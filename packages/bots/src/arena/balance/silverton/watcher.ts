import type { PlainEvent } from '@roundhouse/engine';
import {
  type Board,
  type MatchEvent,
  type Move,
  priceOf,
  type State,
  silverton,
} from '@roundhouse/engine/silverton';
import type { Watcher } from '../balance.ts';
import type { ClaimFacts, LineFacts, SvFacts } from './facts.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** Everything counted so far. */
class Ledger {
  turns = 0;
  grade = '';
  cities: readonly string[] = [];
  readonly claims: Record<number, Mutable<ClaimFacts>> = {};
  readonly lines: Record<number, Mutable<LineFacts>> = {};
  readonly prices: Record<string, number[]> = {};
  readonly segments = new Set<string>();

  claim(number: number): Mutable<ClaimFacts> {
    const blank = { bought: 0, price: 0, operations: 0, costs: 0, units: 0, revenue: 0, depleted: 0 };
    const claim = this.claims[number] ?? blank;
    this.claims[number] = claim;
    return claim;
  }

  line(number: number): Mutable<LineFacts> {
    const line = this.lines[number] ?? { bought: 0, price: 0, payments: 0, income: 0 };
    this.lines[number] = line;
    return line;
  }
}

/** Method syntax, so that a counter of the game's own events fits. */
interface Counter<Event extends PlainEvent> {
  count(ledger: Ledger, event: Event): void;
}

/** Cards: seen, bought, operated, sold from. */
const CARDS: Counter<MatchEvent> = {
  count: (ledger, event) => {
    switch (event.type) {
      case 'claimTurnedUp':
      case 'claimDrawn':
        ledger.claim(event.claim);
        break;
      case 'lineTurnedUp':
        ledger.line(event.line);
        break;
      case 'cardBought':
        if (event.target.on === 'claim') buy(ledger.claim(event.target.claim), event.price);
        if (event.target.on === 'line') buy(ledger.line(event.target.line), event.price);
        break;
      case 'jointLineBought':
        for (const price of event.prices) ledger.line(event.line).price += price;
        ledger.line(event.line).bought += 1;
        break;
      case 'claimDepleted':
        ledger.claim(event.claim).depleted += 1;
        break;
    }
  },
};

const buy = (card: { bought: number; price: number }, price: number): void => {
  card.bought += 1;
  card.price += price;
};

/** Money earned and spent at work, track, and how it ended. */
const WORK: Counter<MatchEvent> = {
  count: (ledger, event) => {
    switch (event.type) {
      case 'operationPaid':
        ledger.claim(event.claim).operations += 1;
        ledger.claim(event.claim).costs += event.cost;
        break;
      case 'goodsDelivered':
        ledger.claim(event.claim).units += event.units;
        ledger.claim(event.claim).revenue += event.amount;
        break;
      case 'incomePaid':
        ledger.line(event.line).payments += 1;
        ledger.line(event.line).income += event.amount;
        break;
      case 'segmentBuilt':
        ledger.segments.add(event.segment);
        break;
      case 'matchEnded':
        ledger.turns = event.turn;
        ledger.grade = event.grade ?? '';
        break;
    }
  },
};

const COUNTERS: readonly Counter<PlainEvent>[] = [CARDS, WORK];

/** Prices when a turn begins. */
const notePrices = (board: Board, ledger: Ledger, state: State): void => {
  for (const column of board.columns) {
    if ((state.prices[column.index] ?? -1) < 0) continue;
    const path = ledger.prices[column.id] ?? [];
    path[state.turn - 1] = priceOf(column, state);
    ledger.prices[column.id] = path;
  }
};

export const watcher = (board: Board): Watcher<State, Move, SvFacts> => {
  const rules = silverton.rules(board);
  const ledger = new Ledger();
  return {
    onStep: ({ before, move, after }) => {
      for (const event of rules.narrate(before, move, after))
        for (const counter of COUNTERS) counter.count(ledger, event);
      if (after.turn !== before.turn || ledger.cities.length === 0) notePrices(board, ledger, after);
      ledger.cities = after.players.map(({ startCities }) =>
        startCities.map((city) => board.towns[city]?.name ?? '').join(' + '),
      );
    },
    facts: (standings) => {
      const { turns, grade, cities, claims, lines, prices, segments } = ledger;
      return { standings, turns, grade, cities, claims, lines, prices, segments: [...segments] };
    },
  };
};
