import { describe, expect, it } from 'vitest';
import { aTable } from '../../testing/aTable.ts';
import { refusal } from '../../testing/playing.ts';

describe('chooseVictim', () => {
  it('SV-9.1 chooseVictim/notAtHand: only prospectors neither jailed nor dead', () => {
    const state = aTable({
      stage: { kind: 'eventVictim', event: 'powder-blast', seat: 1 },
      players: [{}, { staff: ['P', 'P jail', 'P dead', 'S', 'P'] }],
    });
    for (const move of ['victim P2', 'victim P3', 'victim S4'])
      expect(refusal(state, move)).toBe('SV-9.1 chooseVictim/notAtHand');
    expect(refusal(state, 'victim P5')).toBeUndefined();
  });
});
