/**
 * Journeys: whole games in a real browser against a real server. `JOURNEYS=all` takes the long ones, too;
 * `JOURNEYS=quick` measures how quick the page is, with nothing beside it.
 */
import { defineConfig } from 'vitest/config';

const QUICK = 'long/quick.journey.ts';
const chosen = process.env['JOURNEYS'];

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include:
      chosen === 'quick'
        ? [QUICK]
        : chosen === 'all'
          ? ['short/*.journey.ts', 'long/*.journey.ts']
          : ['short/*.journey.ts'],
    exclude: chosen === 'quick' ? [] : [QUICK],
    globalSetup: './setup.ts',
    testTimeout: 900_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    reporters: ['verbose'],
  },
});
