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
  }
}

/** Synthesises the installation as a deploy does, once for all tests of this folder. */
export default async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const folder = await mkdtemp(join(tmpdir(), 'cloud-'));
  const cdk = 'node_modules/aws-cdk/bin/cdk';
  await promisify(execFile)(process.execPath, [cdk, 'synth', '--quiet', '--output', folder]);
  provide('assembly', folder);
  return () => rm(folder, { recursive: true });
};
