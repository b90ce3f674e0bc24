import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
const STAMP = `${ROOT}node_modules/.install-stamp`;

/** The Node the project is pinned to, whatever Node runs npm. */
export const NODE = `${ROOT}node_modules/node/bin/${process.platform === 'win32' ? 'node.exe' : 'node'}`;

/** Installs when the lock file has changed since the last install, and only then. */
export const ensureInstalled = () => {
  const lock = createHash('sha256')
    .update(readFileSync(`${ROOT}package-lock.json`))
    .digest('hex');
  if (existsSync(STAMP) && existsSync(NODE) && readFileSync(STAMP, 'utf8') === lock) return;
  console.log('Installing what is missing (once) …');
  // Not `npm ci`: it refuses a lock file without the binaries of every other platform, which some registries lack.
  run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(STAMP, lock);
};

/** Runs a command in the project's root; ends this process with its exit code if it fails. */
export const run = (command, args) => {
  const shell = process.platform === 'win32' && command === 'npm';
  const { status, error } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', shell });
  if (error !== undefined) console.error(`${command}: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
};

/** Runs a tool of the project by its JavaScript entry, on the pinned Node. */
export const runTool = (entry, args) => run(NODE, [`${ROOT}node_modules/${entry}`, ...args]);
