import { afterAll, beforeAll } from 'vitest';

interface Stoppable {
  readonly stop: () => Promise<void>;
}

/**
 * Starts something before the first test of the file that calls this, and stops it after the last. Returns a function
 * that gives what is started; it throws before the first test.
 */
export const startedForFile = <Started extends Stoppable>(start: () => Promise<Started>): (() => Started) => {
  let started: Started | undefined;
  beforeAll(async () => {
    started = await start();
  }, 120_000);
  afterAll(() => started?.stop());
  return () => {
    if (!started) throw new Error('used before the first test: nothing is started yet');
    return started;
  };
};
