import { describe, expect, it } from 'vitest';
import { firstViewer, nextViewer } from './viewers.ts';

const CHANCE = { kind: 'chance' } as const;
const seat = (number: number) => ({ kind: 'seat', seat: number }) as const;

describe('who looks at the screen', () => {
  it('is the only person, whoever moves', () => {
    expect(firstViewer([2], CHANCE)).toBe(2);
    expect(nextViewer([2], seat(0), 2)).toBe(2);
  });

  it('is the person to move among several', () => {
    expect(firstViewer([0, 1], seat(1))).toBe(1);
    expect(nextViewer([0, 1], seat(1), 0)).toBe(1);
  });

  it('is nobody yet where chance decides who begins: the screen is not handed to the wrong person', () => {
    expect(firstViewer([0, 1], CHANCE)).toBe('spectator');
    expect(firstViewer([], CHANCE)).toBe('spectator');
  });
});
