import { ensureInstalled, runTool } from './ensureInstalled.mjs';

// All tests: `npm test`. Some of them: `npm test -- packages/engine/src/kernel`.
// Those in a real browser have a command of their own, `npm run test:browser`, while the page is being built:
// they take minutes and need the machine to themselves.
const wanted = process.argv.slice(2);
const inBrowser = wanted.includes('--browser');
ensureInstalled();
runTool('vitest/vitest.mjs', inBrowser ? ['run', '--config', 'e2e/vitest.config.ts'] : ['run', ...wanted]);
