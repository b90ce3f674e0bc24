import { type Board, isWinter, type View } from '@roundhouse/engine/silverton';
import type { LogEntry } from '../../../match/host.ts';
import { isMatchEvent } from '../describe/describeEvent.ts';
import { STEPS, type Step } from './phase.ts';

/** How a step of phase 4 stands for the player whose turn it is, as far as can be told now. */
export interface StepMark {
  readonly step: Step;
  readonly is: 'done' | 'now' | 'ahead' | 'nothing';
}

type Seen = View['players'][number];

/** Whether staff of this role stands on the board with a right to what it stands on. */
const stands = ({ staff }: Seen, role: 'S' | 'P'): boolean =>
  staff.some((each) => each.role === role && !each.held && !['home', 'jail', 'dead'].includes(each.place.at));

const canOperate = (view: View, { claims }: Seen): boolean =>
  claims.some(({ depleted, operatedTurn }) => !depleted && operatedTurn !== view.turn);

const sharesALine = ({ jointLines }: View, seat: number): boolean =>
  jointLines.some(({ partners }) => partners.includes(seat));

/** The steps a player has something to do in; a card still to be bought may bring more. */
const openSteps = (board: Board, view: View, seat: number): ReadonlySet<Step> => {
  const player = view.players[seat];
  if (player === undefined) return new Set();
  const claims = stands(player, 'P');
  const operate = claims || canOperate(view, player);
  const plows = isWinter(board, view) && player.plows.length > 0;
  const goods = player.claims.some((claim) => claim.goods > 0) || view.ledger.duties.length > 0;
  const open: Readonly<Record<Step, boolean>> = {
    claims,
    track: stands(player, 'S'),
    operate: operate || plows,
    trade: view.players.length > 1,
    passengers: claims || player.lines.length > 0 || sharesALine(view, seat),
    deliveries: operate || goods,
    fines: player.owed > 0 || player.staff.some(({ place }) => place.at === 'jail' || place.at === 'dead'),
  };
  return new Set(STEPS.filter((step) => open[step]));
};

/** By how their moves are written, the steps a player had to decide something in. */
const STEP_OF_VERB: ReadonlyMap<string, Step> = new Map(
  Object.entries({
    claims: ['buy', 'decline', 'slide', 'prospect', 'buy-drawn', 'leave-drawn', 'end-claims'],
    track: ['build', 'try-second', 'decline-second', 'dismantle', 'end-track'],
    operate: ['operate', 'end-operating', 'plow', 'end-plows'],
    trade: ['offer', 'invite', 'end-trading'],
    deliveries: ['deliver', 'transfer', 'end-deliveries'],
  } as const).flatMap(([step, verbs]) =>
    verbs.map((verb) => [verb, STEPS.find((each) => each === step) ?? 'fines']),
  ),
);

const beginsTurn = ({ events }: LogEntry): boolean =>
  events.some((event) => isMatchEvent(event) && event.type === 'turnBegan');

/** The steps this turn's moves of a player belong to, with the income they got. */
const stepsTaken = (log: readonly LogEntry[], seat: number): ReadonlySet<Step | undefined> =>
  new Set(
    log.slice(log.findLastIndex(beginsTurn) + 1).flatMap(({ actor, notation, events }) => {
      const paid = events.some(
        (event) => isMatchEvent(event) && event.type === 'incomePaid' && event.seat === seat,
      );
      const own = actor.kind === 'seat' && actor.seat === seat;
      return [
        own ? STEP_OF_VERB.get(notation.split(' ')[0] ?? '') : undefined,
        paid ? 'passengers' : undefined,
      ];
    }),
  );

/** The seven steps of phase 4 with the one the table is at, for the player whose turn it is. */
export const checklist = (
  { board, view, log }: { readonly board: Board; readonly view: View; readonly log: readonly LogEntry[] },
  now: Step,
): readonly StepMark[] => {
  const active = view.order[view.active] ?? -1;
  const open = openSteps(board, view, active);
  const taken = stepsTaken(log, active);
  const at = STEPS.indexOf(now);
  return STEPS.map((step, index) => {
    if (index === at) return { step, is: 'now' };
    if (index < at) return { step, is: taken.has(step) ? 'done' : 'nothing' };
    return { step, is: open.has(step) ? 'ahead' : 'nothing' };
  });
};
