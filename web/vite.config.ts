import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** The server whose /api the development page talks to; the built page is served by that server itself. */
const server = process.env['BLUEMOON_SERVER'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  // Vitest runs Svelte as the browser would, not as a server would render it.
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  build: { outDir: '../src/bluemoon/server/page', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  server: { port: 5173, proxy: { '/api': { target: server, ws: true } } },
  test: {
    expect: { requireAssertions: true }, // a test that checks nothing fails
    projects: [
      {
        extends: true,
        test: { name: 'logic', include: ['src/**/[a-z]*.test.ts'], environment: 'node' },
      },
      {
        // A component's test has the component's name, with a capital: Hand.test.ts stands beside Hand.svelte.
        extends: true,
        test: {
          name: 'components',
          include: ['src/**/[A-Z]*.test.ts'],
          environment: 'jsdom',
          isolate: false, // jsdom is set up once; setup.ts puts everything back after each test
          testTimeout: 20_000,
          setupFiles: ['src/testing/setup.ts'],
        },
      },
    ],
  },
});
