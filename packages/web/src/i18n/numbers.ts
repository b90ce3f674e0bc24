import { MONEY } from './area.ts';
import { localeNow } from './language.ts';
import { TypesetNumbers } from './typesetNumbers.ts';

const formats = new Map<string, TypesetNumbers>();

const format = (kind: string, options: Intl.NumberFormatOptions): TypesetNumbers => {
  const id = `${localeNow()} ${kind}`;
  const known = formats.get(id);
  if (known !== undefined) return known;
  const made = new TypesetNumbers(localeNow(), options);
  formats.set(id, made);
  return made;
};

/** $1,390 in English, 1 390 $ in French. */
export const money = (dollars: number): string => format('money', MONEY).format(dollars);

/** With its sign: +$8, −$3. */
export const moneyChange = (dollars: number): string =>
  format('moneyChange', { ...MONEY, signDisplay: 'exceptZero' }).format(dollars);

export const count = (value: number): string => format('count', {}).format(value);

export const change = (value: number): string =>
  format('change', { signDisplay: 'exceptZero' }).format(value);

/** A share of one as a percentage with one decimal. */
export const percent = (value: number): string =>
  format('percent', { style: 'percent', maximumFractionDigits: 1 }).format(value);

/** Some dozens of playouts cannot tell chances apart that lie closer. */
const CHANCE_STEP = 0.05;

/** An estimated chance in steps of five per cent; what is not certain is not called so. */
export const chance = (value: number): string => {
  const percents = format('chance', { style: 'percent' });
  const written = (share: number): string => percents.format(share);
  const rounded = Math.round(value / CHANCE_STEP) * CHANCE_STEP;
  if (value > 0 && rounded === 0) return `<${written(CHANCE_STEP)}`;
  return value < 1 && rounded >= 1 ? `>${written(1 - CHANCE_STEP)}` : written(rounded);
};

/** A moment of the past as a date and time of day. */
export const moment = (milliseconds: number): string =>
  new Intl.DateTimeFormat(localeNow(), {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(milliseconds);
