import { lazy } from '#functions/kernel/adapters/lazy.ts';

const stops: (() => Promise<void>)[] = [];

/** What several benchmarks stand on: started at the first use, stopped when all have run. */
export const ground = <T extends { readonly stop: () => Promise<void> }>(start: () => Promise<T>): (() => Promise<T>) =>
  lazy(async () => {
    const started = await start();
    stops.push(started.stop);
    return started;
  });

/** Stops everything, last started first. */
export const endGrounds = async (): Promise<void> => {
  for (const stop of stops.splice(0).reverse()) await stop();
};
