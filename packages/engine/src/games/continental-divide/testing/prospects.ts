import { LAST_TURN } from '../data/figures.ts';
import { unsoldOf } from '../rules/stock.ts';
import { shareWorthOf } from '../scoring.ts';
import { railroadAt } from '../state.ts';
import type { Board, HexIndex, RailroadIndex, State } from '../types.ts';

const FAR = 100_000;

/** By port, then by hex: the least it costs to build from there into the port. */
type CostsToGo = readonly (readonly number[])[];

const known = new WeakMap<Board, CostsToGo>();

export const costsToGo = (board: Board): CostsToGo => {
  const found = known.get(board) ?? board.pack.ports.map((_port, port) => costsTo(board, port));
  known.set(board, found);
  return found;
};

/** Settles the map from the port outwards until no hex gets any cheaper. */
const costsTo = (board: Board, port: number): readonly number[] => {
  const costs = board.hexIds.map((_id, hex): number => (board.port[hex] === port ? 0 : FAR));
  const queue = new Set([costs.indexOf(0)]);
  for (const hex of queue) {
    queue.delete(hex);
    if (board.isStartingCity[hex]) continue;
    const through = (costs[hex] ?? FAR) + (board.cost[hex] ?? 0) + 1;
    for (const next of board.neighbours.slice(6 * hex, 6 * hex + 6)) {
      const closed = next < 0 || (board.port[next] ?? -1) >= 0;
      if (closed || through >= (costs[next] ?? 0)) continue;
      costs[next] = through;
      queue.add(next);
    }
  }
  return costs;
};

/** The port a railroad does best to build for, and what it still costs to get there; its own once there. */
export const goalOf = (
  board: Board,
  state: State,
  { railroad, favourite = -1 }: { readonly railroad: RailroadIndex; readonly favourite?: number },
): { readonly port: number; readonly cost: number } => {
  const { port: own, track } = railroadAt(state, railroad);
  if (own >= 0) return { port: own, cost: 0 };
  let best = { port: -1, cost: FAR };
  let liking = FAR;
  for (const [port, costs] of costsToGo(board).entries()) {
    const cost = Math.min(...track.map((hex: HexIndex) => costs[hex] ?? FAR));
    const liked = cost - (port === favourite ? 30 : 0);
    if (isTaken(board, state, port) || liked >= liking) continue;
    best = { port, cost };
    liking = liked;
  }
  return best;
};

const isTaken = (board: Board, state: State, port: number): boolean =>
  state.railroads.some((railroad) => railroad.port === port) || board.pack.ports[port] === undefined;

/** What a share of the railroad may be worth in the end, given its money and the turns left. */
export const prospectsOf = (board: Board, state: State, railroad: RailroadIndex): number => {
  const company = railroadAt(state, railroad);
  const { total } = shareWorthOf(board, company);
  const { cost } = goalOf(board, state, { railroad });
  const turns = LAST_TURN - state.turn;
  const retained = (company.income * unsoldOf(company) * turns) / Math.max(1, company.issued);
  const within = Math.min(1, (company.treasury + retained + 10 * turns) / Math.max(1, cost));
  return total + within * Math.max(0, 6 - total);
};
