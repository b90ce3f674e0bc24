import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const PACKAGE = fileURLToPath(new URL('..', import.meta.url));
const TSC = fileURLToPath(new URL('../../../node_modules/typescript/bin/tsc', import.meta.url));

const readme = readFileSync(join(PACKAGE, 'README.md'), 'utf8');
const example = /```js\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';

const project = mkdtempSync(join(tmpdir(), 'roundhouse-packed-'));
afterAll(() => rmSync(project, { recursive: true }));

const run = (command: string, args: readonly string[], options: { cwd: string; input?: string }): string => {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', ...options });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}:\n${stdout}\n${stderr}`);
  return stdout;
};

const FOUR_PLACES = /^(seat [0-3]: place [1-4], \d+ VP\n){4}$/;

describe('the example of the README', () => {
  it('runs on the source', () => {
    const args = ['--conditions=source', '--input-type=module', '-'];
    expect(run(process.execPath, args, { cwd: PACKAGE, input: example })).toMatch(FOUR_PLACES);
  });
});

describe('the packed package', () => {
  it('installs alone, runs under plain Node and brings its types', { timeout: 180_000 }, () => {
    run('npm', ['run', 'build'], { cwd: PACKAGE });
    const packed = run('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', project], {
      cwd: PACKAGE,
    }).trim();
    const tarball = packed.split('\n').at(-1) ?? '';
    writeFileSync(join(project, 'package.json'), '{"type":"module"}');
    run('npm', ['install', '--silent', '--offline', `./${tarball}`], { cwd: project });

    writeFileSync(join(project, 'example.js'), example);
    expect(run(process.execPath, ['example.js'], { cwd: project })).toMatch(FOUR_PLACES);

    const typed = [
      "import { type GameId, GAMES } from '@roundhouse/engine';",
      "import { conformance } from '@roundhouse/engine/testing';",
      "import { continentalDivide } from '@roundhouse/engine/continental-divide';",
      "import { silverton } from '@roundhouse/engine/silverton';",
      'export const ids: readonly GameId[] = [continentalDivide.id, silverton.id].filter((id): id is GameId => id in GAMES);',
      'export const report: number = conformance(continentalDivide, { players: 3, seed: 1 }).findings.length;',
      '// @ts-expect-error: a state is not a number, and the packed types know it.',
      'export const wrong: number = continentalDivide.rules(continentalDivide.defaultBoard).setup({ players: 3, options: {} });',
    ].join('\n');
    writeFileSync(join(project, 'typed.ts'), typed);
    const flags = ['--noEmit', '--strict', '--target', 'es2023', '--module', 'nodenext'];
    expect(run(process.execPath, [TSC, ...flags, 'typed.ts'], { cwd: project })).toBe('');
  });
});
