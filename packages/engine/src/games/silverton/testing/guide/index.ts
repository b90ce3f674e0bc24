import { pick, type Rng } from '../../../../kernel/index.ts';
import { choices } from '../../choices/index.ts';
import { claimAt } from '../../effects/claims.ts';
import { playerAt } from '../../effects/money.ts';
import { stageRuleOf } from '../../flow/index.ts';
import type { Move } from '../../moves/index.ts';
import { isConnected } from '../../rules/network.ts';
import { activeSeat } from '../../rules/turn.ts';
import type { Stage } from '../../stages.ts';
import type { State } from '../../state.ts';
import type { Board } from '../../types.ts';
import { guidedPlace } from './placing.ts';
import type { Style } from './style.ts';
import { guidedTalk } from './trading.ts';

interface Guided {
  readonly board: Board;
  readonly state: State;
  readonly style: Style;
  readonly rng: Rng;
}

const legalOf = ({ board, state }: Guided): readonly Move[] =>
  stageRuleOf(state).moves.flatMap((rule) => [...rule.options(board, state)]);

const cashOf = (state: State): number => playerAt(state, activeSeat(state)).cash;

/** Buys what leaves the reserve, and draws whatever there is to draw. */
const prospect = (guided: Guided): Move => {
  const { board, state, style, rng } = guided;
  const found = choices(board, state);
  const [first] = found?.stage === 'claims' ? found.prospectors : [];
  if (first === undefined) return { type: 'endClaims' };
  const { staff, problem, price, slides, target } = first;
  if (target.on === 'deck') return { type: 'drawFromDeck', staff };
  if (slides.length > 0 && rng.below(100) < style.experiments) {
    const pile = pick(slides, rng);
    return { type: 'slideLine', staff, ...(pile === null ? {} : { pile }) };
  }
  const buys = problem === null && cashOf(state) - price >= style.reserve;
  return { type: buys ? 'buyCard' : 'declineCard', staff };
};

/** Works the claims whose goods can be delivered some day soon, as long as not too many lie there. */
const workClaims = (guided: Guided): Move => {
  const { board, state } = guided;
  const player = playerAt(state, activeSeat(state));
  const isWorthwhile = (move: Move): boolean => {
    const own = player.claims.find(({ claim }) => move.type === 'operate' && move.claim === claim);
    return own !== undefined && own.goods < 9 && isConnected(board, player, claimAt(board, own.claim).town);
  };
  return legalOf(guided).find(isWorthwhile) ?? { type: 'endOperating' };
};

/** Builds the dearest it can pay, first tries included, then takes up what is marked. */
const layTrack = (guided: Guided): Move => {
  const { state, style } = guided;
  const moves = legalOf(guided);
  const costOf = (move: Move): number =>
    move.type === 'buildSegment' ? (guided.board.segmentById.get(move.segment)?.cost ?? 0) : 0;
  const builds = moves.filter(
    (move) => move.type === 'buildSegment' && cashOf(state) - costOf(move) >= style.reserve,
  );
  const tries = moves.filter(({ type }) => type === 'trySecondSegment' || type === 'dismantle');
  const [best] = [...builds.toSorted((a, b) => costOf(a) - costOf(b)), ...tries];
  return best ?? moves.find(({ type }) => type === 'declineSegment') ?? { type: 'endTrack' };
};

/** Delivers what pays best; goods are moved about only by those who like to. */
const deliverBest = (guided: Guided): Move => {
  const { style, rng, state, board } = guided;
  const moves = legalOf(guided);
  const found = choices(board, state);
  const priceAt = (move: Move): number =>
    (found?.stage === 'deliveries' ? found.deliveries : [])
      .filter(({ claim, city }) => move.type === 'deliver' && move.claim === claim && move.city === city)
      .map(({ price }) => price)[0] ?? 0;
  const amountOf = (move: Move): number => (move.type === 'deliver' ? move.units * priceAt(move) : 0);
  const transfers = moves.filter(({ type }) => type === 'transfer');
  if (transfers.length > 0 && rng.below(300) < style.experiments) return pick(transfers, rng);
  const [best] = moves.filter(({ type }) => type === 'deliver').toSorted((a, b) => amountOf(b) - amountOf(a));
  return best ?? { type: 'endDeliveries' };
};

/** Buys the strongest engine and now and then a plow, out of what is not needed otherwise. */
const equip = (guided: Guided): Move => {
  const { board, state, rng } = guided;
  const found = choices(board, state);
  if (found?.stage !== 'equipment') return { type: 'buyNothing' };
  const spare = cashOf(state) - 300;
  const affordable = [...(rng.below(3) === 0 ? found.plows : found.trains)].filter(
    ({ cost }) => cost <= spare / 2,
  );
  const [best] = affordable.toSorted((a, b) => b.cost - a.cost);
  return best?.move ?? { type: 'buyNothing' };
};

/** Steps that a player now and then ends before everything is done. */
const WHIMS: readonly Move['type'][] = ['takeBack', 'endClaims', 'endPlows', 'endDeliveries'];

const whim = (guided: Guided): Move | undefined => {
  const often = guided.state.stage.kind === 'placing' ? 15 : 4;
  return guided.rng.below(100) < often ? legalOf(guided).find(({ type }) => WHIMS.includes(type)) : undefined;
};

const HAS_WHIMS: readonly Stage['kind'][] = ['placing', 'claims', 'plows', 'deliveries'];

/** A sensible move, with some whim in it. Every stage that is not named here is left to chance. */
export const guidedMove = (guided: Guided): Move =>
  (HAS_WHIMS.includes(guided.state.stage.kind) ? whim(guided) : undefined) ?? sensibleMove(guided);

const sensibleMove = (guided: Guided): Move => {
  const { state, rng } = guided;
  switch (state.stage.kind) {
    case 'placing':
      return guidedPlace(guided) ?? { type: 'endPlacing' };
    case 'claims':
      return prospect(guided);
    case 'track':
    case 'secondBuild':
      return layTrack(guided);
    case 'operating':
      return workClaims(guided);
    case 'plows':
      return legalOf(guided).find(({ type }) => type === 'setPlow') ?? { type: 'endPlows' };
    case 'deliveries':
      return deliverBest(guided);
    case 'equipment':
      return equip(guided);
    case 'jointOffer':
      return { type: rng.below(5) === 0 ? 'refuseJoint' : 'agreeJoint' };
    case 'hiring':
      return cashOf(state) > 900 ? pick(legalOf(guided), rng) : { type: 'hireNobody' };
    default:
      return guidedTalk(guided) ?? pick(legalOf(guided), rng);
  }
};
