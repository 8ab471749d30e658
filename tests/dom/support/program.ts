import type { TestProject } from 'vitest/node';
import { startLocal } from '#infra/local/server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the program that the screens use. */
    readonly origin: string;
  }
}

/** Starts the program with its demo region once for all files, in the process of the runner. */
export const setup = async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  process.env.LOG_LEVEL = 'error';
  const { url, stop } = await startLocal();
  provide('origin', url);
  return stop;
};
