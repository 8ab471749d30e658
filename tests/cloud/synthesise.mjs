import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Synthesises an installation as a deploy does, into a new folder. */
const intoFolder = async (...app) => {
  const folder = await mkdtemp(join(tmpdir(), 'cloud-'));
  const cdk = 'node_modules/aws-cdk/bin/cdk';
  await promisify(execFile)(process.execPath, [cdk, 'synth', '--quiet', '--output', folder, ...app]);
  return folder;
};

/**
 * Synthesises the sample stage and a stage with 200 customers, at the same time, bundles included.
 * @returns the folders outside the repository, and what removes them
 */
export const synthesise = async () => {
  const started = performance.now();
  const [assembly, manyCustomers] = await Promise.all([
    intoFolder('--context', 'sample=yes'),
    intoFolder('--app', 'npx tsx tests/cloud/manyCustomers.ts'),
  ]);
  console.log(`synthesised twice, at the same time: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  const remove = async () => {
    for (const folder of [assembly, manyCustomers]) await rm(folder, { recursive: true });
  };
  return { assembly, manyCustomers, remove };
};
