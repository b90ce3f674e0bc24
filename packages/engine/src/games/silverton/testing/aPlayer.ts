import type { OwnedClaim, Player, Plow, StaffMember, StaffPlace, Train } from '../state.ts';
import type { Board, Bonus, ClaimNumber, LineNumber, SegmentId, SegmentIndex, TownId } from '../types.ts';

/** What a test says about a player. */
export interface PlayerPlan {
  readonly cities?: readonly TownId[];
  readonly joined?: boolean;
  readonly cash?: number;
  readonly owed?: number;
  /**
   * Role and bonus, then where: `S`, `P+1 deck`, `S+2 denver--golden`, `P #41 held`, `P =9`, `P jail`,
   * `P dead` (in turn 1), `S denver--golden of:denver` (assigned to a start city).
   */
  readonly staff?: readonly string[];
  readonly track?: readonly SegmentId[];
  /** A number for a claim that was never operated and holds no goods. */
  readonly claims?: readonly (ClaimNumber | (Partial<OwnedClaim> & Pick<OwnedClaim, 'claim'>))[];
  readonly lines?: readonly LineNumber[];
  readonly trains?: readonly (number | Train)[];
  readonly plows?: readonly (number | Plow)[];
}

export const aPlayer = (board: Board, plan: PlayerPlan): Player => ({
  startCities: (plan.cities ?? ['denver']).map((id) => townIndex(board, id)),
  joined: plan.joined ?? false,
  cash: plan.cash ?? 1_000,
  cashPublic: false,
  owed: plan.owed ?? 0,
  staff: (plan.staff ?? ['S', 'P']).map((text) => aStaffMember(board, text)),
  segments: (plan.track ?? []).map((id) => segmentIndex(board, id)),
  claims: (plan.claims ?? []).map((claim) => ({
    goods: 0,
    depleted: false,
    operatedTurn: 0,
    ...(typeof claim === 'number' ? { claim } : claim),
  })),
  lines: plan.lines ?? [],
  trains: (plan.trains ?? []).map((train) =>
    typeof train === 'number' ? { power: train, usedTurn: 0 } : train,
  ),
  plows: (plan.plows ?? []).map((plow) => (typeof plow === 'number' ? { bonus: plow, usedTurn: 0 } : plow)),
});

/** A segment of the board by its id; a wrong id is a mistake of the test. */
export const segmentIndex = ({ segmentById }: Board, id: SegmentId): SegmentIndex => {
  const segment = segmentById.get(id);
  if (segment === undefined) throw new RangeError(`no segment is called ${id}`);
  return segment.index;
};

/** A town of the board by its id. */
export const townIndex = ({ townById }: Board, id: TownId): number => {
  const town = townById.get(id);
  if (town === undefined) throw new RangeError(`no town is called ${id}`);
  return town.index;
};

const aStaffMember = (board: Board, text: string): StaffMember => {
  const [piece = '', ...words] = text.split(' ');
  const held = words.includes('held');
  const city = words.find((word) => word.startsWith('of:'))?.slice(3);
  const where = words.find((word) => word !== 'held' && !word.startsWith('of:'));
  const bonus: Bonus = piece.endsWith('+2') ? 2 : 1;
  return {
    role: piece.startsWith('S') ? 'S' : 'P',
    bonus: piece.includes('+') ? bonus : 0,
    place: placeOf(board, where),
    held,
    wonDispute: false,
    ...(city === undefined ? {} : { city: townIndex(board, city) }),
  };
};

const placeOf = (board: Board, where: string | undefined): StaffPlace => {
  if (where === undefined) return { at: 'home' };
  if (where === 'deck' || where === 'jail') return { at: where };
  if (where === 'dead') return { at: 'dead', turn: 1 };
  if (where.startsWith('#')) return { at: 'claim', claim: Number(where.slice(1)) };
  if (where.startsWith('=')) return { at: 'line', line: Number(where.slice(1)) };
  return { at: 'segment', segment: segmentIndex(board, where) };
};
