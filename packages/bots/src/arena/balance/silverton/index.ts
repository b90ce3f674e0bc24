import type { Board, Move, State } from '@roundhouse/engine/silverton';
import type { Balance } from '../balance.ts';
import type { SvFacts } from './facts.ts';
import { sections } from './sections.ts';
import { watcher } from './watcher.ts';

export const silvertonBalance: Balance<Board, State, Move, SvFacts> = { watcher, sections };
