import { readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { CD, roundhouse, scratchFolder } from '../testing/commandLine.ts';

const { path: folder, written } = scratchFolder();
afterAll(() => rmSync(folder, { recursive: true }));

describe('boards check', () => {
  const pack = fileURLToPath(
    new URL('../../../engine/src/games/continental-divide/data/board.json', import.meta.url),
  );

  it('approves the built-in boards', () => {
    const { out, status } = roundhouse(['boards', 'check', '--game', CD]);
    expect(status).toBe(0);
    expect(out).toMatch(/Continental Divide: \S+ is sound/);
  });

  it('approves a file, and names the field where it cannot', () => {
    expect(roundhouse(['boards', 'check', pack, '--game', CD]).out).toContain(
      'is a sound board of Continental Divide',
    );
    const broken = { ...JSON.parse(readFileSync(pack, 'utf8')), hexes: [{ id: 'A1' }] };
    const { error, status } = roundhouse([
      'boards',
      'check',
      written('board.json', JSON.stringify(broken)),
      '--game',
      CD,
    ]);
    expect(status).toBe(1);
    expect(error).toMatch(/for Continental Divide, hexes\[0\]\.\w+: expected/);
  });

  it('refuses what is not JSON', () => {
    expect(roundhouse(['boards', 'check', written('x.json', 'board')]).error).toContain('expected JSON');
  });
});
