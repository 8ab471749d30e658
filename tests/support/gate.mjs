import { tool } from './steps.mjs';

/** Tests that start the program as a person does, load a region, or wait on purpose: `npm test` runs them, the quick gate not. */
const slow = [
  'tests/infra/local/wards',
  'tests/infra/local/start',
  'tests/infra/local/killed',
  'tests/infra/local/durability',
  'tests/infra/local/demo',
];

const vitest = (...args) => tool('vitest/vitest.mjs', 'run', ...args);

/** The quick gate, in the order in which failures are cheapest to see. */
export const gate = [
  ['format and lint', () => tool('@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.')],
  ['types', () => tool('typescript7/bin/tsc', '-p', '.')],
  ['import boundaries', () => tool('tsx/dist/cli.mjs', 'tests/support/boundaries.ts')],
  ['unused code', () => tool('knip/bin/knip.js')],
  [
    'unit, table and HTTP tests',
    () => vitest(...slow.map((path) => `--exclude=${path}*/**`), ...slow.map((path) => `--exclude=${path}*`)),
  ],
];

/** What takes its time. */
export const slowTests = ['the program started, killed, filled', () => vitest(...slow)];
