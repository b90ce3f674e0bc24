import { boolean, type Decoder, isObject, oneOf, parseJson, string } from '@roundhouse/engine';
import { LANGUAGES, type Language } from './i18n/language.ts';
import { observable } from './observable.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];
export const MOTIONS = ['system', 'reduced'] as const;
type Motion = (typeof MOTIONS)[number];
/** How fast bots play one after the other. */
export const PACES = ['calm', 'brisk', 'instant'] as const;
type Pace = (typeof PACES)[number];

/** What a reader has chosen for this page, kept in this browser. */
export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly motion: Motion;
  readonly pace: Pace;
  readonly sounds: boolean;
  /** The match at which a coach stands by; empty for none. */
  readonly coach: string;
  /** What the reader was last called at a table; empty before the first match. */
  readonly name: string;
}

const DECODERS: { readonly [Field in keyof Settings]: Decoder<Settings[Field]> } = {
  language: oneOf(LANGUAGES),
  theme: oneOf(THEMES),
  motion: oneOf(MOTIONS),
  pace: oneOf(PACES),
  sounds: boolean,
  coach: string,
  name: string,
};

const KEY = 'roundhouse.settings';

/** The part of localStorage we use; it may be missing or refuse (private windows). */
export type SmallStore = Pick<Storage, 'getItem' | 'setItem'>;

/** What was kept, field by field; `defaults` where nothing readable was. */
export const settingsIn = (store: SmallStore, defaults: Settings): Settings => {
  try {
    const json = parseJson(store.getItem(KEY) ?? '');
    const kept = json.ok && isObject(json.value) ? json.value : {};
    const readable = Object.entries(DECODERS).flatMap(([field, decode]) => {
      const read = decode(kept[field]);
      return read.ok ? [[field, read.value]] : [];
    });
    return { ...defaults, ...Object.fromEntries(readable) };
  } catch {
    return defaults;
  }
};

/** Keeps the settings for the next visit, where the browser lets us. */
export const keepSettings = (store: SmallStore, settings: Settings): void => {
  try {
    store.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays; the choice then lasts for this visit.
  }
};

export const settings = observable<Settings>({
  language: 'en',
  theme: 'system',
  motion: 'system',
  pace: 'brisk',
  sounds: false,
  coach: '',
  name: '',
});

export const change = (changed: Partial<Settings>): void => {
  settings.current = { ...settings.current, ...changed };
};
