import { createServer } from 'node:net';

/** A port that is free right now at a loopback address (another process may take it before it is used: then a new one is needed). */
export const freePort = (address = '127.0.0.1'): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, address, () => {
      const bound = probe.address();
      probe.close(() =>
        bound && typeof bound === 'object' ? resolve(bound.port) : reject(new Error('no port was given')),
      );
    });
  });
