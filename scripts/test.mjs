import { existsSync } from 'node:fs';
import { ensureInstalled, ROOT, runTool } from './ensureInstalled.mjs';

// All tests: `npm test`. Some of them: `npm test -- packages/engine/src/kernel`.
const wanted = process.argv.slice(2);
ensureInstalled();
runTool('vitest/vitest.mjs', ['run', ...wanted]);
if (wanted.length === 0 && existsSync(`${ROOT}e2e/vitest.config.ts`)) {
  runTool('vitest/vitest.mjs', ['run', '--config', 'e2e/vitest.config.ts']);
}
