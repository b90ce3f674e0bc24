/** The import fences: kernel ← games ← bots ← { cli, web }. A rule not enforced here is a wish. */
const fence = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

export default {
  forbidden: [
    fence('no-cycles', 'a cycle cannot be read from top to bottom', {}, { circular: true }),
    fence(
      'no-missing',
      'every import must resolve (the peers of bench/ are installed only when asked for)',
      { pathNot: '^bench/' },
      { couldNotResolve: true },
    ),
    fence(
      'kernel-names-no-game',
      'the kernel must hold any game',
      { path: '^packages/engine/src/kernel', pathNot: '\\.test\\.ts$' },
      { path: '^packages/engine/src/(games|testing)' },
    ),
    fence(
      'games-stand-alone',
      'games share through the kernel, never with each other',
      { path: '^packages/engine/src/games/([^/]+)/' },
      { path: '^packages/engine/src/games/([^/]+)/', pathNot: '^packages/engine/src/games/$1/' },
    ),
    fence(
      'games-by-their-front-door',
      'outside a game only its index.ts is public',
      { pathNot: '^packages/engine/src/games/[^/]+/' },
      {
        path: '^packages/engine/src/games/[^/]+/.+',
        pathNot: '^packages/engine/src/games/[^/]+/(index\\.ts|public\\.ts)$',
      },
    ),
    fence(
      'engine-has-no-dependencies',
      'pure TypeScript: no package, no Node, no DOM (tests apart)',
      { path: '^packages/engine/src', pathNot: '\\.test\\.ts$|/testing/' },
      { pathNot: '^packages/engine/' },
    ),
    fence(
      'bots-know-only-the-engine',
      'bots run in workers and pages',
      { path: '^packages/bots/src', pathNot: '\\.test\\.ts$' },
      { path: '^packages/(cli|web|server)' },
    ),
    fence(
      'nobody-imports-the-cli',
      'the command line stands on top',
      { pathNot: '^packages/cli' },
      { path: '^packages/cli' },
    ),
    fence(
      'source-does-not-import-tests',
      'tests stand on top',
      { pathNot: '\\.test\\.ts$' },
      { path: '\\.test\\.ts$' },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      conditionNames: ['source', 'import', 'types', 'node', 'default'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.js', '.mjs', '.json', '.svelte'],
    },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'dist/' },
  },
};
