import { install } from '../../infra/local/install.mjs';
import { root } from '../../infra/local/root.mjs';
import { installFtp } from './ftp.mjs';
import { gate } from './gate.mjs';
import { steps } from './steps.mjs';

await steps([['packages', () => install(root)], ['FTP server', installFtp], ...gate]);
