import { leftOut } from '../cloud/programs.mjs';
import { together, tool } from './steps.mjs';

/** Runs the tests of some projects of vitest.config.ts. */
const vitest = (...projects) => tool('vitest/vitest.mjs', 'run', ...projects.map((name) => `--project=${name}`));

/** The quick gate: what reads the code only, at the same time, then what runs it. */
export const gate = [
  [
    'format and lint, types, import boundaries, unused code',
    () =>
      together(
        tool('typescript7/bin/tsc', '-p', '.'),
        tool('@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.'),
        tool('tsx/dist/cli.mjs', 'tests/support/boundaries.ts'),
        tool('knip/bin/knip.js'),
      ),
  ],
  ['unit tests', () => vitest('isolated', 'shared')],
];

/** The services over the table and over HTTP, and the screens in a window without a browser. */
export const productTests = [
  ['table tests', () => vitest('table')],
  ['HTTP tests', () => vitest('http')],
  ['screens in a window without a browser', () => vitest('dom')],
];

/** What takes its time. */
export const slowTests = ['the program started, killed, filled, signed in to', () => vitest('slow', 'waiting')];

/** They send what others send, with other values and more often. */
const repeating = [
  'tests/http/{addresses,badInput,bodies,bounds,clock,guesses,importBadInput,importFuzz,keptWeeks,keptWeeksDamaged}.test.ts',
  'tests/http/{matrix,repeated,samlBadInput,sealed,secondFactorBadInput,stale,together}.test.ts',
];

/** The tests whose functions send commands to AWS, each kind of command at least once: tests/cloud/permissions.test.ts fails without one. */
export const sendingTests = [
  'what the functions send',
  () => {
    process.env.LEFT_OUT = repeating.join(' ');
    return vitest('http', 'waiting');
  },
];

/** What is deployed: templates and bundles as `cdk synth` makes them. */
export const cloudProof = [
  'the cloud as it is deployed',
  async () => {
    await vitest('cloud');
    return leftOut();
  },
];
