import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '#infra/local/freePort.ts';

const host = '127.0.0.1';

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts moto, an implementation of AWS of its own, on a loopback port; `stop` ends it. Rejects where it does not answer within 30 seconds. */
export const startMoto = async () => {
  const port = await freePort();
  const child = spawn('moto_server', ['-H', host, '-p', `${port}`], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill();
    await ended;
  };
  const until = Date.now() + 30_000;
  while (!(await answers(`http://${host}:${port}/moto-api/`))) {
    if (Date.now() > until || child.exitCode !== null) {
      await stop();
      throw new Error('moto_server does not answer');
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { host, port, stop };
};
