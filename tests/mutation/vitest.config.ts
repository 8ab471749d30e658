import { defineConfig } from 'vitest/config';

/** The tests that the rules of planning are mutated against. */
export default defineConfig({
  test: {
    include: ['tests/shared/{calculation,text,time}/**/*.test.ts'],
    setupFiles: ['tests/mutation/seed.ts'],
    isolate: false,
    testTimeout: 60_000,
    env: { PROPERTY_RUNS: '30' },
  },
});
