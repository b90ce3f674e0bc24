import type { Seat } from '../../kernel/index.ts';
import type { Options } from './options.ts';
import type { Stage } from './stages.ts';
import type {
  Bonus,
  ClaimNumber,
  EventId,
  LineClass,
  LineNumber,
  Role,
  SegmentIndex,
  TownIndex,
} from './types.ts';

export type { StaffRef } from './glossary.ts';

/** Where a staff member is. All but `home`, `jail` and `dead` are places on the board. */
export type StaffPlace =
  | { readonly at: 'home' }
  | { readonly at: 'segment'; readonly segment: SegmentIndex }
  | { readonly at: 'claim'; readonly claim: ClaimNumber }
  | { readonly at: 'line'; readonly line: LineNumber }
  | { readonly at: 'deck' }
  | { readonly at: 'jail' }
  /** Killed in `turn`; a replacement can be had in a later one (SV-16.5). */
  | { readonly at: 'dead'; readonly turn: number };

/** A surveyor or prospector. Its place in the player's list is its permanent number. */
export interface StaffMember {
  readonly role: Role;
  readonly bonus: Bonus;
  readonly place: StaffPlace;
  /** Held over by a tied dispute (SV-5.4): stands where it is, without the right this turn. */
  readonly held: boolean;
  /** Start city a surveyor is assigned to until the player's two networks are joined (SV-20.11). */
  readonly city?: TownIndex;
  /** Won a dispute this turn for what it stands on: its bonus may rise (SV-30.7). */
  readonly wonDispute: boolean;
  /** Won it with a natural 2: the right stands, and jail waits when it is used (SV-5.5). */
  readonly sentenced?: true;
}

export interface OwnedClaim {
  readonly claim: ClaimNumber;
  readonly goods: number;
  readonly depleted: boolean;
  /** Last turn it was operated in; 0 = never, so the next roll is one die + 6 (SV-6.3). */
  readonly operatedTurn: number;
}

export interface Train {
  readonly power: number;
  /** Last turn its power was used (SV-13.2); 0 = never. */
  readonly usedTurn: number;
  /** Start city it serves until the player's two networks are joined (SV-20.11). */
  readonly city?: TownIndex;
}

export interface Plow {
  readonly bonus: number;
  readonly usedTurn: number;
}

export interface Player {
  /** One start city, or two in the spike scenarios. */
  readonly startCities: readonly TownIndex[];
  /** The two start cities have been connected once: assignments no longer bind (SV-20.13). */
  readonly joined: boolean;
  readonly cash: number;
  /** Cash passed the threshold once: public for good (SV-1.2). */
  readonly cashPublic: boolean;
  /** Fines reckoned but not yet paid (SV-16.4). */
  readonly owed: number;
  readonly staff: readonly StaffMember[];
  /** Own segments in the order they were got. Its identity is the key of the route cache: rules/network.ts. */
  readonly segments: readonly SegmentIndex[];
  readonly claims: readonly OwnedClaim[];
  readonly lines: readonly LineNumber[];
  readonly trains: readonly Train[];
  readonly plows: readonly Plow[];
}

/** A pile of passenger cards (SV-2.5). Which cards lie face down is decided when they are uncovered. */
export interface LinePile {
  /** The face-up card; `undefined` once taken, until the next is uncovered in phase 6. */
  readonly top?: LineNumber;
  /** Classes of the face-down cards, next one first. */
  readonly below: readonly LineClass[];
}

/** A line owned by two players together (SV-30.2). */
export interface JointLine {
  readonly line: LineNumber;
  readonly partners: readonly [Seat, Seat];
}

/** Goods bought in step 4, to be delivered to `city` in step 6 (SV-6.4.4). */
export interface Duty {
  readonly seller: Seat;
  readonly claim: ClaimNumber;
  readonly units: number;
  readonly city: TownIndex;
}

/** A place among the passenger piles, or without `pile` among the face-up claims. */
export interface FreeSpace {
  readonly takenBy: Seat;
  readonly pile?: number;
}

/** What happened this turn and is forgotten at its end. */
export interface TurnLedger {
  /** Units sold by column index, all players: what phase 5 reckons with. */
  readonly sold: readonly number[];
  /** Units sold by the active player this turn, by column index: what the sale limit counts. */
  readonly soldByActive: readonly number[];
  /** Lines whose income has been paid this turn (SV-6.4.3); a joint line once per partner. */
  readonly paidLines: readonly LineNumber[];
  /** Snow segments cleared this turn; owners only profit (SV-12.3). */
  readonly cleared: readonly SegmentIndex[];
  /** Segments built this turn by the active player: a second in a row needs its first among them. */
  readonly builtNow: readonly SegmentIndex[];
  /** Deliveries and transfers made by the active player (basic game: two at most). */
  readonly deliveries: number;
  readonly duties: readonly Duty[];
  /** Units that came onto a claim by transfer this turn and may not move again (SV-30.4.1), by claim. */
  readonly transferred: readonly { readonly claim: ClaimNumber; readonly units: number }[];
  /** Spaces whose card was taken this turn, for sliding by later players (SV-30.1). */
  readonly freeSpaces: readonly FreeSpace[];
  /** Jailed staff the active player has already tried for in step 7. */
  readonly triedForFreedom: readonly number[];
  /** Offers made in this step 4; bounded so that a table cannot haggle for ever (SV-6.4.6). */
  readonly offers: number;
}

export interface State {
  readonly options: Options;
  readonly turn: number;
  /** Seats in this turn's order (SV-3.1). */
  readonly order: readonly Seat[];
  /** Place in `order` of the player whose turn within the phase it is. */
  readonly active: number;
  readonly stage: Stage;
  readonly players: readonly Player[];
  /** Owner by segment index, -1 for none. Agrees with every player's `segments`. */
  readonly owners: readonly number[];
  /** Claims not seen yet, ascending: the deck without its order. */
  readonly deck: readonly ClaimNumber[];
  readonly deckEvents: readonly EventId[];
  /** Claims face up, oldest first. */
  readonly display: readonly ClaimNumber[];
  /** Passenger cards slid into claim spaces (SV-30.1). */
  readonly slidLines: readonly LineNumber[];
  readonly piles: readonly LinePile[];
  /** Passenger cards not seen yet, ascending. */
  readonly unseenLines: readonly LineNumber[];
  readonly jointLines: readonly JointLine[];
  /** Claims, passenger cards and events out of the game for good. */
  readonly discards: {
    readonly claims: readonly ClaimNumber[];
    readonly lines: readonly LineNumber[];
    readonly events: readonly EventId[];
  };
  /** Box of each column's marker by column index; -1 = not in the game. */
  readonly prices: readonly number[];
  readonly leadvilleMarkers: number;
  /** Trains and plows left, by the board's type index. */
  readonly trainSupply: readonly number[];
  readonly plowSupply: readonly number[];
  readonly ledger: TurnLedger;
  /** Money the bank has paid out minus what it took in, since the start: the players' gain in all. */
  readonly bankPaid: number;
}
