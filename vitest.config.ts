import { defineConfig } from 'vitest/config';
import { attribute } from './tests/cloud/commands/attribute.ts';

/** Tests of what a package decides when it is loaded: they load modules of their own. */
const isolated = ['tests/web/platform/api/cacheSettings.test.ts'];

/** Tests that start the program as a person does, load a region, or need an FTP server: `npm test` runs them, the quick gate not. */
const slow = [
  'tests/infra/local/{wards,demo,imports}/**/*.test.ts',
  'tests/infra/local/{start,starter,killed,killedKeeping,durability}.test.ts',
  'tests/functions/imports/ftp.test.ts',
];

/** Tests that wait on purpose, sign in many times, or import again and again: run with the slow ones. */
const waiting = [
  'tests/http/{ended,guesses,limits,secondFactor,secondFactorBadInput,sessions}.test.ts',
  'tests/http/{accounts,guests,saml,samlBadInput,samlGroups}.test.ts',
  'tests/http/{importsFtp,importFuzz}.test.ts',
];

/** What a run leaves out (tests/support/gate.mjs): `--exclude` does not reach a project with an `exclude` of its own. */
const leftOut = process.env.LEFT_OUT?.split(' ') ?? [];

/** Tests of what is deployed: templates, and bundles run from their folders. */
const cloud = ['tests/cloud/**/*.test.ts'];

/** With the folder `COMMANDS`, what functions send to AWS is recorded there for tests/cloud/permissions.test.ts. */
const isRecording = Boolean(process.env.COMMANDS);

/** A project whose functions run in the processes of its tests, where they are recorded. */
const sending = (test: { name: string; include: string[]; exclude?: string[]; isolate?: boolean }) =>
  ({
    extends: true,
    plugins: isRecording ? [attribute()] : [],
    test: { ...test, setupFiles: isRecording ? ['tests/cloud/commands/record.ts'] : [] },
  }) as const;

/** Every endpoint over HTTP; `npm test` runs them, the quick gate not. */
const http = ['tests/http/**/*.test.ts'];

/** Services over the embedded table, and the program's own processes: after the quick gate too. */
const table = ['tests/{functions,infra}/**/*.test.ts'];

/** Screens in a window of happy-dom, over the program with its demo region. */
const dom = ['tests/dom/**/*.test.{ts,tsx}'];

/** The others share their modules within a worker: loading them anew for each file took longer than the tests. */
export default defineConfig({
  test: {
    // One worker per core: the default leaves one idle, which on two cores doubles the time.
    maxWorkers: '100%',
    env: { LOG_LEVEL: 'error', NODE_NO_WARNINGS: '1' },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What comes later may take its time on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      { extends: true, test: { name: 'isolated', include: isolated } },
      { extends: true, test: { name: 'slow', include: slow } },
      sending({ name: 'waiting', include: waiting, exclude: leftOut, isolate: false }),
      { extends: true, test: { name: 'cloud', include: cloud, globalSetup: 'tests/cloud/setup.ts', isolate: false } },
      sending({ name: 'http', include: http, exclude: [...slow, ...waiting, ...leftOut], isolate: false }),
      { extends: true, test: { name: 'table', include: table, exclude: slow, isolate: false } },
      {
        extends: true,
        // Node loads the CommonJS build of the components as it is; the other would be transformed file by file.
        resolve: { alias: [{ find: /^(antd|@ant-design\/icons)\/es\//, replacement: '$1/lib/' }] },
        test: {
          name: 'dom',
          include: dom,
          // With NODE_ENV=test the components give every element one id, so that each dialog has the name of the first.
          env: { NODE_ENV: 'development' },
          isolate: false,
          globalSetup: 'tests/dom/support/program.ts',
          setupFiles: 'tests/dom/support/window.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [
            ...[...isolated, ...table, ...waiting, ...cloud, ...http, ...dom],
            ...['tests/e2e/**', 'tests/bench/**', 'tests/attack/**'],
          ],
          isolate: false,
        },
      },
    ],
  },
});
