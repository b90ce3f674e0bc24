import { pick, type Rng } from '../../../../kernel/index.ts';
import { claimAt } from '../../effects/claims.ts';
import { lineAt } from '../../effects/lines.ts';
import { playerAt } from '../../effects/money.ts';
import { type Place, place } from '../../moves/placing/place.ts';
import type { Target } from '../../moves/placing/target.ts';
import { isConnected } from '../../rules/network.ts';
import { lineLength } from '../../rules/routes.ts';
import { activeSeat } from '../../rules/turn.ts';
import type { State } from '../../state.ts';
import type { Board } from '../../types.ts';
import { costToReach, goalsOf, segmentMerit } from './goals.ts';
import type { Style } from './style.ts';
import { claimWorth } from './worth.ts';

interface Looking {
  readonly board: Board;
  readonly state: State;
  readonly style: Style;
  readonly rng: Rng;
}

const happens = (rng: Rng, chance: number): boolean => rng.below(100) < chance;

/** Whether another player's staff stand on a target. */
const isContested = ({ board, state }: Looking, target: Target): boolean =>
  state.players.some(
    ({ staff }, seat) =>
      seat !== activeSeat(state) &&
      staff.some(({ place: at }) => {
        if (target.on === 'segment')
          return at.at === 'segment' && board.segments[at.segment]?.id === target.segment;
        if (target.on === 'claim') return at.at === 'claim' && at.claim === target.claim;
        return target.on === 'line' && at.at === 'line' && at.line === target.line;
      }),
  );

type Goals = ReturnType<typeof goalsOf>;

const claimMerit = ({ board, state }: Looking, goals: Goals, claim: number): number => {
  const player = playerAt(state, activeSeat(state));
  const { price, town } = claimAt(board, claim);
  const reach = isConnected(board, player, town) ? 0 : costToReach(board, goals, claim);
  if (price + reach > 1.2 * player.cash) return 0;
  return (4 * claimWorth(board, state, claim)) / (price + reach);
};

const lineMerit = ({ board, state, style }: Looking, line: number): number => {
  const player = playerAt(state, activeSeat(state));
  const card = lineAt(board, line);
  const owned = state.players.some(({ lines }) => lines.includes(line));
  if (card.price > player.cash) return 0;
  if (owned) return style.steals / 20;
  return lineLength(board, player, card, { snowFree: false }) === undefined ? style.experiments / 25 : 4;
};

const meritOf = (looking: Looking, goals: Goals, { target }: Place): number => {
  const { board, state, style, rng } = looking;
  const merit = (): number => {
    if (target.on === 'claim') return claimMerit(looking, goals, target.claim);
    if (target.on === 'line') return lineMerit(looking, target.line);
    if (target.on === 'deck') return style.gambles / 30;
    const segment = board.segmentById.get(target.segment);
    if (segment === undefined) return 0;
    if (state.owners[segment.index] === activeSeat(state)) return happens(rng, style.dismantles) ? 2 : 0;
    return segmentMerit(board, goals, segment.index) + (style.wanders / 100) * (40 / segment.cost);
  };
  const heat = isContested(looking, target) ? 0.2 + style.quarrels / 25 : 1;
  return merit() * heat * (0.6 + rng.below(80) / 100);
};

/** The best place for any of the active player's staff, or `undefined` when none is worth it. */
export const guidedPlace = (looking: Looking): Place | undefined => {
  const { board, state, rng } = looking;
  const goals = goalsOf(board, state, activeSeat(state));
  const rated = [...place.options(board, state)]
    .filter(({ staff }) => playerAt(state, activeSeat(state)).staff[staff]?.held !== true)
    .map((move) => ({ move, merit: meritOf(looking, goals, move) }))
    .filter(({ merit }) => merit > 0.05)
    .toSorted((a, b) => b.merit - a.merit);
  const [best] = rated;
  if (best === undefined) return undefined;
  return pick(
    rated.filter(({ merit }) => merit > 0.9 * best.merit).map(({ move }) => move),
    rng,
  );
};
