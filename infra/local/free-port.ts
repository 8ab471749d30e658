import { createServer } from 'node:net';

/** A loopback port that is free right now (another process may take it before it is used: then a new one is needed). */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port was given')),
      );
    });
  });
