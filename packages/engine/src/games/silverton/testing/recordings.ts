import type { Table } from './guide/guidedMatch.ts';

/** A match to be recorded: guided players, and what it is meant to show. */
export interface Plan extends Omit<Table, 'seed'> {
  /** Phrases of highlights.ts. */
  readonly shows: readonly string[];
}

const SHORT = { length: 'short' };

/** The recordings by name; between them they show everything playthroughs.test.ts asks for. */
export const PLANS: Readonly<Record<string, Plan>> = {
  '001-two-in-a-row': {
    players: 2,
    options: SHORT,
    style: 'steady',
    shows: ['second in a row built', 'second in a row failed', 'claimLeft', 'disputeTied'],
  },
  '002-quarrels-and-jail': {
    players: 3,
    options: SHORT,
    style: 'quarrelsome',
    shows: [
      'dispute over segment',
      'dispute over special',
      'dispute over claim',
      'dispute over line',
      'staffJailed',
      'freed by the dice',
      'left in jail by the dice',
      'bailPaid',
    ],
  },
  '003-steals-won-and-lost': {
    players: 2,
    options: SHORT,
    style: 'gamblers',
    shows: ['steal won', 'steal lost'],
  },
  '004-four-traders': {
    players: 4,
    options: SHORT,
    style: 'traders',
    shows: ['deal with claims', 'deal with segments', 'deal with lines', 'dealCountered', 'dealProposed'],
  },
  '005-goods-bought-and-delivered': {
    players: 2,
    options: SHORT,
    style: 'traders',
    shows: ['deal with goods', 'bought goods delivered', 'lineReturned'],
  },
  '006-a-death-and-a-replacement': {
    players: 5,
    options: SHORT,
    style: 'gamblers',
    shows: ['event powder-blast', 'deadReplaced', 'event jumped-claim'],
  },
  '007-leadville-pinches-out': {
    players: 3,
    options: { ...SHORT, advanced: true },
    style: 'gamblers',
    shows: ['event leadville-pinches-out', 'owned line lost'],
  },
  '008-no-cube-left': {
    players: 2,
    options: { length: 'campaign' },
    style: 'builders',
    shows: ['no cube left', 'abandoned'],
  },
  '009-taking-up-track': {
    players: 2,
    options: SHORT,
    style: 'wreckers',
    shows: ['segmentDismantled', 'depleted with goods', 'depleted without goods'],
  },
  '010-a-long-game-in-the-snow': {
    players: 2,
    options: { length: 'long', advanced: true },
    style: 'traders',
    shows: [
      'plow clears',
      'plow fails',
      'winter blocks a line',
      'deal with trains',
      'deal with plows',
      'train traded in',
      'plow traded in',
    ],
  },
  '011-six-at-the-table': { players: 6, options: { ...SHORT, advanced: true }, style: 'steady', shows: [] },
  '012-sliding-lines': {
    players: 3,
    options: { ...SHORT, optionalRules: ['slidingLines'] },
    style: 'partners',
    shows: ['slid to a pile', 'slid to the claims'],
  },
  '013-joint-lines': {
    players: 3,
    options: { ...SHORT, optionalRules: ['jointLines'] },
    style: 'partners',
    shows: ['jointLineBought', 'jointRefused', 'dispute of a pair', 'dispute over end'],
  },
  '014-several-plows': {
    players: 2,
    options: { ...SHORT, advanced: true, earlyWinter: true, optionalRules: ['severalPlows'] },
    style: 'steady',
    shows: ['two plows on one segment'],
  },
  '015-convoys': {
    players: 2,
    options: { ...SHORT, optionalRules: ['convoyTransfer', 'betterPassengers'] },
    style: 'partners',
    shows: ['goodsTransferred'],
  },
  '016-a-market-without-dice': {
    players: 2,
    options: { ...SHORT, optionalRules: ['simpleMarket'], simpleFromStart: true },
    style: 'steady',
    shows: [],
  },
  '017-hiring': {
    players: 2,
    options: { advanced: true, optionalRules: ['hiring'] },
    style: 'quarrelsome',
    shows: ['staffHired', 'move hireNobody', 'bonusRaised', 'no claim left in the deck'],
  },
  '018-events-in-the-refill': {
    players: 2,
    options: { ...SHORT, refillEvents: true, playOn: true },
    style: 'steady',
    shows: ['event in a refill', 'victimChosen'],
  },
  '019-denver-6000': { players: 1, options: { scenario: 'denver-6000' }, style: 'steady', shows: [] },
  '020-denver-10000': {
    players: 1,
    options: { scenario: 'denver-10000', advanced: true, soloThird: 'P' },
    style: 'steady',
    shows: [],
  },
  '021-salt-lake-city-and-the-phantom': {
    players: 1,
    options: { scenario: 'salt-lake-city-10000' },
    style: 'gamblers',
    shows: ['phantomPlaced', 'face-up line lost'],
  },
  '022-denver-campaign': {
    players: 1,
    options: { scenario: 'denver-campaign' },
    style: 'builders',
    shows: [],
  },
  '023-golden-spike-for-two': {
    players: 2,
    options: { scenario: 'golden-spike-2', advanced: true },
    style: 'traders',
    shows: ['trainAssigned', 'citiesJoined'],
  },
  '024-golden-spike-for-three': {
    players: 3,
    options: { scenario: 'golden-spike-3' },
    style: 'steady',
    shows: ['surveyorsAssigned'],
  },
  '025-copper-spike': {
    players: 1,
    options: { scenario: 'copper-spike', advanced: true },
    style: 'steady',
    shows: [],
  },
  '026-nickel-spike': { players: 3, options: { scenario: 'nickel-spike' }, style: 'steady', shows: [] },
  '027-silver-spike': { players: 4, options: { scenario: 'silver-spike' }, style: 'steady', shows: [] },
  '028-strong-start': {
    players: 5,
    options: { ...SHORT, scenario: 'strong-start', advanced: true, tenPoints: true },
    style: 'partners',
    shows: ['staffChosen'],
  },
};
