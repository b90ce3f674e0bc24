import type { Seat } from '../../../kernel/index.ts';
import type { MatchEvent } from '../events/index.ts';
import type { TradingMove } from '../moves/trading/index.ts';
import { type Terms, waresOf } from '../moves/trading/wares.ts';
import { type Scene, silent, type Tellers } from './teller.ts';

/** The seat that speaks in step 4 and the one spoken to. */
const talkOf = ({ before: { stage }, active }: Scene): { readonly by: Seat; readonly to: Seat } => {
  if (stage.kind === 'invited') return { by: stage.seat, to: active };
  if (stage.kind !== 'offered') return { by: active, to: active };
  return stage.answers === active ? { by: active, to: stage.partner } : { by: stage.partner, to: active };
};

const termsOf = ({ gives, gets }: Terms): Terms => ({ gives, gets });

/** A deal is told from the active player's side, whoever accepted it. */
const dealMade = ({ board, before: { stage }, active }: Scene): readonly MatchEvent[] =>
  stage.kind === 'offered'
    ? [
        {
          type: 'dealMade',
          by: active,
          to: stage.partner,
          gives: waresOf(board, stage.gives),
          gets: waresOf(board, stage.gets),
        },
      ]
    : [];

/** Phase 4, step 4. */
export const TRADE_TELLERS: Tellers<TradingMove> = {
  offer: ({ active }, move) => [{ type: 'dealOffered', by: active, to: move.to, ...termsOf(move) }],
  invite: ({ active }, { to }) => [{ type: 'dealInvited', by: active, to }],
  propose: (scene, move) => [{ type: 'dealProposed', ...talkOf(scene), ...termsOf(move) }],
  counter: (scene, move) => [{ type: 'dealCountered', ...talkOf(scene), ...termsOf(move) }],
  accept: dealMade,
  refuse: (scene) => [{ type: 'dealRefused', by: talkOf(scene).by }],
  assignTrain: ({ before: { stage, players } }, { city }) => {
    const seat = stage.kind === 'assignTrain' ? stage.seat : 0;
    const train = players[seat]?.trains.find((each) => each.city === undefined);
    return [{ type: 'trainAssigned', seat, power: train?.power ?? 0, city }];
  },
  endTrading: silent,
};
