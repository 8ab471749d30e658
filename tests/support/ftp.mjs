import { existsSync } from 'node:fs';
import { installPackages } from './debian.mjs';

/** The FTP server that the tests of the import start, with TLS: Debian's proftpd. */
export const installFtp = async () => {
  if (existsSync('/usr/sbin/proftpd') && existsSync('/usr/lib/proftpd/mod_tls.so')) return;
  if (!(await installPackages('proftpd-core', 'proftpd-mod-crypto'))) throw new Error('proftpd needs to be installed');
};
