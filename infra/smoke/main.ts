import { readFileSync } from 'node:fs';
import { originOf } from '../cloud/customers.ts';
import { stage } from '../cloud/stage.ts';
import { smoke } from './checks.ts';

const versionOf = (): string =>
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).version;

/**
 * The end of a deploy: asks the installation of the stage, or the address given, whether it works. @returns the exit code: 1 where
 * something is wrong
 */
export const run = async ([address, ...others]: readonly string[]): Promise<number> => {
  if (others.length > 0) {
    console.error('Så här: npm run smoke [-- ADRESS]');
    return 1;
  }
  const url = (address ?? `https://${stage.domain}`).replace(/\/$/, '');
  const sites = address === undefined ? stage.customers.map((customer) => originOf(stage, customer)) : [];
  const faults = await smoke(url, { version: versionOf(), sites });
  if (faults.length === 0) console.log(`${url} fungerar.`);
  for (const fault of faults) console.error(fault);
  return faults.length === 0 ? 0 : 1;
};
