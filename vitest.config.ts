import { defineConfig } from 'vitest/config';

// One run over all packages; `source` makes workspace packages resolve to their TypeScript (docs/decisions/0002).
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'], externalConditions: ['source'] } },
  test: {
    include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts'],
    testTimeout: 60_000,
    maxWorkers: 2,
    reporters: ['default'],
  },
});
