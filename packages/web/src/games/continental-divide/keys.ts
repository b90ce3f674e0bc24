import { actFor, type Key } from '../../frame/tableKeys.ts';
import type { KeyHint } from '../table.ts';
import { cd } from './words/index.ts';

/** What a letter or sign asks of the table. */
export type TableAct =
  | 'confirm'
  | 'start'
  | 'skip'
  | 'end'
  | 'less'
  | 'more'
  | 'plan'
  | 'map'
  | 'clear'
  | { readonly choose: number };

const ACTS: Readonly<Record<string, TableAct>> = {
  c: 'confirm',
  s: 'start',
  x: 'skip',
  e: 'end',
  Backspace: 'less',
  l: 'more',
  g: 'plan',
  m: 'map',
  Escape: 'clear',
};

/** The act a key stands for; digits choose a railroad by its place, or an order card. */
export const tableAct = (key: Key): TableAct | undefined => actFor(key, { acts: ACTS, digits: 8 });

/** The keys of the table, for the keyboard help. */
export const keyHints = (): readonly KeyHint[] => [
  { keys: ['M'], action: cd.t('keys.map') },
  { keys: ['←', '→', '↑', '↓'], action: cd.t('keys.arrows') },
  { keys: ['Home', 'PgUp', 'End', 'PgDn'], action: cd.t('keys.slants') },
  { keys: ['N', 'P'], action: cd.t('keys.next') },
  { keys: ['Enter'], action: cd.t('keys.press') },
  { keys: ['Shift+←'], action: cd.t('keys.pan') },
  { keys: ['+', '-', '0'], action: cd.t('keys.zoom') },
  { keys: ['1 … 8'], action: cd.t('keys.choose') },
  { keys: ['S'], action: cd.t('keys.start') },
  { keys: ['X'], action: cd.t('keys.skip') },
  { keys: ['C', 'Ctrl+Enter'], action: cd.t('keys.confirm') },
  { keys: ['L', '⌫'], action: cd.t('keys.resize') },
  { keys: ['E'], action: cd.t('keys.end') },
  { keys: ['G'], action: cd.t('keys.plan') },
  { keys: ['Esc'], action: cd.t('keys.clear') },
];
