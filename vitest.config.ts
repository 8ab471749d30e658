import { defineConfig } from 'vitest/config';

/** Tests that set the environment a program is started with, which its modules read once: each file has modules of its own. */
const started = [
  'tests/http/**',
  'tests/infra/**',
  'tests/functions/identity/**',
  'tests/functions/access/invite.test.ts',
  'tests/functions/kernel/http/largeAnswer.test.ts',
  'tests/web/api/cacheSettings.test.ts',
];

/** The others share their modules within a worker: loading them anew for each file took longer than the tests. */
export default defineConfig({
  test: {
    // One worker per core: the default leaves one idle, which on two cores doubles the time.
    maxWorkers: '100%',
    env: { LOG_LEVEL: 'error', NODE_NO_WARNINGS: '1' },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: { name: 'program', include: started.map((path) => path.replace(/\*\*$/, '**/*.test.ts')) },
      },
      {
        extends: true,
        test: {
          name: 'parts',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...started, 'tests/e2e/**', 'tests/bench/**'],
          isolate: false,
        },
      },
    ],
  },
});
