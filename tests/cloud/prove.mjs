// Proves the cloud without the rest of the tests, whose functions' commands it needs: `npm run cloud:prove`.
import { rmSync } from 'node:fs';
import { installFtp } from '../support/ftp.mjs';
import { cloudProof, sendingTests } from '../support/gate.mjs';
import { steps, together } from '../support/steps.mjs';
import { recordedCommands } from './commands/folder.mjs';
import { synthesise } from './synthesise.mjs';

/** While tests wait for a limit of time to pass, the templates are made. */
const synthesised = async () => {
  const { assembly, manyCustomers } = await synthesise();
  process.env.SYNTHESISED = `${assembly} ${manyCustomers}`;
  process.on('exit', () => {
    for (const folder of [assembly, manyCustomers]) rmSync(folder, { recursive: true });
  });
};

await steps([
  ['FTP server', installFtp],
  [`${sendingTests[0]}, and the templates`, () => together(recordedCommands(sendingTests[1]), synthesised())],
  cloudProof,
]);
