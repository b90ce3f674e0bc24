import {
  type Board,
  type Claim,
  choices,
  isConnected,
  type Move,
  type State,
} from '@roundhouse/engine/silverton';
import { asIfBuilt, asIfDone } from './imagine.ts';
import { type Outlook, outlookAfter, outlookOf } from './outlook.ts';
import { bearable, slackOf } from './purse.ts';
import { type Judge, type Ranked, ranking, type Table } from './rank.ts';
import { usefulSegments } from './targets.ts';
import { claimWorth, lineWorth, worthOf } from './worth.ts';

type Placing = Extract<NonNullable<ReturnType<typeof choices>>, { readonly stage: 'placing' }>;
type Target = Placing['staff'][number]['targets'][number];

/** No jitter makes a move of this gain look good. */
const NEVER = -10_000;

/** Dice odds of beating a rival: the difference of bonuses decides. Ties hold both up. */
const winChance = (lead: number): number => Math.max(0.05, Math.min(0.95, 0.44 + 0.11 * lead));

/** Chance that two dice are strictly more than a length (SV-6.2.3). */
export const secondChance = (length: number): number => {
  let ways = 0;
  for (let a = 1; a <= 6; a += 1) for (let b = 1; b <= 6; b += 1) if (a + b > length) ways += 1;
  return ways / 36;
};

/** Where staff go, one at a time, each judged as if those already placed had done their work. */
export const judgePlacing: Judge = (table) => {
  const open = choices(table.board, table.state);
  if (open?.stage !== 'placing') return [];
  const now = outlookOf(table.board, table.state, table.seat, table.weights);
  const outlook = outlookAfter(now, asIfDone(table.board, table.state, table.seat));
  const before = worthOf(outlook);
  const seen = new Map<string, number>();
  const useful = usefulSegments(outlook);
  const slack = slackOf(outlook);
  const moves = open.staff.flatMap(({ staff, targets }) =>
    targets.map((target): Ranked => {
      const key = JSON.stringify(target);
      const known = seen.get(key);
      const gain = known ?? gainOf(outlook, { target, before, slack, useful });
      seen.set(key, gain);
      const odds = oddsAt(table, staff, target);
      const value = gain * (odds + table.weights.spite * (1 - odds));
      const move: Move = { type: 'place', staff, target };
      return ranking(move, value, { term: `place.${target.on}`, value, params: { odds } });
    }),
  );
  return [...moves, ranking({ type: 'endPlacing' }, 0)];
};

const gainOf = (
  outlook: Outlook,
  {
    target,
    before,
    slack,
    useful,
  }: {
    readonly target: Target;
    readonly before: number;
    readonly slack: number;
    readonly useful: ReadonlySet<string>;
  },
): number => {
  const { board, player } = outlook;
  switch (target.on) {
    case 'claim': {
      const claim = board.claims[target.claim];
      if (claim === undefined || claim.price > player.cash) return NEVER;
      return worthBuying(outlook, claim, slack);
    }
    case 'line': {
      const line = board.lines[target.line];
      if (line === undefined || line.price > player.cash) return NEVER;
      return (lineWorth(outlook, line) - line.price) * bearable(slack, line.price);
    }
    case 'deck':
      return deckGain(outlook, slack);
    case 'segment':
      return useful.has(target.segment) ? segmentGain(outlook, target.segment, before) : NEVER;
  }
};

/** What buying a claim gains, if the purse bears it and the track to it. */
const worthBuying = (outlook: Outlook, claim: Claim, slack: number): number =>
  (claimWorth(outlook, claim) - claim.price) *
  bearable(slack, claim.price + (outlook.reach.cost[claim.town] ?? 0));

/** A card nobody has seen: the mean gain of those left, counting only the ones worth buying. */
const deckGain = (outlook: Outlook, slack: number): number => {
  const { board, state, player } = outlook;
  let total = 0;
  let count = 0;
  for (let place = 0; place < state.deck.length; place += Math.max(1, Math.floor(state.deck.length / 12))) {
    const claim = board.claims[state.deck[place] ?? 0];
    if (claim === undefined) continue;
    count += 1;
    if (claim.price <= player.cash) total += Math.max(0, worthBuying(outlook, claim, slack));
  }
  return count === 0 ? NEVER : (0.85 * total) / count;
};

const segmentGain = (outlook: Outlook, id: string, before: number): number => {
  const { board, state, seat } = outlook;
  const segment = board.segmentById.get(id);
  const player = state.players[seat];
  if (segment === undefined || player === undefined) return NEVER;
  if (state.owners[segment.index] !== -1 || segment.cost > player.cash) return NEVER;
  const after = worthOf(outlookAfter(outlook, asIfBuilt(board, state, seat, segment.index)));
  const real = reallyTouches(board, state, seat, segment) ? 1 : secondChance(segment.length);
  return (after - before) * real;
};

/** Whether a segment touches track that stands, and not only a surveyor's hope. */
const reallyTouches = (
  board: Board,
  state: State,
  seat: number,
  { a, b }: { readonly a: number; readonly b: number },
): boolean => {
  const player = state.players[seat];
  return player !== undefined && (isConnected(board, player, a) || isConnected(board, player, b));
};

/** The chance to get the right against those who stand there already. */
const oddsAt = ({ board, state, seat }: Table, staff: number, target: Target): number => {
  if (target.on === 'deck') return 1;
  const member = state.players[seat]?.staff[staff];
  let odds = 1;
  for (const [other, player] of state.players.entries()) {
    if (other === seat) continue;
    for (const rival of player.staff)
      if (standsOn(board, rival.place, target)) odds *= winChance((member?.bonus ?? 0) - rival.bonus);
  }
  // A better piece on an uncontested target is no gain, but it defends what others still may want.
  return odds * (1 + 0.01 * (member?.bonus ?? 0));
};

const standsOn = (
  board: Board,
  place: State['players'][number]['staff'][number]['place'],
  target: Target,
): boolean => {
  if (place.at === 'segment' && target.on === 'segment')
    return board.segments[place.segment]?.id === target.segment;
  if (place.at === 'claim' && target.on === 'claim') return place.claim === target.claim;
  return place.at === 'line' && target.on === 'line' && place.line === target.line;
};
