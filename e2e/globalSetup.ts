import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { chromiumPath } from './chromium.ts';

const PAGE = join(import.meta.dirname, '../packages/web');

/** Builds the page once, serves it, and makes sure that there is a browser. */
export const setup = async (project: TestProject): Promise<() => void> => {
  chromiumPath();
  const vite = join(dirname(PAGE), '../node_modules/vite/bin/vite.js');
  execFileSync(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: PAGE,
    stdio: 'inherit',
    // The test runner says "test" here, which would build another page than the one people get.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const { serve } = await import('../packages/web/serve.mjs');
  const { address, close } = await serve();
  project.provide('address', address);
  return close;
};

declare module 'vitest' {
  interface ProvidedContext {
    readonly address: string;
  }
}
