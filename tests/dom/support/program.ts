import type { TestProject } from 'vitest/node';
import { startLocal } from '#infra/local/server.ts';
import { goToTheDay } from '../../e2e/support/day.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the program that the screens use. */
    readonly origin: string;
  }
}

/** Starts the program with its demo region once for all files, in the process of the runner, on the day of the walks. */
export const setup = async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  goToTheDay();
  process.env.LOG_LEVEL = 'error';
  const { url, stop } = await startLocal();
  provide('origin', url);
  return stop;
};
