import type { TableAct } from '../keys.ts';
import type { Desk } from './desk.ts';

/** Does what a key asks, if it can be done now; whether there was anything to do. */
export const perform = (desk: Desk, act: Exclude<TableAct, 'map'>): boolean => {
  if (act === 'clear') return desk.clear() || closePlan(desk);
  if (act === 'plan') return togglePlan(desk);
  if (!desk.canAct) return false;
  if (typeof act === 'object') return choose(desk, act.choose);
  return PERFORMERS[act](desk, desk.position.phase);
};

type Performer = (desk: Desk, phase: string) => boolean;

const PERFORMERS: Readonly<Record<'confirm' | 'start' | 'skip' | 'end' | 'less' | 'more', Performer>> = {
  confirm: (desk) => {
    if (desk.move === undefined) return false;
    void desk.confirm();
    return true;
  },
  start: (desk, phase) => {
    if (phase !== 'stock') return false;
    desk.openStart();
    return true;
  },
  skip: (desk, phase) => {
    if (phase !== 'stock') return false;
    void desk.decide({ type: 'skipStock' });
    return true;
  },
  end: (desk, phase) => {
    if (phase !== 'build') return false;
    void desk.decide({ type: 'endTurn' });
    return true;
  },
  less: (desk) => resize(desk, -1),
  more: (desk) => resize(desk, 1),
};

const resize = (desk: Desk, by: 1 | -1): boolean => {
  if (desk.build.line === undefined) return false;
  desk.resize(by);
  return true;
};

const togglePlan = ({ planner }: Desk): boolean => {
  if (!planner.possible) return false;
  planner.open = !planner.open;
  return true;
};

const closePlan = ({ planner }: Desk): boolean => {
  if (!planner.open) return false;
  planner.open = false;
  return true;
};

/** A digit: a railroad by its place among the charters, or an order card. */
const choose = (desk: Desk, digit: number): boolean => {
  const { phase } = desk.position;
  const railroad = desk.board.railroadIds[digit - 1];
  if (phase === 'order') void desk.submit({ type: 'takeOrderCard', card: digit });
  else if (railroad === undefined) return false;
  else if (phase === 'build') desk.chooseRailroad(railroad);
  else if (desk.start === undefined) desk.openBuy(railroad);
  else desk.changeStart({ railroad });
  return true;
};
