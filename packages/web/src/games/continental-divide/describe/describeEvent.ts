import type { PlainEvent } from '@roundhouse/engine';
import type { MatchEvent } from '@roundhouse/engine/continental-divide';
import type { Sentence } from '../../../i18n/sentence.ts';
import { cd } from '../words/index.ts';
import { type About, hexFragment, playersText, railroadFragment, seatFragment } from './terms.ts';

type Kind = MatchEvent['type'];
type Of<K extends Kind> = Extract<MatchEvent, { readonly type: K }>;
type Teller<K extends Kind> = (event: Of<K>, about: About) => Sentence | undefined;

const TELLERS: { readonly [K in Kind]: Teller<K> } = {
  orderDealt: ({ order }, about) => cd.sentence('event.orderDealt', { players: playersText(about, order) }),
  turnBegan: ({ turn, order }, about) =>
    cd.sentence('event.turnBegan', { turn, players: playersText(about, order) }),
  railroadStarted: ({ seat, railroad, hex, shares, value }, about) =>
    cd.sentence('event.railroadStarted', {
      player: seatFragment(about, seat),
      railroad: railroadFragment(about, railroad),
      hex: hexFragment(about, hex),
      shares,
      value,
    }),
  sharesBought: ({ seat, railroad, count, payment, least }, about) =>
    cd.sentence(payment > least ? 'event.sharesBoughtDear' : 'event.sharesBought', {
      player: seatFragment(about, seat),
      railroad: railroadFragment(about, railroad),
      count,
      payment,
      extra: payment - least,
    }),
  soldOut: ({ railroad }, about) =>
    cd.sentence('event.soldOut', { railroad: railroadFragment(about, railroad) }),
  stockSkipped: ({ seat }, about) => cd.sentence('event.stockSkipped', { player: seatFragment(about, seat) }),
  lineBuilt: ({ seat, railroad, from, hexes, cost, income }, about) =>
    cd.sentence('event.lineBuilt', {
      player: seatFragment(about, seat),
      railroad: railroadFragment(about, railroad),
      from: hexFragment(about, from),
      to: hexFragment(about, hexes.at(-1) ?? from),
      count: hexes.length,
      cost,
      income,
    }),
  regionEntered: ({ railroad, hex, region, cubes }, about) =>
    cd.sentence(`event.regionEntered.${region}`, {
      railroad: railroadFragment(about, railroad),
      hex: hexFragment(about, hex),
      cubes,
    }),
  divideCrossed: ({ railroad, hex, income }, about) =>
    cd.sentence('event.divideCrossed', {
      railroad: railroadFragment(about, railroad),
      hex: hexFragment(about, hex),
      income,
    }),
  portReached: ({ railroad, hex, victoryPoints }, about) =>
    cd.sentence('event.portReached', {
      railroad: railroadFragment(about, railroad),
      hex: hexFragment(about, hex),
      points: victoryPoints,
    }),
  playerTurnEnded: () => undefined,
  dividendsPaid: ({ railroad, perShare, toSeats, toTreasury }, about) =>
    cd.sentence('event.dividendsPaid', {
      railroad: railroadFragment(about, railroad),
      perShare,
      payments: paymentsText(about, toSeats, toTreasury),
    }),
  turnEnded: () => undefined,
  orderTaken: ({ seat, card, given }, about) =>
    cd.sentence(given ? 'event.orderGiven' : 'event.orderTaken', { player: seatFragment(about, seat), card }),
  gameOver: ({ standings }, about) => {
    const winners = standings.filter(({ rank }) => rank === 1);
    return cd.sentence('event.gameOver', {
      players: playersText(
        about,
        winners.map(({ seat }) => seat),
      ),
      count: winners.length,
      score: winners[0]?.score ?? 0,
    });
  },
};

const paymentsText = ({ names }: About, toSeats: readonly number[], toTreasury: number): string =>
  [
    ...toSeats.flatMap((amount, seat) =>
      amount === 0 ? [] : [cd.t('event.payment', { player: names[seat] ?? '', amount })],
    ),
    ...(toTreasury === 0 ? [] : [cd.t('event.paymentTreasury', { amount: toTreasury })]),
  ].join(', ');

const isKind = (type: string): type is Kind => Object.hasOwn(TELLERS, type);

/** A line of the log about one event; nothing for what goes without saying. */
export const describeEvent = (event: PlainEvent, about: About): Sentence | undefined =>
  isMatchEvent(event) ? tell(event.type, event, about) : undefined;

const isMatchEvent = (event: PlainEvent): event is MatchEvent => isKind(event.type);

const tell = <K extends Kind>(kind: K, event: Of<K>, about: About): Sentence | undefined =>
  TELLERS[kind](event, about);
