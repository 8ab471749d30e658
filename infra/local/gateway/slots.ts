/** How many heavy requests run and wait at once: of one caller, and of all. */
export interface SlotLimits {
  readonly running: number;
  readonly runningEach: number;
  readonly waiting: number;
  readonly waitingEach: number;
}

interface Waiting {
  readonly caller: string;
  readonly start: () => void;
}

/**
 * Slots for requests that take long. `take` waits for one and returns the function that gives it back; undefined where too many wait
 * already, or where `signal` (the connection) was aborted meanwhile. The caller with the fewest running is next, then who came first.
 */
export const slotsOf = (limits: SlotLimits) => {
  const running = new Map<string, number>();
  let total = 0;
  let queue: readonly Waiting[] = [];
  const runningOf = (caller: string): number => running.get(caller) ?? 0;
  const mayRun = (caller: string): boolean => total < limits.running && runningOf(caller) < limits.runningEach;

  const begin = (caller: string): (() => void) => {
    total += 1;
    running.set(caller, runningOf(caller) + 1);
    return () => {
      total -= 1;
      if (runningOf(caller) > 1) running.set(caller, runningOf(caller) - 1);
      else running.delete(caller);
      const [first, ...others] = queue.filter((one) => mayRun(one.caller));
      const next = others.reduce<Waiting | undefined>(
        (best, one) => (best && runningOf(one.caller) < runningOf(best.caller) ? one : best),
        first,
      );
      if (!next) return;
      queue = queue.filter((one) => one !== next);
      next.start();
    };
  };

  const take = (caller: string, signal: AbortSignal): Promise<(() => void) | undefined> => {
    if (mayRun(caller)) return Promise.resolve(begin(caller));
    const own = queue.filter((one) => one.caller === caller).length;
    if (queue.length >= limits.waiting || own >= limits.waitingEach) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      const waiting: Waiting = { caller, start: () => resolve(begin(caller)) };
      queue = [...queue, waiting];
      signal.addEventListener('abort', () => {
        queue = queue.filter((one) => one !== waiting);
        resolve(undefined);
      });
    });
  };
  return { take };
};
