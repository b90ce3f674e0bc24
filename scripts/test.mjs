import { ensureInstalled, runTool } from './ensureInstalled.mjs';

// All tests: `npm test`. Some of them: `npm test -- packages/engine/src/kernel`. Only those in a real browser:
// `npm run test:browser`, or some of them: `npm run test:browser -- silverton`.
const VITEST = 'vitest/vitest.mjs';
const wanted = process.argv.slice(2).filter((word) => word !== '--browser');
const onlyBrowser = process.argv.includes('--browser');
ensureInstalled();
if (!onlyBrowser) runTool(VITEST, ['run', ...wanted]);
if (onlyBrowser || wanted.length === 0)
  runTool(VITEST, ['run', '--config', 'e2e/vitest.config.ts', ...wanted]);
