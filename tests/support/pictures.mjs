import { root } from '../../infra/local/root.mjs';
import { installBrowser } from './browser.mjs';
import { run, steps } from './steps.mjs';

const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/e2e/playwright.config.ts'];
const env = { ...process.env, PICTURES: 'write' };

/** Takes the pictures of the manual anew from the running program. */
await steps([
  ['browser', installBrowser],
  ['pictures', () => run(process.execPath, [...playwright, '--workers=1', 'help.test.ts'], { cwd: root, env })],
]);
