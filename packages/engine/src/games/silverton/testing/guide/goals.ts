import { graphOf, routeTo, type Seat, shortestRoutes } from '../../../../kernel/index.ts';
import { claimAt } from '../../effects/claims.ts';
import { lineAt } from '../../effects/lines.ts';
import { playerAt } from '../../effects/money.ts';
import { isConnected } from '../../rules/network.ts';
import type { State } from '../../state.ts';
import type { Board, ClaimNumber, SegmentIndex, TownIndex } from '../../types.ts';
import { claimWorth } from './worth.ts';

/** Something worth building towards: the open segments it still takes, and what it would bring a turn. */
interface Goal {
  readonly missing: readonly SegmentIndex[];
  readonly worth: number;
  /** 0 for anything else. */
  readonly claim: ClaimNumber;
}

/** Finds the cheapest way between towns over own track and open segments. */
const surveyFor = (board: Board, state: State, seat: Seat) => {
  const own = playerAt(state, seat).segments;
  const usable = board.segments.filter(
    ({ index, parallels }) =>
      state.owners[index] === seat ||
      (state.owners[index] === -1 && !parallels.some((parallel) => own.includes(parallel))),
  );
  const edges = usable.map(({ a, b, cost, index }) => ({ a, b, length: own.includes(index) ? 0 : cost }));
  const graph = graphOf(board.towns.length, edges);
  return (from: TownIndex, to: TownIndex): readonly SegmentIndex[] | undefined =>
    routeTo(graph, shortestRoutes(graph, from), to)?.flatMap((edge) => {
      const segment = usable[edge]?.index;
      return segment === undefined || own.includes(segment) ? [] : [segment];
    });
};

/** What `seat` could build towards: its own claims first, good claims face up, lines, the other start city. */
export const goalsOf = (board: Board, state: State, seat: Seat): readonly Goal[] => {
  const player = playerAt(state, seat);
  const survey = surveyFor(board, state, seat);
  const fromHome = (town: TownIndex): readonly SegmentIndex[] | undefined =>
    player.startCities
      .flatMap((city) => {
        const way = survey(city, town);
        return way === undefined ? [] : [way];
      })
      .toSorted((one, other) => one.length - other.length)[0];
  const claims = [
    ...player.claims.map(({ claim }) => ({ claim, eager: 3 })),
    ...state.display.map((claim) => ({ claim, eager: 1 })),
  ];
  const [home, other] = player.startCities;
  const goals = [
    ...(home === undefined || other === undefined || player.joined
      ? []
      : [{ missing: survey(home, other), worth: 400, claim: 0 }]),
    ...claims.map(({ claim, eager }) => ({
      missing: fromHome(claimAt(board, claim).town),
      worth: eager * claimWorth(board, state, claim),
      claim,
    })),
    ...state.piles.flatMap(({ top }) => {
      if (top === undefined) return [];
      const { from, to, income } = lineAt(board, top);
      const [there, onward] = [isConnected(board, player, from) ? [] : fromHome(from), survey(from, to)];
      return [{ missing: there && onward && [...there, ...onward], worth: 2 * income, claim: 0 }];
    }),
  ];
  return goals.flatMap(({ missing, worth, claim }) =>
    missing === undefined || missing.length === 0 || worth <= 0 ? [] : [{ missing, worth, claim }],
  );
};

const costOf = (board: Board, { missing }: Goal): number =>
  missing.reduce((total, segment) => total + (board.segments[segment]?.cost ?? 0), 0);

/** What it would cost to reach a face-up or own claim; nothing if it is reached, infinite if it cannot be. */
export const costToReach = (board: Board, goals: readonly Goal[], claim: ClaimNumber): number => {
  const goal = goals.find((each) => each.claim === claim);
  return goal === undefined ? Number.POSITIVE_INFINITY : costOf(board, goal);
};

/** How much a segment helps: what the goals it leads to bring, by what they still cost. */
export const segmentMerit = (board: Board, goals: readonly Goal[], segment: SegmentIndex): number =>
  goals
    .filter(({ missing }) => missing.includes(segment))
    .reduce((sum, goal) => sum + goal.worth / Math.max(50, costOf(board, goal)), 0);
