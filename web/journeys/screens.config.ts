/** `npm run screens`: the same server and browser as the journeys, but it takes every screen. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['screens.ts'],
    globalSetup: './setup.ts',
    testTimeout: 900_000,
    hookTimeout: 60_000,
    reporters: ['verbose'],
  },
});
