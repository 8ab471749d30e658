import { isatty } from 'node:tty';

/** How often the parent process is looked up, in milliseconds. */
const interval = 300;

/** The process that started the program. */
export interface Starter {
  readonly pid: number;
  /** Whether a SIGHUP has come while the program had no terminal: the shell that started it in the background has ended. */
  readonly isHungUp: boolean;
}

/**
 * Calls `stop` at SIGINT, at SIGTERM, and at SIGHUP from the terminal that the program reads; and, when npm started the program,
 * with the reason once the starter is no longer the parent: npm cannot pass on a SIGKILL.
 *
 * The processes above npm do not count, so that the program outlives the shell or script that ran `npm start`. A shell that ends
 * sends SIGHUP to npm too, and npm does not heed `nohup`: Node restores the signal's default action. After such a SIGHUP the
 * program goes on without npm.
 */
export const onShutdown = (starter: Starter, stop: (reason?: string) => void): void => {
  const signals = isatty(0) ? (['SIGINT', 'SIGTERM', 'SIGHUP'] as const) : (['SIGINT', 'SIGTERM'] as const);
  for (const signal of signals) process.on(signal, () => stop());
  if (process.env.npm_lifecycle_event !== 'start') return;
  const stopUnlessHungUp = () => starter.isHungUp || stop('Bemanningsplan stoppas: npm har avslutats.');
  // After the signals that came with the end of npm.
  const check = () => process.ppid !== starter.pid && setImmediate(stopUnlessHungUp);
  setInterval(check, interval).unref();
};
