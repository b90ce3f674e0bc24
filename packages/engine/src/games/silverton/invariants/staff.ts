import type { StaffMember, StaffPlace, State } from '../state.ts';
import { BONUSES, type Board, ROLES } from '../types.ts';

/** Stages after phase 4, when whoever is not held has come home (SV-14.3). */
const ALL_HOME: ReadonlySet<State['stage']['kind']> = new Set([
  'marketRoll',
  'refillClaim',
  'uncoverLine',
  'hiring',
  'equipment',
  'dealOrder',
  'over',
]);

/** Staff are where their kind can be, on cards that lie there, and at home when the turn is over. */
export function* staffTrouble(board: Board, state: State): Iterable<string> {
  for (const [seat, { staff }] of state.players.entries()) {
    for (const [number, member] of staff.entries()) {
      const trouble = memberTrouble(board, state, member);
      if (trouble !== undefined) yield `staff ${number} of seat ${seat} ${trouble}`;
    }
    yield* crowds(seat, staff);
    yield* tooManyPieces(state, seat);
  }
}

const memberTrouble = (
  board: Board,
  state: State,
  { role, place, held }: StaffMember,
): string | undefined => {
  const isBusy = place.at !== 'home' && place.at !== 'jail' && place.at !== 'dead';
  if (held && (!isBusy || place.at === 'deck')) return `is held at ${place.at}`;
  if (isBusy && !held && ALL_HOME.has(state.stage.kind)) return `is at ${place.at} after phase 4`;
  if (place.at === 'dead' && role === 'S') return 'is a dead surveyor';
  if (isBusy && (place.at === 'segment') !== (role === 'S')) return `is a ${role} at ${place.at}`;
  return liesThere(board, state, place) ? undefined : `stands on nothing at ${JSON.stringify(place)}`;
};

const liesThere = (board: Board, state: State, place: StaffPlace): boolean => {
  if (place.at === 'segment') return board.segments[place.segment] !== undefined;
  if (place.at === 'claim') return state.display.includes(place.claim);
  if (place.at !== 'line') return true;
  const { line } = place;
  return (
    state.slidLines.includes(line) ||
    state.piles.some(({ top }) => top === line) ||
    state.players.some(({ lines }) => lines.includes(line)) ||
    state.jointLines.some((joint) => joint.line === line)
  );
};

/** SV-4.2, SV-4.8: one surveyor of a player to a segment, one prospector to a face-up card. */
function* crowds(seat: number, staff: readonly StaffMember[]): Iterable<string> {
  const places = staff.flatMap(({ place }) =>
    place.at === 'segment' || place.at === 'claim' || place.at === 'line' ? [JSON.stringify(place)] : [],
  );
  if (new Set(places).size !== places.length) yield `seat ${seat} has two staff in one place`;
}

/** SV-14.6: of each colour and kind two pieces without bonus, one +1 and one +2; with hiring maybe two colours. */
function* tooManyPieces({ players, options }: State, seat: number): Iterable<string> {
  const colours = options.optionalRules.includes('hiring') && players.length <= 3 ? 2 : 1;
  for (const role of ROLES)
    for (const bonus of BONUSES) {
      const pieces = players[seat]?.staff.filter((each) => each.role === role && each.bonus === bonus) ?? [];
      if (pieces.length > (bonus === 0 ? 2 : 1) * colours)
        yield `seat ${seat} has ${pieces.length} pieces ${role}+${bonus}`;
    }
}
