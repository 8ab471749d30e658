import { install } from '../../infra/local/install.mjs';
import { root } from '../../infra/local/root.mjs';
import { recordCommands } from '../cloud/commands/folder.mjs';
import { installBrowser } from './browser.mjs';
import { installFtp } from './ftp.mjs';
import { cloudProof, gate, slowTests } from './gate.mjs';
import { run, steps, tool } from './steps.mjs';

recordCommands();
await steps([
  ['packages', () => install(root)],
  ['browser', installBrowser],
  ['FTP server', installFtp],
  ...gate,
  slowTests,
  cloudProof,
  ['attacks', () => run(process.execPath, ['tests/attack/run.mjs'])],
  ['build', () => tool('vite/bin/vite.js', 'build', '--config', 'web/vite.config.ts', '--logLevel', 'warn')],
  ['browser tests', () => tool('@playwright/test/cli.js', 'test', '--config', 'tests/e2e/playwright.config.ts')],
]);
