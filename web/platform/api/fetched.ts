import { createSignal, type Signal } from '#web/platform/browser/signal.ts';

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;

/**
 * An answer of the server that does not change while the window is open, as a signal: requested when somebody first listens, undefined
 * until it is there. After a failure it is requested again, after two seconds, then after twice as long each time, up to a minute.
 */
export const createFetched = <Value>(read: () => Promise<Value>): Signal<Value | undefined> => {
  const signal = createSignal<Value | undefined>(undefined);
  let isRequested = false;

  const request = (wait: number): void =>
    void read().then(signal.set, () => setTimeout(request, wait, Math.min(2 * wait, LONGEST_WAIT_MS)));

  return {
    get: signal.get,
    subscribe: (listener) => {
      if (!isRequested) {
        isRequested = true;
        request(FIRST_WAIT_MS);
      }
      return signal.subscribe(listener);
    },
  };
};
