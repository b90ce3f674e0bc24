import type { Seat } from '../../../kernel/index.ts';
import { jointLineLength } from '../rules/jointRoutes.ts';
import { lineLength } from '../rules/routes.ts';
import type { FreeSpace, JointLine, StaffRef, State } from '../state.ts';
import type { Board, LineNumber, PassengerLine } from '../types.ts';
import { playerAt, withPlayer } from './money.ts';
import { sendHome } from './staff.ts';

export const lineAt = (board: Board, line: LineNumber): PassengerLine => {
  const card = board.lines[line];
  if (card === undefined) throw new RangeError(`there is no passenger line ${line}`);
  return card;
};

/** Where a face-up line lies, if it does: a pile, or the claim spaces. */
export const spaceOfLine = (state: State, line: LineNumber): { readonly pile?: number } | undefined => {
  if (state.slidLines.includes(line)) return {};
  const pile = state.piles.findIndex(({ top }) => top === line);
  return pile < 0 ? undefined : { pile };
};

/** Takes a face-up line off the table; what lies under it stays covered until phase 6 (SV-9.2). */
export const liftLine = (state: State, line: LineNumber): State => ({
  ...state,
  slidLines: state.slidLines.filter((slid) => slid !== line),
  piles: state.piles.map((pile) => (pile.top === line ? { below: pile.below } : pile)),
});

/** SV-30.1: later players may slide a card to where this one was taken from. */
export const freeSpace = (state: State, space: FreeSpace): State => ({
  ...state,
  ledger: { ...state.ledger, freeSpaces: [...state.ledger.freeSpaces, space] },
});

/** A face-up line becomes `seat`'s. Money is another matter. */
export const takeLine = (state: State, seat: Seat, line: LineNumber): State => {
  const taken = withPlayer(liftLine(state, line), seat, (player) => ({
    ...player,
    lines: [...player.lines, line],
  }));
  const space = spaceOfLine(state, line);
  return space === undefined ? taken : freeSpace(taken, { takenBy: seat, ...space });
};

/** SV-30.1: moves a face-up line to a free pile, or among the face-up claims. The space is then taken. */
export const slideLineTo = (state: State, line: LineNumber, pile: number | undefined): State => {
  const lifted = liftLine(state, line);
  const used = lifted.ledger.freeSpaces.findIndex((space) => space.pile === pile);
  const ledger = { ...lifted.ledger, freeSpaces: lifted.ledger.freeSpaces.toSpliced(used, 1) };
  if (pile === undefined) return { ...lifted, ledger, slidLines: [...lifted.slidLines, line] };
  const piles = lifted.piles.map((each, index) => (index === pile ? { ...each, top: line } : each));
  return { ...lifted, ledger, piles };
};

/** The line belongs to nobody, alone or jointly; the card is in the caller's hand. */
export const disownLine = (state: State, line: LineNumber): State => ({
  ...state,
  players: state.players.map((player) =>
    player.lines.includes(line) ? { ...player, lines: player.lines.filter((own) => own !== line) } : player,
  ),
  jointLines: state.jointLines.filter((joint) => joint.line !== line),
});

/** SV-6.4: the card goes back without refund and forms a new face-up pile. */
export const returnLine = (state: State, line: LineNumber): State => {
  const free = disownLine(state, line);
  return { ...free, piles: [...free.piles, { top: line, below: [] }] };
};

/** SV-15.3: out of the game for good, wherever it lay; prospectors on it go home. */
export const discardLine = (state: State, line: LineNumber): State => {
  const gone = liftLine(disownLine(state, line), line);
  const discarded = { ...gone, discards: { ...gone.discards, lines: [...gone.discards.lines, line] } };
  return prospectorsOn(discarded, line).reduce(sendHome, discarded);
};

const prospectorsOn = ({ players }: State, line: LineNumber): readonly StaffRef[] =>
  players.flatMap(({ staff: members }, seat) =>
    members.flatMap(({ place }, staff) =>
      place.at === 'line' && place.line === line ? [{ seat, staff }] : [],
    ),
  );

/** SV-6.2.8, SV-6.4: `seat` returns every line whose route is no longer complete. */
export const returnLostLines = (board: Board, state: State, seat: Seat): State => {
  const player = playerAt(state, seat);
  const own = player.lines.filter(
    (line) => lineLength(board, player, lineAt(board, line), { snowFree: false }) === undefined,
  );
  const joint = state.jointLines.filter(
    (each) => each.partners.includes(seat) && !hasJointRoute(board, state, each),
  );
  return [...own, ...joint.map(({ line }) => line)].reduce(returnLine, state);
};

const hasJointRoute = (board: Board, state: State, { line, partners: [first, second] }: JointLine): boolean =>
  jointLineLength(board, [playerAt(state, first), playerAt(state, second)], lineAt(board, line), {
    snowFree: false,
  }) !== undefined;

/** SV-15.2, SV-15.3: markers for depleted Leadville claims, and the lines lost by them. */
export const addLeadvilleMarkers = (board: Board, state: State, count: number): State => {
  const marked = { ...state, leadvilleMarkers: state.leadvilleMarkers + count };
  const inPlay = [
    ...marked.piles.flatMap(({ top }) => top ?? []),
    ...marked.slidLines,
    ...marked.players.flatMap(({ lines }) => lines),
    ...marked.jointLines.map(({ line }) => line),
  ];
  return inPlay.filter((line) => isLost(board, marked, line)).reduce(discardLine, marked);
};

/** Whether the number of markers a line counts has been reached. */
export const isLost = (board: Board, { leadvilleMarkers }: State, line: LineNumber): boolean =>
  leadvilleMarkers >= (lineAt(board, line).lostAtMarkers ?? Number.POSITIVE_INFINITY);

/** SV-9.2: the next card of a pile comes face up; one whose number is already reached is discarded (SV-15.4). */
export const uncover = (
  board: Board,
  state: State,
  { line, pile }: { readonly line: LineNumber; readonly pile: number },
): State => {
  const lost = isLost(board, state, line);
  return {
    ...state,
    unseenLines: state.unseenLines.filter((unseen) => unseen !== line),
    piles: state.piles.map((each, index) => {
      if (index !== pile) return each;
      const below = each.below.slice(1);
      return lost ? { below } : { top: line, below };
    }),
    discards: lost ? { ...state.discards, lines: [...state.discards.lines, line] } : state.discards,
  };
};
