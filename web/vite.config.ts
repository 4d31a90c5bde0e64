import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { chunkOf } from './chunks.ts';
import { compress } from './compress.ts';
import { elsewhere, FOLDERS } from './elsewhere.ts';
import { isolates } from './isolates.ts';
import { edition, LANGUAGE, translated } from './languages.ts';
import { offline } from './offline.ts';
import { preloads } from './preloads.ts';
import { wordList } from './wordlist.ts';

const ROOM = process.env.RUMPUS_ROOM ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [
    translated(),
    isolates(),
    svelte({ configFile: false }),
    elsewhere(),
    wordList(),
    preloads(),
    offline(),
    edition(),
    compress(),
  ],
  // Component tests mount in a DOM, so they want Svelte's browser build.
  resolve: {
    // How a game from elsewhere names what it shares with the room.
    alias: { rumpus: join(import.meta.dirname, 'src') },
    dedupe: ['svelte'],
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  build: {
    outDir: '../src/rumpus/static',
    // The sources' own language is built first, and its translations beside it.
    emptyOutDir: LANGUAGE === 'en',
    target: 'es2022',
    // The content security policy allows neither data: fonts nor inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // three.js, which only ICECOOL loads.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: { groups: [{ name: chunkOf, includeDependenciesRecursively: false }] },
      },
    },
  },
  server: {
    // The rulebooks lie beside the client, in docs/rules.
    fs: { allow: ['..', ...FOLDERS.map((folder) => join(folder, '..'))] },
    proxy: {
      '/api': { target: ROOM, ws: true },
      '/docs': { target: ROOM },
      '/healthz': { target: ROOM },
    },
  },
  test: {
    environment: 'happy-dom',
    include: ['tests/**/*.test.ts', 'src/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
    // A machine may do much else at once.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
