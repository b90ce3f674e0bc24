import type { Reason } from '@roundhouse/bots';
import { coachWords } from '../i18n/coach.ts';
import { localeNow } from '../i18n/language.ts';

/** More would be a lecture. */
const MOST = 2;

const inWords = ({ term, value, params = {} }: Reason, names: readonly string[]): string | undefined => {
  const key = `reason.${term}`;
  if (!coachWords.has(key)) return undefined;
  const player = names[Number(params['seat'])] ?? '';
  return coachWords.t(key, { value: Math.round(value), player, ...params });
};

/** Why a bot would make its move, in one sentence. */
export const reasonsInWords = (reasons: readonly Reason[], names: readonly string[]): string => {
  const told = reasons.flatMap((reason) => inWords(reason, names) ?? []).slice(0, MOST);
  if (told.length === 0) return coachWords.t('coach.noReason');
  const list = new Intl.ListFormat(localeNow(), { type: 'conjunction' }).format(told);
  return coachWords.t('coach.because', { reasons: list });
};
