import type { Board, Move, State, View } from '@roundhouse/engine/continental-divide';
import type { GameTable } from '../table.ts';
import { chartsOf } from './charts.ts';
import { answer } from './describe/answer.ts';
import { describeEvent } from './describe/describeEvent.ts';
import { describeMoment } from './describe/describeMoment.ts';
import { describeMove } from './describe/describeMove.ts';
import { describeRejection } from './describe/describeRejection.ts';
import EndSheet from './EndSheet.svelte';
import { keyHints } from './keys.ts';
import { lessonOf } from './lessonOf.ts';
import Table from './Table.svelte';
import TopBar from './TopBar.svelte';
import { cd } from './words/index.ts';

/** The Continental Divide table. */
export const table: GameTable<Board, State, Move, View> = {
  Table,
  TopBar,
  EndSheet,
  loadMessages: () => cd.load(),
  describeEvent,
  describeRejection,
  describeMoment,
  turnOf: ({ turn }) => turn,
  hasSecrets: () => false,
  chartsOf,
  answer,
  lessonOf,
  describeMove,
  keys: keyHints,
};
