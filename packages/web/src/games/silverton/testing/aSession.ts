import { type Move, type State, silverton } from '@roundhouse/engine/silverton';
import { aTableSession } from '../../../match/testing/aTableSession.ts';
import type { SvSession } from '../play/svSession.ts';
import { board } from './played.ts';

/** A session for tests: whoever has to decide looks. */
export const aSession = (start: State): SvSession & { readonly made: Move[] } =>
  aTableSession(silverton, {
    board,
    options: start.options,
    names: ['Ada', 'Marcel', 'Inés', 'Kit', 'Hal', 'Theo'].slice(0, start.players.length),
    start,
  });
