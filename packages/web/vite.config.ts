import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

/** Tells the service worker every file of the build, so that the page starts without a network. */
const precache = (): Plugin => ({
  name: 'precache',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    const built = Object.keys(bundle).filter((file) => file !== 'sw.js' && file !== 'index.html');
    const files = ['./', ...built, ...readdirSync(join(import.meta.dirname, 'public'))].sort();
    const contents = Object.values(bundle).map((part) => (part.type === 'chunk' ? part.code : part.source));
    const version = contents.reduce((hash, content) => hash.update(content), createHash('sha256'));
    const worker = bundle['sw.js'];
    if (worker?.type !== 'chunk') throw new Error('the service worker was not built');
    const list = JSON.stringify({ files, version: version.digest('hex').slice(0, 16) });
    worker.code = `const PRECACHE=${list};${worker.code}`;
  },
});

// `source` makes workspace packages resolve to their TypeScript, so that the page needs no other build first.
export default defineConfig({
  base: './',
  plugins: [svelte({ configFile: false, compilerOptions: { runes: true } }), precache()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    reportCompressedSize: false,
    rolldownOptions: {
      input: { page: 'index.html', sw: 'src/offline/serviceWorker.ts' },
      output: { entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
    },
  },
  server: { host: '127.0.0.1' },
});
