import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { roundhouse } from './testing/commandLine.ts';

describe('help', () => {
  it('lists the commands, with examples', () => {
    const { out, status } = roundhouse(['--help']);
    expect(status).toBe(0);
    for (const word of ['simulate', 'replay', 'perft', 'boards', 'bench', 'Examples:'])
      expect(out).toContain(word);
  });

  it.each(['simulate', 'replay', 'perft', 'bench'])('explains %s, with examples', (command) => {
    const { out, status } = roundhouse([command, '--help']);
    expect(status).toBe(0);
    expect(out).toContain(`Usage: roundhouse ${command}`);
    expect(out).toContain(`  roundhouse ${command}`);
  });

  it('explains boards check', () => {
    expect(roundhouse(['boards', 'check', '--help']).out).toContain('roundhouse boards check my-board.json');
  });
});

describe('defects', () => {
  it('shows a stack only on request', () => {
    const args = ['replay', tmpdir()];
    expect(roundhouse(args).error).not.toContain('    at ');
    expect(roundhouse(args, { ROUNDHOUSE_DEBUG: '1' }).error).toContain('    at ');
  });
});
