import type { BoardId } from '@roundhouse/engine';
import { createContext } from 'svelte';
import type { AnyTable, Telling } from '../games/table.ts';
import type { MatchSession } from '../match/matchSession.ts';

/** What every part of the frame needs: the match, the game's table, and what sentences need to know. */
export interface FrameContext {
  readonly session: MatchSession;
  readonly table: AnyTable;
  readonly telling: Telling<BoardId>;
}

export const [frameContext, setFrameContext] = createContext<FrameContext>();
