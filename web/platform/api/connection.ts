import { createSignal, type Signal } from '#web/platform/browser/signal.ts';

/** `down` from the first call without an answer until the next one that gets an answer. */
type ConnectionState = 'up' | 'down';

/** Whether the server answers, as a signal, and a way to wait for it. */
export interface Connection extends Signal<ConnectionState> {
  /** Records that a call got an answer (`up`) or none (`down`). */
  report(state: ConnectionState): void;
  /** Probes the server now. */
  answers(): Promise<boolean>;
  /** Resolves as soon as the server answers again; at once while the state is `up`. */
  whenUp(): Promise<void>;
}

const PROBE_EVERY_MS = 3000;

/**
 * Returns a connection that is `up`. While it is `down`, `probe` runs every three seconds, and on the browser's `online`
 * event, until one succeeds.
 */
export const createConnection = (probe: () => Promise<boolean>): Connection => {
  const signal = createSignal<ConnectionState>('up');
  let waiting: (() => void)[] = [];

  const report = (state: ConnectionState) => {
    if (signal.get() === state) return;
    signal.set(state);
    if (state === 'up') {
      for (const resume of waiting) resume();
      waiting = [];
    } else void watch();
  };

  const answers = () => probe().catch(() => false);

  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, PROBE_EVERY_MS);
      const wake = () => {
        clearTimeout(timer);
        resolve();
      };
      globalThis.addEventListener?.('online', wake, { once: true });
    });

  const watch = async () => {
    while (signal.get() === 'down') {
      await pause();
      if (await answers()) report('up');
    }
  };

  return {
    ...signal,
    report,
    answers,
    whenUp: () => (signal.get() === 'up' ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
  };
};
