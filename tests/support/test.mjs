import { build } from '../../infra/local/build.mjs';
import { install } from '../../infra/local/install.mjs';
import { root } from '../../infra/local/root.mjs';
import { recordCommands } from '../cloud/commands/folder.mjs';
import { installBrowser } from './browser.mjs';
import { installFtp } from './ftp.mjs';
import { cloudProof, gate, productTests, slowTests } from './gate.mjs';
import { run, steps, tool } from './steps.mjs';

recordCommands();
await steps([
  ['packages', () => install(root)],
  ['browser', installBrowser],
  ['FTP server', installFtp],
  ...gate,
  ...productTests,
  slowTests,
  cloudProof,
  ['attacks', () => run(process.execPath, ['tests/attack/run.mjs'])],
  ['build', () => build(root)],
  ['browser tests', () => tool('@playwright/test/cli.js', 'test', '--config', 'tests/e2e/playwright.config.ts')],
]);
