// Proves the cloud without the rest of the tests, whose functions' commands it needs: `npm run cloud:prove`.
import { installFtp } from '../support/ftp.mjs';
import { cloudProof, sendingTests } from '../support/gate.mjs';
import { steps } from '../support/steps.mjs';
import { recordCommands } from './commands/folder.mjs';

recordCommands();
await steps([['FTP server', installFtp], sendingTests, cloudProof]);
