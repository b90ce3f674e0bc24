import { defineConfig } from 'vitest/config';

// The built page in a real browser: wiring only, never rules.
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'], externalConditions: ['source'] } },
  test: {
    root: import.meta.dirname,
    include: ['**/*.spec.ts'],
    globalSetup: ['./globalSetup.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    // A shared machine may starve a browser for half a minute. What needed a second go is named in the report.
    retry: 1,
    expect: { poll: { timeout: 15_000 } },
    reporters: ['default'],
  },
});
