import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { fonts } from './vite/fonts.ts';
import { service } from './vite/service.ts';
import { words } from './vite/words.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  plugins: [svelte(), words(here('words')), fonts([here('words'), here('rules')], here('../build/fonts')), service(here('public'))],
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } }, fs: { allow: ['..'] } },
  build: {
    outDir: here('../build/page/site'),
    emptyOutDir: true,
    target: 'es2022',
    // Fonts and pictures as files: the club's Content-Security-Policy allows no data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: here('index.html'), sw: here('src/sw.ts') },
      output: {
        entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  // On a busy machine a test takes longer, and fails no sooner.
  test: { include: ['test/**/*.test.ts'], environment: 'node', testTimeout: 60_000 },
});
