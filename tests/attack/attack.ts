import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProgram } from '../bench/ground/program.ts';
import { type Case, type Target, targetOf } from './case.ts';
import { creates } from './cases/creates.ts';
import { garbage } from './cases/garbage.ts';
import { guesses } from './cases/guesses.ts';
import { heavyReads } from './cases/heavyReads.ts';
import { killedDatabase } from './cases/killedDatabase.ts';
import { pages } from './cases/pages.ts';
import { paths } from './cases/paths.ts';
import { slowRequests } from './cases/slowRequests.ts';
import { tokens } from './cases/tokens.ts';

/** Guesses come last: they lock an account. */
const cases: readonly Case[] = [pages, paths, tokens, garbage, heavyReads, creates, killedDatabase, guesses];

/** What waits for half a minute and uses nothing meanwhile: tried beside the others. */
const waiting: readonly Case[] = [slowRequests];

/** Tries a case and prints what it measured; answers whether it found no fault. */
const tried = async ({ name, run }: Case, target: Target): Promise<boolean> => {
  const began = performance.now();
  // A case that cannot be tried must not end the process before the program is stopped.
  const { measured, faults } = await run(target).catch((cause: unknown) => ({
    measured: 'could not be tried',
    faults: [String(cause)],
  }));
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${faults.length > 0 ? '✗' : '✓'} ${name} (${seconds} s): ${measured}`);
  for (const fault of faults) console.log(`    not so: ${fault}`);
  return faults.length === 0;
};

/**
 * Attacks a program of its own, started with the demo region in a temporary folder, and prints what each case measured. Only cases whose
 * name contains one of `wanted` are run; all without any. Returns the exit code: 1 when a case found a fault.
 */
export const attack = async (wanted: readonly string[]): Promise<number> => {
  const folder = await mkdtemp(join(tmpdir(), 'attack-'));
  const program = await startProgram({ DATA_DIR: folder, HOST: '', DEMO: '' });
  const isWanted = ({ name }: Case): boolean => wanted.length === 0 || wanted.some((part) => name.includes(part));
  try {
    const target = targetOf(program);
    const beside = waiting.filter(isWanted).map((one) => tried(one, target));
    const results: boolean[] = [];
    for (const one of cases.filter(isWanted)) results.push(await tried(one, target));
    return [...results, ...(await Promise.all(beside))].every(Boolean) ? 0 : 1;
  } finally {
    await program.stop();
    await rm(folder, { recursive: true, force: true });
  }
};
