import type { Reliability } from '@roundhouse/bots/arena';
import { columns } from './columns.ts';
import { counted } from './counted.ts';

const percent = (share: number): string => (100 * share).toFixed(1);

/** What was foretold beside what came of it; nothing where nobody asked. */
export const reliabilityLines = (reliability: Reliability | undefined): readonly string[] => {
  if (reliability === undefined) return [];
  const { positions, deciles, surprise, surpriseWithoutKnowing } = reliability;
  return [
    '',
    `win chances in ${counted(positions, 'position')}: surprise ${surprise}, ${surpriseWithoutKnowing} without knowing anything`,
    '',
    ...columns([
      ['foretold %', 'forecasts', 'mean %', 'won % (95 %)'],
      ...deciles
        .filter(({ forecasts }) => forecasts > 0)
        .map(({ from, to, forecasts, foretold, won }) => [
          `${from}-${to}`,
          forecasts,
          percent(foretold),
          `${percent(won.value)} (${percent(won.low)}-${percent(won.high)})`,
        ]),
    ]),
  ];
};
