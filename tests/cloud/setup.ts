import type { TestProject } from 'vitest/node';
import { synthesise } from './synthesise.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of what `cdk synth` made of the sample stage, bundles included; outside the repository. */
    readonly assembly: string;
    /** The same of a stage with 200 customers. */
    readonly manyCustomers: string;
  }
}

/** Gives all tests of this folder the installations that the proof has synthesised already (`SYNTHESISED`), else synthesises them once. */
export default async ({ provide }: TestProject): Promise<(() => Promise<void>) | undefined> => {
  const [assembly, manyCustomers] = process.env.SYNTHESISED?.split(' ') ?? [];
  const made = assembly && manyCustomers ? { assembly, manyCustomers, remove: undefined } : await synthesise();
  provide('assembly', made.assembly);
  provide('manyCustomers', made.manyCustomers);
  return made.remove;
};
