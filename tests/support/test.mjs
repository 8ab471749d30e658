import { build } from '../../infra/local/build.mjs';
import { install } from '../../infra/local/install.mjs';
import { root } from '../../infra/local/root.mjs';
import { recordCommands } from '../cloud/commands/folder.mjs';
import { installBrowser } from './browser.mjs';
import { installFtp } from './ftp.mjs';
import { cloudProof, gate, productTests, slowTests } from './gate.mjs';
import { run, steps, together, tool } from './steps.mjs';

recordCommands();
await steps([
  ['packages', () => install(root)],
  ['browser', installBrowser],
  ['FTP server', installFtp],
  ...gate,
  ...productTests,
  slowTests,
  ['build', () => build(root)],
  // Each takes one core most of the time.
  [
    `${cloudProof[0]}, and attacks`,
    async () => {
      const proof = cloudProof[1]();
      await together(proof, run(process.execPath, ['tests/attack/run.mjs']));
      return proof;
    },
  ],
  ['browser tests', () => tool('@playwright/test/cli.js', 'test', '--config', 'tests/e2e/playwright.config.ts')],
]);
