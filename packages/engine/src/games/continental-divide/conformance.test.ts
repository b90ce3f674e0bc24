import { describe, expect, it } from 'vitest';
import { conformance } from '../../testing/index.ts';
import { continentalDivide } from './index.ts';
import { ruleIds } from './testing/ruleIds.ts';

const TRIALS = [3, 4, 5, 6].flatMap((players) => [1, 2, 3].map((seed) => ({ players, seed })));

describe('Continental Divide keeps the contract', () => {
  it.each(TRIALS)('with $players players, seed $seed', ({ players, seed }) => {
    const trial = { players, seed: `conformance ${seed}`, ruleIds, bounds: { every: 3 } };
    const { findings, record, secretPositions } = conformance(continentalDivide, trial);
    expect(findings).toEqual([]);
    expect(record.moves.length).toBeGreaterThan(8 * 2 * players);
    expect(secretPositions, 'CD-1.3 everything is public').toBe(0);
  });
});
