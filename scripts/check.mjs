import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { ensureInstalled, NODE, ROOT } from './ensureInstalled.mjs';

// Everything about the code that can be told without running it: format, lint, types, fences, dead code, rules.
ensureInstalled();

const packages = readdirSync(`${ROOT}packages`).filter((name) =>
  existsSync(`${ROOT}packages/${name}/tsconfig.json`),
);
const types = packages
  .filter((name) => name !== 'web')
  .map((name) => [`types of ${name}`, 'typescript/bin/tsc', ['-p', `packages/${name}/tsconfig.json`]]);

const checks = [
  ['format and lint', '@biomejs/biome/bin/biome', ['ci', '--error-on-warnings', '.']],
  ...types,
  ...(packages.includes('web')
    ? [
        [
          'types of web',
          'svelte-check/bin/svelte-check',
          ['--workspace', 'packages/web', '--fail-on-warnings'],
        ],
        ['types of web workers', 'typescript/bin/tsc', ['-p', 'packages/web/tsconfig.worker.json']],
        ['types of browser tests', 'typescript/bin/tsc', ['-p', 'e2e/tsconfig.json']],
      ]
    : []),
  [
    'import fences',
    'dependency-cruiser/bin/dependency-cruiser.mjs',
    ['--config', '.dependency-cruiser.mjs', '--output-type', 'err', 'packages'],
  ],
  ['dead code', 'knip/bin/knip.js', []],
  ['rules cited', '../scripts/ruleCoverage.mjs', []],
  ['lock file', '../scripts/lockFile.mjs', []],
];

for (const [name, entry, args] of checks) {
  const started = Date.now();
  const { status, stdout, stderr } = spawnSync(NODE, [`${ROOT}node_modules/${entry}`, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, NO_COLOR: '1' },
  });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  if (status !== 0) {
    console.error(`${stdout}${stderr}`);
    process.exit(1);
  }
}
