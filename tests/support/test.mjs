import { installBrowser } from './browser.mjs';
import { gate } from './gate.mjs';
import { install, steps, tool } from './steps.mjs';

await steps([
  ['packages', install],
  ['browser', installBrowser],
  ...gate,
  ['build', () => tool('vite/bin/vite.js', 'build', '--config', 'web/vite.config.ts', '--logLevel', 'warn')],
  ['browser tests', () => tool('@playwright/test/cli.js', 'test', '--config', 'tests/e2e/playwright.config.ts')],
]);
