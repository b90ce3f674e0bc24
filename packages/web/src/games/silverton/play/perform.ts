import type { Move } from '@roundhouse/engine/silverton';
import { askOf } from '../asks/askOf.ts';
import type { About } from '../describe/terms.ts';
import type { TableAct } from '../keys.ts';
import { bestDelivery } from './deliveries.ts';
import type { Desk } from './desk.ts';

/** Does what a key asks, if it can be done now; whether there was anything to do. */
export const perform = (desk: Desk, about: About, act: Exclude<TableAct, 'map'>): boolean => {
  if (act === 'plan') return togglePlan(desk);
  if (act === 'clear') return (desk.planner.open && togglePlan(desk)) || desk.clear();
  const move = typeof act === 'object' ? chosen(desk, about, act.choose) : moveFor(desk, about, act);
  if (move === undefined) return false;
  if (move !== 'done') void desk.submit(move);
  return true;
};

const togglePlan = ({ planner }: Desk): boolean => {
  planner.open = !planner.open && planner.possible;
  return planner.possible;
};

const moveFor = (desk: Desk, about: About, act: 'confirm' | 'end'): Move | undefined => {
  const { choices: now } = desk;
  if (now === undefined || desk.planner.open) return undefined;
  if (act === 'confirm')
    return desk.move ?? (now.stage === 'deliveries' ? bestDelivery(now.deliveries) : undefined);
  // As with the buttons: whoever has a piece laid out places it or takes it back first.
  if (now.stage === 'placing') return desk.move === undefined ? { type: 'endPlacing' } : undefined;
  if (now.stage === 'deliveries') return { type: 'endDeliveries' };
  if (now.stage === 'trading') return { type: 'endTrading' };
  if (now.stage === 'invited' || now.stage === 'offered') return { type: 'refuse' };
  return askOf(now, { desk, about })?.end?.move;
};

const chosen = (desk: Desk, about: About, digit: number): Move | 'done' | undefined => {
  const { choices: now } = desk;
  if (desk.planner.open) return undefined;
  if (now?.stage === 'placing') {
    if (!now.staff.some(({ staff }) => staff === digit - 1)) return undefined;
    desk.takeStaff(digit - 1);
    return 'done';
  }
  return now === undefined ? undefined : askOf(now, { desk, about })?.options[digit - 1]?.move;
};
