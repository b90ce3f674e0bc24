import type { PlainEvent, Rejection } from '@roundhouse/engine';
import { has, t } from '../i18n/frame.ts';
import { plainText, type Sentence } from '../i18n/sentence.ts';
import type { FrameContext } from './context.ts';

/** Why not, in words: the frame speaks for the match, the game for its rules. */
export const whyNot = (
  { table, telling }: Pick<FrameContext, 'table' | 'telling'>,
  rejection: Rejection,
): Sentence => {
  if (rejection.rule !== 'match') return table.describeRejection(rejection, telling);
  return [has(rejection.code) ? t(rejection.code) : t('rejection.unknown')];
};

/** What happened, as lines of the log. */
export const linesOf = (
  { table, telling }: Pick<FrameContext, 'table' | 'telling'>,
  events: readonly PlainEvent[],
): readonly Sentence[] =>
  events.flatMap((event) => {
    const line = table.describeEvent(event, telling);
    return line === undefined ? [] : [line];
  });

/** What happened, for screen readers. */
export const spoken = (lines: readonly Sentence[]): string => lines.map(plainText).join(' ');
