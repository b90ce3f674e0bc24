import type { GameId } from '@roundhouse/engine';
import type { Language } from '../i18n/language.ts';
import { observable } from '../observable.ts';
import { parseRulebook, type Rulebook } from './parse.ts';

type Source = () => Promise<{ readonly default: string }>;

const SOURCES: Readonly<Record<GameId, Readonly<Record<Language, Source>>>> = {
  'continental-divide': {
    en: () => import('../../../../docs/rules/continental-divide.en.md?raw'),
    fr: () => import('../../../../docs/rules/continental-divide.fr.md?raw'),
  },
  silverton: {
    en: () => import('../../../../docs/rules/silverton.en.md?raw'),
    fr: () => import('../../../../docs/rules/silverton.fr.md?raw'),
  },
};

/** The rules of a game in a language, fetched when first read. */
export const loadRulebook = async (game: GameId, language: Language): Promise<Rulebook> =>
  parseRulebook((await SOURCES[game][language]()).default);

/** The game a rule belongs to: the letters of its id say so. */
export const gameOfRule = (id: string): GameId | undefined => {
  if (id.startsWith('CD-')) return 'continental-divide';
  return id.startsWith('SV-') ? 'silverton' : undefined;
};

/** What the rule book panel shows; a new object at every wish, so that asking twice scrolls twice. */
export interface RuleAsked {
  readonly game: GameId;
  readonly rule?: string;
}

const asked = observable<RuleAsked | undefined>(undefined);

/** The rule somebody wants to read beside the table; followed by templates. */
export const ruleAsked = (): RuleAsked | undefined => asked.current;

export const openRulebook = (game: GameId, rule?: string): void => {
  asked.current = rule === undefined ? { game } : { game, rule };
};

export const closeRulebook = (): void => {
  asked.current = undefined;
};
