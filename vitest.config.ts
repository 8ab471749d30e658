import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    exclude: ['tests/e2e/**', 'tests/bench/**'],
    env: { LOG_LEVEL: 'error', NODE_NO_WARNINGS: '1' },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
