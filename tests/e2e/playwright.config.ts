import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const root = join(import.meta.dirname, '..', '..');
const port = Number(process.env.E2E_PORT ?? 4310);
const baseURL = `http://127.0.0.1:${port}`;
// A port of one's own goes with data of one's own: two runs stay out of each other's way.
const data = join(root, '.local', `e2e-${port}`);
const chromium = '/usr/bin/chromium';

// The configuration is read once more by every worker: only the first reading clears the data.
if (process.env.TEST_WORKER_INDEX === undefined) rmSync(data, { recursive: true, force: true });

/** The real program on one machine with its demo region, in Debian's chromium where there is one. */
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '*.test.ts',
  outputDir: join(root, 'test-results', String(port)),
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // A second try is told as flaky in the list: a busy machine is no defect, two failures are.
  retries: 1,
  reporter: 'list',
  use: {
    baseURL,
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(existsSync(chromium) && { executablePath: chromium }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node infra/local/start.mjs',
    cwd: root,
    url: `${baseURL}/api/health`,
    env: { PORT: String(port), DATA_DIR: data },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
