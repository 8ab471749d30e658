import { tool } from './steps.mjs';

/** The quick gate, in the order in which failures are cheapest to see. */
export const gate = [
  ['format and lint', () => tool('@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.')],
  ['types', () => tool('typescript7/bin/tsc', '-p', '.')],
  ['import boundaries', () => tool('tsx/dist/cli.mjs', 'tests/support/boundaries.ts')],
  ['unused code', () => tool('knip/bin/knip.js')],
  ['unit, table and HTTP tests', () => tool('vitest/vitest.mjs', 'run')],
];
