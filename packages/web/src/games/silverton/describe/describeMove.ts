import { sameJson } from '@roundhouse/engine';
import { choices, type Move } from '@roundhouse/engine/silverton';
import { askOf } from '../asks/askOf.ts';
import { Desk } from '../play/desk.ts';
import type { MoveOf, SvSession } from '../play/svSession.ts';
import { sv } from '../words/index.ts';
import { pieceOf, pieceWords, targetName } from './terms.ts';

const NOTHING_KEPT = { getItem: () => null, setItem: () => undefined };

const placing = (
  { staff, target }: MoveOf<'place'>,
  { board, view, viewer }: SvSession,
): string | undefined => {
  const own = viewer === 'spectator' ? undefined : view.players[viewer]?.staff[staff];
  if (own === undefined) return undefined;
  return sv.t('placing.laid', { staff: pieceWords(pieceOf(own)), target: targetName({ board }, target) });
};

/** The words of the button that makes the move. */
const onTheButton = (move: Move, session: SvSession): string | undefined => {
  const { board, header, names, position } = session;
  const desk = new Desk(session, NOTHING_KEPT);
  const now = choices(board, position);
  const ask = now === undefined ? undefined : askOf(now, { desk, about: { board, header, names } });
  const options = [...(ask?.options ?? []), ...(ask?.rare ?? []), ...(ask?.end ? [ask.end] : [])];
  return options.find((option) => sameJson(option.move, move))?.label;
};

/** A move as something to do: “Send surveyor S to …?”. */
export const describeMove = (move: Move, session: SvSession): string | undefined => {
  switch (move.type) {
    case 'place':
      return placing(move, session);
    case 'endPlacing':
      return sv.t('placing.end');
    case 'endDeliveries':
      return sv.t('deliver.end');
    default:
      return onTheButton(move, session);
  }
};
