import type { Board, Choices, Move, State, View } from '@roundhouse/engine/silverton';
import type { TableSession } from '../../../match/session.ts';

/** A match of Silverton as its table sees it. */
export type SvSession = TableSession<Board, State, Move, View>;

/** A move of one kind. */
export type MoveOf<Type extends Move['type']> = Extract<Move, { readonly type: Type }>;

/** Where staff can stand, and what can be bought. */
export type Target = MoveOf<'place'>['target'];

/** What one side puts into a deal. */
export type Wares = MoveOf<'offer'>['gives'];

/** The decision of a stage as ranges. */
export type ChoicesAt<Stage extends Choices['stage']> = Extract<Choices, { readonly stage: Stage }>;

export type StaffPiece = MoveOf<'chooseStaff'>['pieces'][number];
