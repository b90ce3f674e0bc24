import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defaultClientConditions, defineConfig } from 'vite';

// `source` makes workspace packages resolve to their TypeScript, so that the page needs no other build first.
export default defineConfig({
  base: './',
  plugins: [svelte({ configFile: false, compilerOptions: { runes: true } })],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  worker: { format: 'es' },
  build: { target: 'es2023', sourcemap: false, reportCompressedSize: false },
  server: { host: '127.0.0.1' },
});
