import type { PlainEvent } from '@roundhouse/engine';
import type { MatchEvent } from '@roundhouse/engine/silverton';
import type { Sentence } from '../../../i18n/sentence.ts';
import type { Kind, Of, Tellers } from './tell.ts';
import { CLOSING_TELLERS } from './tellClosing.ts';
import { OPERATION_TELLERS } from './tellOperations.ts';
import { TURN_TELLERS } from './tellTurn.ts';
import type { About } from './terms.ts';

const TELLERS: Tellers<Kind> = { ...TURN_TELLERS, ...OPERATION_TELLERS, ...CLOSING_TELLERS };

/** Whether an event is one of this game's. */
export const isMatchEvent = (event: PlainEvent): event is MatchEvent => Object.hasOwn(TELLERS, event.type);

const tell = <K extends Kind>(kind: K, event: Of<K>, about: About): Sentence | undefined =>
  TELLERS[kind](event, about);

/** One line of the log; nothing for what goes without saying. */
export const describeEvent = (event: PlainEvent, about: About): Sentence | undefined =>
  isMatchEvent(event) ? tell(event.type, event, about) : undefined;
