import { describe, expect, it } from 'vitest';
import { CD, roundhouse } from '../testing/commandLine.ts';

describe('bench', () => {
  it('measures the engine', () => {
    const { out, status } = roundhouse([
      'bench',
      '--game',
      CD,
      '--rounds',
      '1',
      '--milliseconds',
      '5',
      '--json',
    ]);
    expect(status).toBe(0);
    const { speeds, figures } = JSON.parse(out);
    expect(speeds[0]).toMatchObject({ name: 'Continental Divide, playouts', median: expect.any(Number) });
    expect(figures[0].largestStateBytes).toBeGreaterThan(100);
  });
});
