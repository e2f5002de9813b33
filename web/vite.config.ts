import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { ftl } from './plugins/ftl.ts';
import { packed } from './plugins/packed.ts';
import { worker } from './plugins/worker.ts';

const server = process.env.PUNTOBANCO_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), ftl(), worker(), packed()],
  resolve: { alias: { '#locales': process.env.LOCALES ?? `${import.meta.dirname}/../src/puntobanco/locales` } },
  build: {
    outDir: process.env.CLIENT_OUT ?? '../src/puntobanco/server/client',
    emptyOutDir: true,
    target: 'es2022',
    // The weave of the cloth and the grain of the wood are smaller than asking for them.
    assetsInlineLimit: 1000,
    modulePreload: { polyfill: false },
    manifest: true,
    // What several pages share comes in one file: each further one is another request before the first picture.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'shared',
              test: /\/ui\/(Card|Icon|Language|RoadGrid)\.svelte|\/ui\/(roads|suits)\.ts|\/play\/memory\.ts/,
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': server, '/play': { target: server, ws: true } },
  },
  test: {
    include: ['tests/**/*.test.ts'],
    environment: 'node',
  },
});
