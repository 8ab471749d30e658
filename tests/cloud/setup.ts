import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of what `cdk synth` made of the sample stage, bundles included; outside the repository. */
    readonly assembly: string;
    /** The same of a stage with 40 customers. */
    readonly manyCustomers: string;
  }
}

/** Synthesises an installation as a deploy does, into a new folder. */
const synthesise = async (...app: readonly string[]): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'cloud-'));
  const cdk = 'node_modules/aws-cdk/bin/cdk';
  await promisify(execFile)(process.execPath, [cdk, 'synth', '--quiet', '--output', folder, ...app]);
  return folder;
};

/** Synthesises the installations once for all tests of this folder. */
export default async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const started = performance.now();
  const [assembly, manyCustomers] = await Promise.all([
    synthesise('--context', 'sample=yes'),
    synthesise('--app', 'npx tsx tests/cloud/manyCustomers.ts'),
  ]);
  console.log(`synthesised twice, at the same time: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  provide('assembly', assembly);
  provide('manyCustomers', manyCustomers);
  return async () => {
    for (const folder of [assembly, manyCustomers]) await rm(folder, { recursive: true });
  };
};
