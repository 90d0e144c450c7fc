/** `make screenshots`: the same server and browser as the journeys, but it takes pictures. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['pictures.ts'],
    globalSetup: './setup.ts',
    testTimeout: 900_000,
    hookTimeout: 60_000,
    reporters: ['verbose'],
  },
});
