import type { Seat } from '@roundhouse/engine';
import type { MatchEvent } from '@roundhouse/engine/silverton';
import type { LogEntry } from '../../../match/host.ts';
import { isMatchEvent } from '../describe/describeEvent.ts';

type Answer = Extract<MatchEvent, { readonly type: 'dealMade' | 'dealRefused' }>;

/** How the last talk since the viewer's own last move ended, and who answered. */
export const tradeAnswer = (
  { log, lastOwn }: { readonly log: readonly LogEntry[]; readonly lastOwn: number },
  viewer: Seat | 'spectator',
): { readonly event: Answer; readonly other: Seat } | undefined => {
  const event = log
    .slice(Math.max(0, lastOwn - 1))
    .flatMap(({ events }) => events)
    .filter(isMatchEvent)
    .findLast((each) => each.type === 'dealMade' || each.type === 'dealRefused');
  if (event === undefined) return undefined;
  const other = event.type === 'dealMade' && event.by === viewer ? event.to : event.by;
  return other === viewer ? undefined : { event, other };
};
