import type { Rng, Seat } from '../../../../kernel/index.ts';
import type { Move } from '../../moves/index.ts';
import { accept } from '../../moves/trading/accept.ts';
import { counter } from '../../moves/trading/counter.ts';
import { offer } from '../../moves/trading/offer.ts';
import { propose } from '../../moves/trading/propose.ts';
import { bundleOf, type Terms } from '../../moves/trading/wares.ts';
import { activeSeat } from '../../rules/turn.ts';
import type { State } from '../../state.ts';
import type { Board } from '../../types.ts';
import type { Style } from './style.ts';
import { bundleWorth } from './worth.ts';

interface Talking {
  readonly board: Board;
  readonly state: State;
  readonly style: Style;
  readonly rng: Rng;
}

const worthOf = ({ board, state }: Talking, wares: Terms['gives']): number => {
  const bundle = bundleOf(board, wares);
  return bundle === undefined ? 0 : bundleWorth(board, state, bundle);
};

/** The same wares with as much cash as makes the deal fair, or a little better for the other side. */
const fair = (talking: Talking, { gives, gets }: Terms): Terms => {
  const gain = worthOf(talking, gets) - worthOf(talking, gives);
  const cash = 10 * Math.round((gain * (0.9 + talking.rng.below(30) / 100)) / 10);
  return {
    gives: { ...gives, cash: Math.max(0, cash) },
    gets: { ...gets, cash: Math.max(0, -cash) },
  };
};

const isAboutWares = ({ gives, gets }: Terms): boolean =>
  [gives, gets].some(({ cash: _, ...wares }) => Object.values(wares).some((list) => list.length > 0));

/** A fair deal to name, if a few tries hit on one. */
const fairMove = <Named extends Move & Terms>(
  talking: Talking,
  rule: {
    sample?(board: Board, state: State, rng: Rng): Named | undefined;
    reject(board: Board, state: State, move: Named): unknown;
  },
): Named | undefined => {
  const { board, state, rng } = talking;
  for (let tries = 12; tries > 0; tries -= 1) {
    const sampled = rule.sample?.(board, state, rng);
    if (sampled === undefined || !isAboutWares(sampled)) continue;
    const move = { ...sampled, ...fair(talking, sampled) };
    if (rule.reject(board, state, move) === undefined) return move;
  }
  return undefined;
};

/** What the deal on the table gains the one who answers. */
const gainOf = (talking: Talking): number => {
  const { board, state } = talking;
  if (state.stage.kind !== 'offered') return 0;
  const { gives, gets, answers } = state.stage;
  const value = (bundle: typeof gives): number => bundle.cash + bundleWorth(board, state, bundle);
  return answers === activeSeat(state) ? value(gets) - value(gives) : value(gives) - value(gets);
};

const answered = (talking: Talking): Move => {
  const { board, state, rng } = talking;
  const fine = gainOf(talking) >= -20;
  if (fine && accept.reject(board, state, { type: 'accept' }) === undefined) return { type: 'accept' };
  const countered = rng.below(3) === 0 ? fairMove(talking, counter) : undefined;
  return countered ?? { type: 'refuse' };
};

const opened = (talking: Talking): Move => {
  const { state, style, rng } = talking;
  const others = state.order.filter((seat) => seat !== activeSeat(state));
  const to: Seat | undefined = others[rng.below(others.length)];
  if (state.ledger.offers > 2 || rng.below(100) >= style.trades || to === undefined)
    return { type: 'endTrading' };
  if (rng.below(5) === 0) return { type: 'invite', to };
  return fairMove(talking, offer) ?? { type: 'endTrading' };
};

/** What a guided player says in step 4. */
export const guidedTalk = (talking: Talking): Move | undefined => {
  switch (talking.state.stage.kind) {
    case 'trading':
      return opened(talking);
    case 'invited':
      return fairMove(talking, propose) ?? { type: 'refuse' };
    case 'offered':
      return answered(talking);
    default:
      return undefined;
  }
};
