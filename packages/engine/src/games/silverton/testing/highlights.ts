import type { MatchRecord } from '../../../kernel/index.ts';
import { incomesDue } from '../effects/income.ts';
import type { MatchEvent } from '../events.ts';
import { silverton } from '../index.ts';
import type { Move } from '../moves/index.ts';
import { narrate } from '../narrate/index.ts';
import { decodeOptions } from '../options.ts';
import { CUBES } from '../rules/building.ts';
import { lineLength } from '../rules/routes.ts';
import { isWinter } from '../rules/turn.ts';
import type { State } from '../state.ts';
import type { Board } from '../types.ts';

/** What a recorded match shows, in set phrases, so that a test can say what the recordings must show. */
export const highlightsOf = (board: Board, { header, moves }: MatchRecord<Move>): ReadonlySet<string> => {
  const rules = silverton.rules(board);
  const shown = new Set([`${header.players} players`, ...agreedOn(header.options)]);
  let state = rules.setup({ players: header.players, options: optionsOf(header.options) });
  for (const move of moves) {
    shown.add(`move ${move.type}`);
    for (const event of narrate(board, state, move)) for (const said of sayings(event)) shown.add(said);
    for (const said of snowedIn(board, state, move)) shown.add(said);
    state = rules.apply(state, move);
    if (state.players.some(({ segments }) => segments.length === CUBES)) shown.add('no cube left');
    if (state.deck.length === 0 && state.stage.kind !== 'dealSeats') shown.add('no claim left in the deck');
  }
  return shown;
};

const optionsOf = (json: unknown) => {
  const read = decodeOptions(json);
  if (!read.ok) throw new Error(read.problem.expected);
  return read.value;
};

/** What the table agreed on. */
const agreedOn = (json: unknown): readonly string[] => {
  const { length, advanced, scenario, optionalRules, ...flags } = optionsOf(json);
  return [
    advanced ? 'advanced' : 'basic',
    scenario === undefined ? `length ${length}` : `scenario ${scenario}`,
    ...optionalRules.map((rule) => `option ${rule}`),
    ...Object.entries(flags).flatMap(([flag, on]) => (on === true ? [`option ${flag}`] : [])),
  ];
};

/** An owned line that does not pay in winter though its route is whole (SV-6.5). */
const snowedIn = (board: Board, state: State, { type }: Move): readonly string[] => {
  const player = state.players[state.order[state.active] ?? -1];
  if (type !== 'endTrading' || player === undefined || !isWinter(board, state)) return [];
  const paying = incomesDue(board, state).map(({ line }) => line);
  const blocked = player.lines.some((line) => {
    const card = board.lines[line];
    const whole = card !== undefined && lineLength(board, player, card, { snowFree: false }) !== undefined;
    return whole && !paying.includes(line) && !state.ledger.paidLines.includes(line);
  });
  return blocked ? ['winter blocks a line'] : [];
};

const sayings = (event: MatchEvent): readonly string[] => {
  switch (event.type) {
    case 'eventDrawn':
      return [`event ${event.event}`, event.seat === null ? 'event in a refill' : 'event drawn'];
    case 'disputeBegan':
      return [
        `dispute over ${event.prize.over}`,
        ...(event.sides.some(({ seats }) => seats.length > 1) ? ['dispute of a pair'] : []),
      ];
    case 'disputeWon':
      return event.prize.over === 'steal' || event.prize.over === 'end' ? [] : ['dispute won'];
    case 'dealMade':
      return [event.gives, event.gets].flatMap(({ cash, ...wares }) => [
        ...(cash > 0 ? ['deal with cash'] : []),
        ...Object.entries(wares).flatMap(([kind, list]) => (list.length > 0 ? [`deal with ${kind}`] : [])),
      ]);
    case 'freedomRolled':
      return [event.freed ? 'freed by the dice' : 'left in jail by the dice'];
    case 'claimDepleted':
      return [event.goods > 0 ? 'depleted with goods' : 'depleted without goods'];
    case 'segmentBuilt':
      return [
        ...(event.second ? ['second in a row built'] : []),
        ...(event.abandoned === null ? [] : ['abandoned']),
      ];
    case 'secondRolled':
      return event.allowed ? [] : ['second in a row failed'];
    case 'plowRolled':
      return [event.cleared ? 'plow clears' : 'plow fails'];
    case 'goodsDelivered':
      return event.seller === null ? [] : ['bought goods delivered'];
    case 'equipmentBought':
      return event.tradedIn === null ? [`${event.kind} bought`] : [`${event.kind} traded in`];
    case 'lineSlid':
      return [event.pile === null ? 'slid to the claims' : 'slid to a pile'];
    case 'finePaid':
      return [event.stillOwed > 0 ? 'fine stays owed' : 'fine paid'];
    case 'lineDiscarded':
      return [event.seats.length > 0 ? 'owned line lost' : 'face-up line lost'];
    case 'matchEnded':
      return event.grade === null ? [] : [`grade ${event.grade}`];
    default:
      return [event.type];
  }
};
