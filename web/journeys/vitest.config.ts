/** Journeys: whole games in a real browser against a real server. `JOURNEYS=all` takes the long ones, too. */
import { defineConfig } from 'vitest/config';

const all = process.env['JOURNEYS'] === 'all';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: all ? ['short/*.journey.ts', 'long/*.journey.ts'] : ['short/*.journey.ts'],
    globalSetup: './setup.ts',
    testTimeout: 900_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    reporters: ['verbose'],
  },
});
