import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../support/browser.mjs';
import { clockAhead, goToTheDay } from './support/day.ts';

goToTheDay();

const root = join(import.meta.dirname, '..', '..');
const firstPort = Number(process.env.E2E_PORT ?? 4310);
// A run of one file needs one program only: E2E_WORKERS=1.
const workers = Number(process.env.E2E_WORKERS ?? 2);

// Each port has data of its own, so that two workers, or two runs with different ports, do not share any.
const portOf = (worker: number): number => firstPort + 100 * worker;
/** Where the tests of imports start an FTP server (support/ftp.ts). */
const ftpPortsOf = (worker: number): string => `${portOf(worker) + 50},${portOf(worker) + 51}`;
const originOf = (worker: number): string => `http://127.0.0.1:${portOf(worker)}`;
const dataOf = (worker: number): string => join(root, '.local', `e2e-${portOf(worker)}`);

const every = Array.from({ length: workers }, (_, worker) => worker);

// Every worker reads the configuration again: only the first reading clears the data.
const worker = process.env.TEST_PARALLEL_INDEX;
if (worker === undefined) for (const one of every) rmSync(dataOf(one), { recursive: true, force: true });

const browser = launchOptions();
const quickPages = [
  // A page lives for seconds: without V8's optimising compilers the tests take a sixth less time.
  '--js-flags=--max-lazy --no-maglev --no-turbofan',
  // The pages of one browser context share a process, and with it the compiled scripts (support/test.ts).
  '--process-per-site',
];

/** Starts the program with its demo region once for each worker; uses Debian's browser where it is installed. */
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '*.test.ts',
  outputDir: join(root, 'test-results', String(firstPort)),
  workers,
  // The longest walk takes half a minute, and two and a half times that on a slow machine.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  retries: 0,
  reporter: 'list',
  use: {
    baseURL: originOf(Number(worker ?? 0)),
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { ...browser, args: [...browser.args, ...quickPages] },
    screenshot: 'only-on-failure',
  },
  // Started in turn: the first start builds what is stale.
  webServer: every.map((one) => ({
    command: 'node infra/local/start.mjs',
    cwd: root,
    url: `${originOf(one)}/api/health`,
    env: {
      PORT: String(portOf(one)),
      DATA_DIR: dataOf(one),
      FTP_PORTS: ftpPortsOf(one),
      CLOCK_AHEAD: String(clockAhead()),
      NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'support', 'programClock.mjs'))}`,
    },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  })),
});
