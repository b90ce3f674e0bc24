import { actFor, type Key } from '../../frame/tableKeys.ts';
import type { KeyHint } from '../table.ts';
import { sv } from './words/index.ts';

/** What a letter or sign asks of the table. */
export type TableAct = 'confirm' | 'end' | 'map' | 'clear' | 'plan' | { readonly choose: number };

const ACTS: Readonly<Record<string, TableAct>> = {
  c: 'confirm',
  e: 'end',
  g: 'plan',
  m: 'map',
  Escape: 'clear',
};

/** The act a key stands for; digits take a staff member, or one of the options listed. */
export const tableAct = (key: Key): TableAct | undefined => actFor(key, { acts: ACTS, digits: 9 });

/** The keys of the table, for the keyboard help. */
export const keyHints = (): readonly KeyHint[] => [
  { keys: ['M'], action: sv.t('keys.map') },
  { keys: ['←', '→', '↑', '↓'], action: sv.t('keys.arrows') },
  { keys: ['N', 'P'], action: sv.t('keys.next') },
  { keys: ['Enter'], action: sv.t('keys.press') },
  { keys: ['Shift+←'], action: sv.t('keys.pan') },
  { keys: ['+', '-', '0'], action: sv.t('keys.zoom') },
  { keys: ['1 … 9'], action: sv.t('keys.choose') },
  { keys: ['C', 'Ctrl+Enter'], action: sv.t('keys.confirm') },
  { keys: ['E'], action: sv.t('keys.end') },
  { keys: ['G'], action: sv.t('keys.plan') },
  { keys: ['Esc'], action: sv.t('keys.clear') },
];
