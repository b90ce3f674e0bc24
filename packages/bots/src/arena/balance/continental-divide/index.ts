import type { Board, Move, State } from '@roundhouse/engine/continental-divide';
import type { Balance } from '../balance.ts';
import { type CdFacts, watcher } from './facts.ts';
import { sections } from './sections.ts';

export const continentalDivideBalance: Balance<Board, State, Move, CdFacts> = { watcher, sections };
