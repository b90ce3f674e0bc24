import type { Seat } from '../../../kernel/index.ts';
import type { StaffPiece } from '../data/startTables.ts';
import type { MatchEvent } from '../events/index.ts';
import type { StaffInLog } from '../events/staffInLog.ts';
import type { Target } from '../moves/placing/target.ts';
import type { StaffMember, StaffPlace, State } from '../state.ts';
import type { Board, SegmentId, SegmentIndex } from '../types.ts';

/** What a teller looks at: the table before the move, and whose turn it was. */
export interface Scene {
  readonly board: Board;
  readonly before: State;
  readonly active: Seat;
}

/** Two states one step apart. */
export interface Change {
  readonly board: Board;
  readonly before: State;
  readonly after: State;
}

/** Says what a move was; what followed from it is told by comparing states (`consequences`). */
// A method's parameter, so that tellers of single moves fit into one table of all.
export type Teller<Move> = { tell(scene: Scene, move: Move): readonly MatchEvent[] }['tell'];

/** A teller for every kind of `Move`. */
export type Tellers<Move extends { readonly type: string }> = {
  readonly [Type in Move['type']]: Teller<Extract<Move, { readonly type: Type }>>;
};

export const silent = (): readonly MatchEvent[] => [];

export const segmentId = ({ segments }: Board, segment: SegmentIndex): SegmentId =>
  segments[segment]?.id ?? '';

const pieceOf = ({ role, bonus }: StaffMember): StaffPiece => (bonus === 0 ? role : `${role}+${bonus}`);

/** Staff member number `staff` of `seat`, for the log. */
export const staffInLog = ({ players }: State, seat: Seat, staff: number): StaffInLog => {
  const member = players[seat]?.staff[staff];
  return { seat, staff, piece: member === undefined ? 'P' : pieceOf(member) };
};

/** Where a staff member stands, by permanent ids; `undefined` off the board. */
export const targetAt = (board: Board, place: StaffPlace | undefined): Target | undefined => {
  switch (place?.at) {
    case 'segment':
      return { on: 'segment', segment: segmentId(board, place.segment) };
    case 'claim':
      return { on: 'claim', claim: place.claim };
    case 'line':
      return { on: 'line', line: place.line };
    case 'deck':
      return { on: 'deck' };
    default:
      return undefined;
  }
};
