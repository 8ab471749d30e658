import { createSignal, type Signal } from './signal.ts';

/** Whether the server answers: `down` from the first call without an answer until one is answered again. */
type LineState = 'up' | 'down';

/** The line to the server, and what waits for it. */
export interface Line extends Signal<LineState> {
  /** Tells that a call got an answer, or none. */
  report(state: LineState): void;
  /** Whether the server answers at this moment. */
  answers(): Promise<boolean>;
  /** Resolves as soon as the server answers again. */
  whenUp(): Promise<void>;
}

const PROBE_EVERY_MS = 3000;

/** A line that, while down, asks `probe` every three seconds (and when the browser says `online`) until it is up. */
export const createLine = (probe: () => Promise<boolean>): Line => {
  const signal = createSignal<LineState>('up');
  let waiting: (() => void)[] = [];

  const report = (state: LineState) => {
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
