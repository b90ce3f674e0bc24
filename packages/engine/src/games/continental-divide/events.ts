import type { HexDirection, Seat, Standing } from '../../kernel/index.ts';
import type { Region } from './data/pack.ts';

/** What a match's log can say. Railroads, hexes and ports by their ids and names on the board. */
export type MatchEvent =
  | { readonly type: 'orderDealt'; readonly order: readonly Seat[] }
  | {
      readonly type: 'railroadStarted';
      readonly seat: Seat;
      readonly railroad: string;
      readonly hex: string;
      readonly city: string;
      readonly shares: number;
      readonly value: number;
    }
  | {
      readonly type: 'sharesBought';
      readonly seat: Seat;
      readonly railroad: string;
      readonly count: number;
      readonly payment: number;
      /** The least it could have cost. */
      readonly least: number;
    }
  | { readonly type: 'soldOut'; readonly railroad: string }
  | { readonly type: 'stockSkipped'; readonly seat: Seat }
  | {
      readonly type: 'lineBuilt';
      readonly seat: Seat;
      readonly railroad: string;
      readonly from: string;
      readonly direction: HexDirection;
      readonly hexes: readonly string[];
      readonly cost: number;
      /** By how much income rose, the Divide bonus included. */
      readonly income: number;
      /** Cubes at hand afterwards. */
      readonly cubes: number;
    }
  | {
      readonly type: 'regionEntered';
      readonly railroad: string;
      readonly region: Region;
      readonly hex: string;
      /** Cubes unlocked. */
      readonly cubes: number;
    }
  | {
      readonly type: 'divideCrossed';
      readonly railroad: string;
      readonly hex: string;
      readonly income: number;
    }
  | {
      readonly type: 'portReached';
      readonly railroad: string;
      readonly port: string;
      readonly hex: string;
      readonly victoryPoints: number;
    }
  | { readonly type: 'playerTurnEnded'; readonly seat: Seat }
  | {
      readonly type: 'dividendsPaid';
      readonly railroad: string;
      readonly income: number;
      readonly perShare: number;
      /** By seat. */
      readonly toSeats: readonly number[];
      readonly toTreasury: number;
    }
  | { readonly type: 'turnEnded'; readonly turn: number }
  | {
      readonly type: 'orderTaken';
      readonly seat: Seat;
      readonly card: number;
      /** The last card, given without asking. */
      readonly given: boolean;
    }
  | { readonly type: 'turnBegan'; readonly turn: number; readonly order: readonly Seat[] }
  | { readonly type: 'gameOver'; readonly standings: readonly Standing[] };
