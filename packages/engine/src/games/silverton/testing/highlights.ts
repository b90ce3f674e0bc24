import type { MatchRecord } from '../../../kernel/index.ts';
import { incomesDue } from '../effects/income.ts';
import type { MatchEvent } from '../events/index.ts';
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
    for (const event of narrate(board, state, move))
      for (const said of [...sayings(event), ...stolen(state, event), ...doublePlow(state, event, board)])
        shown.add(said);
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

/** SV-30.3: a second plow goes where one stands. */
const doublePlow = ({ stage }: State, event: MatchEvent, board: Board): readonly string[] => {
  if (event.type !== 'plowSet' || stage.kind !== 'plows') return [];
  const taken = stage.set.some(({ segment }) => board.segments[segment]?.id === event.segment);
  return taken ? ['two plows on one segment'] : [];
};

/** Whether a thief got the line, or its owner kept it (SV-5.8). */
const stolen = ({ players, jointLines }: State, event: MatchEvent): readonly string[] => {
  if (event.type !== 'disputeWon' || event.prize.over !== 'steal') return [];
  const { line } = event.prize;
  const owners = [
    ...players.flatMap(({ lines }, seat) => (lines.includes(line) ? [seat] : [])),
    ...jointLines.flatMap((joint) => (joint.line === line ? joint.partners : [])),
  ];
  return [event.seats.some((seat) => owners.includes(seat)) ? 'steal lost' : 'steal won'];
};

// A method's parameter, so that phrases for single events fit into one table of all.
type Phrases<Event> = { of(event: Event): readonly string[] }['of'];

/** Events that are worth more than their name. */
const PHRASES: {
  readonly [Type in MatchEvent['type']]?: Phrases<Extract<MatchEvent, { readonly type: Type }>>;
} = {
  eventDrawn: ({ event, seat }) => [`event ${event}`, seat === null ? 'event in a refill' : 'event drawn'],
  disputeBegan: ({ prize, sides }) => [
    `dispute over ${prize.over}`,
    ...(sides.some(({ seats }) => seats.length > 1) ? ['dispute of a pair'] : []),
  ],
  dealMade: ({ gives, gets }) =>
    [gives, gets].flatMap(({ cash, ...wares }) => [
      ...(cash > 0 ? ['deal with cash'] : []),
      ...Object.entries(wares).flatMap(([kind, list]) => (list.length > 0 ? [`deal with ${kind}`] : [])),
    ]),
  freedomRolled: ({ freed }) => [freed ? 'freed by the dice' : 'left in jail by the dice'],
  claimDepleted: ({ goods }) => [goods > 0 ? 'depleted with goods' : 'depleted without goods'],
  segmentBuilt: ({ second, abandoned }) => [
    ...(second ? ['second in a row built'] : []),
    ...(abandoned === null ? [] : ['abandoned']),
  ],
  secondRolled: ({ allowed }) => (allowed ? [] : ['second in a row failed']),
  plowRolled: ({ cleared }) => [cleared ? 'plow clears' : 'plow fails'],
  goodsDelivered: ({ seller }) => (seller === null ? [] : ['bought goods delivered']),
  equipmentBought: ({ kind, tradedIn }) => [tradedIn === null ? `${kind} bought` : `${kind} traded in`],
  lineSlid: ({ pile }) => [pile === null ? 'slid to the claims' : 'slid to a pile'],
  finePaid: ({ stillOwed }) => [stillOwed > 0 ? 'fine stays owed' : 'fine paid'],
  lineDiscarded: ({ seats }) => [seats.length > 0 ? 'owned line lost' : 'face-up line lost'],
  matchEnded: ({ grade }) => (grade === null ? [] : [`grade ${grade}`]),
};
const BY_TYPE: Partial<Record<MatchEvent['type'], Phrases<MatchEvent>>> = PHRASES;

const sayings = (event: MatchEvent): readonly string[] => BY_TYPE[event.type]?.(event) ?? [event.type];
