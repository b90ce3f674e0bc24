import type { Seat } from '@roundhouse/engine';
import type { Board, Segment, View } from '@roundhouse/engine/silverton';
import type { Target } from './svSession.ts';

/** Something a player means to get in a turn to come. */
export type Planned = Exclude<Target, { readonly on: 'deck' }>;

/**
 * How a wish stands: it can be had, is had, is somebody else's, is not on the table any more, does not touch
 * own or planned track, has no route on it yet, or the cash does not reach.
 */
type Outlook = 'open' | 'done' | 'taken' | 'gone' | 'apart' | 'unjoined' | 'dear';

export interface PlanStep {
  readonly target: Planned;
  readonly cost: number;
  readonly outlook: Outlook;
  /** Who has it, where it is taken. */
  readonly by?: Seat;
}

export interface Plan {
  readonly steps: readonly PlanStep[];
  /** All that is still to be paid. */
  readonly cost: number;
  /** What the lines of the plan will earn a turn. */
  readonly income: number;
}

/** Towns joined to each other by some track. */
const joins = (track: readonly Segment[], from: number, to: number): boolean => {
  const reached = new Set([from]);
  for (let size = 0; size !== reached.size; ) {
    size = reached.size;
    for (const { a, b } of track)
      if (reached.has(a) || reached.has(b)) {
        reached.add(a);
        reached.add(b);
      }
  }
  return reached.has(to);
};

interface Sketch {
  readonly board: Board;
  readonly view: View;
  readonly seat: Seat;
  /** Own track and what the plan adds to it. */
  readonly track: readonly Segment[];
}

type Finding = Pick<PlanStep, 'cost' | 'outlook' | 'by'>;

const HAD: Finding = { cost: 0, outlook: 'done' };
const GONE: Finding = { cost: 0, outlook: 'gone' };

const heldBy = (seat: Seat, holder: Seat): Finding =>
  holder === seat ? HAD : { cost: 0, outlook: 'taken', by: holder };

const segmentFinding = ({ board, view, seat, track }: Sketch, id: string): Finding => {
  const segment = board.segmentById.get(id);
  if (segment === undefined) return GONE;
  const owner = view.owners[segment.index] ?? -1;
  if (owner >= 0) return heldBy(seat, owner);
  const towns = new Set([...(view.players[seat]?.startCities ?? []), ...track.flatMap(({ a, b }) => [a, b])]);
  const touches = towns.has(segment.a) || towns.has(segment.b);
  return { cost: segment.cost, outlook: touches ? 'open' : 'apart' };
};

const claimFinding = ({ board, view, seat }: Sketch, number: number): Finding => {
  const holder = view.players.findIndex(({ claims }) => claims.some(({ claim }) => claim === number));
  if (holder >= 0) return heldBy(seat, holder);
  return view.display.includes(number) ? { cost: board.claims[number]?.price ?? 0, outlook: 'open' } : GONE;
};

const lineFinding = ({ board, view, seat, track }: Sketch, number: number): Finding => {
  const line = board.lines[number];
  const partners: readonly Seat[] = view.jointLines.find((joint) => joint.line === number)?.partners ?? [];
  const holder = partners[0] ?? view.players.findIndex(({ lines }) => lines.includes(number));
  if (partners.includes(seat)) return HAD;
  if (holder >= 0) return heldBy(seat, holder);
  const faceUp = view.piles.some(({ top }) => top === number) || view.slidLines.includes(number);
  if (line === undefined || !faceUp) return GONE;
  return { cost: line.price, outlook: joins(track, line.from, line.to) ? 'open' : 'unjoined' };
};

const findingOf = (sketch: Sketch, target: Planned): Finding => {
  if (target.on === 'segment') return segmentFinding(sketch, target.segment);
  return target.on === 'claim' ? claimFinding(sketch, target.claim) : lineFinding(sketch, target.line);
};

const LOST: readonly Outlook[] = ['taken', 'gone'];
const NOTHING = { track: [], income: 0 };

const broughtBy = (
  { segmentById, lines }: Board,
  target: Planned,
): { readonly track: readonly Segment[]; readonly income: number } => {
  if (target.on === 'line') return { track: [], income: lines[target.line]?.income ?? 0 };
  const segment = target.on === 'segment' ? segmentById.get(target.segment) : undefined;
  return segment === undefined ? NOTHING : { track: [segment], income: 0 };
};

/** A plan held against the match as it stands: what each wish costs now, and whether it can still be had. */
export const followPlan = (board: Board, view: View, seat: Seat, wishes: readonly Planned[]): Plan => {
  const cash = view.players[seat]?.cash ?? Number.POSITIVE_INFINITY;
  const own = view.players[seat]?.segments ?? [];
  const track = own.flatMap((index) => board.segments[index] ?? []);
  const steps: PlanStep[] = [];
  let cost = 0;
  let income = 0;
  for (const target of wishes) {
    const found = findingOf({ board, view, seat, track }, target);
    const brings = LOST.includes(found.outlook) ? NOTHING : broughtBy(board, target);
    track.push(...brings.track);
    income += brings.income;
    cost += found.cost;
    const dear = found.outlook === 'open' && cost > cash;
    steps.push({ target, ...found, outlook: dear ? 'dear' : found.outlook });
  }
  return { steps, cost, income };
};
