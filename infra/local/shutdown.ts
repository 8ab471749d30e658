/** How often the parent process is looked up, in milliseconds. */
const interval = 300;

/**
 * Calls `stop` at SIGINT, SIGTERM or SIGHUP; and, when npm started the program, with the reason once `starter` is no longer the
 * parent: npm cannot pass on a SIGKILL. The processes above npm do not count, so that the program outlives the shell or script
 * that ran `npm start`.
 */
export const onShutdown = (starter: number, stop: (reason?: string) => void): void => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop());
  if (process.env.npm_lifecycle_event !== 'start') return;
  const check = () => process.ppid !== starter && stop('Bemanningsplan stoppas: npm har avslutats.');
  setInterval(check, interval).unref();
};
