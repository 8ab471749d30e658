import { install } from '../../infra/local/install.mjs';
import { installFtp } from './ftp.mjs';
import { gate } from './gate.mjs';
import { root, steps } from './steps.mjs';

await steps([['packages', () => install(root)], ['FTP server', installFtp], ...gate]);
