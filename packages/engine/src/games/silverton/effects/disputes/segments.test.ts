import { describe, expect, it } from 'vitest';
import { segmentIndex } from '../../testing/aPlayer.ts';
import { aTable, board } from '../../testing/aTable.ts';
import type { Board } from '../../types.ts';
import { asideFrom } from './segments.ts';

describe('asideFrom', () => {
  it('SV-5.1 finds equal segments between the same towns, not all of a parallel group', () => {
    const springs = segmentIndex(board, 'colorado-springs--denver');
    const onePrice: Board = { ...board, segments: board.segments.map((each) => ({ ...each, cost: 100 })) };
    const state = aTable({ players: [{ staff: ['S colorado-springs--denver'] }, {}] });
    const aside = asideFrom(onePrice, state, { seat: 0, staff: 0 }, springs);

    expect(board.segments[springs]?.parallels).toHaveLength(2);
    expect(aside.map(({ id }) => id)).toEqual(['colorado-springs--denver~2']);
  });
});
