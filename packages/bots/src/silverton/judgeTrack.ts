import { choices, type Move } from '@roundhouse/engine/silverton';
import { asIfBuilt } from './imagine.ts';
import { secondChance } from './judgePlacing.ts';
import { type Outlook, outlookAfter, outlookOf } from './outlook.ts';
import { type Judge, type Ranked, ranking } from './rank.ts';
import { worthOf } from './worth.ts';

/** Step 2: build what brings more than it costs. */
export const judgeTrack: Judge = (table) => {
  const open = choices(table.board, table.state);
  if (open?.stage !== 'track' && open?.stage !== 'secondBuild') return [];
  const { board, state, seat, weights } = table;
  const outlook = outlookOf(board, state, seat, weights);
  const before = worthOf(outlook);
  const builds = open.build.flatMap(({ segment, roll, abandon, length }): readonly Ranked[] => {
    const gain = builtGain(outlook, segment, before);
    if (roll) return [ranking({ type: 'trySecondSegment', segment }, gain * secondChance(length))];
    const moves: readonly Move[] =
      abandon.length === 0
        ? [{ type: 'buildSegment', segment }]
        : abandon.map((given): Move => ({ type: 'buildSegment', segment, abandon: given }));
    return moves.map((move) =>
      ranking(move, gain - (abandon.length === 0 ? 0 : 60), { term: 'trackOpens', value: gain }),
    );
  });
  const end: Move = open.stage === 'track' ? { type: 'endTrack' } : { type: 'declineSegment' };
  return [...builds, ranking(end, 0)];
};

const builtGain = (outlook: Outlook, id: string, before: number): number => {
  const { board, state, seat } = outlook;
  const segment = board.segmentById.get(id);
  if (segment === undefined) return -1;
  return worthOf(outlookAfter(outlook, asIfBuilt(board, state, seat, segment.index))) - before;
};
