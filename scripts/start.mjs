import { existsSync, readdirSync, statSync } from 'node:fs';
import { ensureInstalled, NODE, ROOT, run } from './ensureInstalled.mjs';

// Installs and builds what is missing or out of date, then serves the page.
ensureInstalled();

const newest = (path) => {
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return Math.max(mtimeMs, ...readdirSync(path).map((name) => newest(`${path}/${name}`)));
};
const sources = [
  'packages/web/src',
  'packages/web/index.html',
  'packages/web/vite.config.ts',
  'packages/engine/src',
  'packages/bots/src',
  'docs/rules',
];
const built = `${ROOT}packages/web/dist/index.html`;
if (!existsSync(built) || sources.some((path) => newest(`${ROOT}${path}`) > statSync(built).mtimeMs)) {
  console.log('Building the page …');
  run('npm', ['run', 'build', '--silent', '-w', '@roundhouse/web', '--', '--logLevel', 'error']);
}
run(NODE, [`${ROOT}packages/web/serve.mjs`, ...process.argv.slice(2)]);
