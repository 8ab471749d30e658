import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type Case, failing, tally } from '../case.ts';

const [headerCount, bodyCount, otherCount] = [100, 250, 14];
const line = 'POST /api/account/login HTTP/1.1\r\nHost: localhost\r\n';
/** A header that ends, and promises a body. */
const whole = `${line}Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 1000\r\n\r\n`;

const open = (port: number, text: string): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.resume();
  socket.write(text);
  return once(socket, 'connect').then(() => socket);
};

const opened = (port: number, count: number, text: string): Promise<readonly Socket[]> =>
  Promise.all(Array.from({ length: count }, () => open(port, text)));

/** Waits until the socket is closed, whether the server ends it or a write fails because it has: `once` would reject then. */
const closing = (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    if (socket.closed) resolve();
    else socket.once('close', () => resolve());
  });

/** After how many seconds the last of the sockets was closed; undefined where one is still open after `most` seconds. */
const closedAfter = async (sockets: readonly Socket[], most: number): Promise<number | undefined> => {
  const began = Date.now();
  const all = Promise.all(sockets.map(closing));
  const isClosed = await Promise.race([all.then(() => true), pause(most * 1000, false, { ref: false })]);
  return isClosed ? (Date.now() - began) / 1000 : undefined;
};

/** Connections that never finish their header, and others that send their body a byte a second. */
export const slowRequests: Case = {
  name: 'slow connections are closed and keep nobody waiting',
  run: async ({ program: { url }, as }) => {
    const admin = await as('admin@demo.se');
    const port = Number(new URL(url).port);
    const [headers, bodies] = [await opened(port, headerCount, line), await opened(port, bodyCount, whole)];
    const dripping = setInterval(() => {
      for (const socket of bodies) if (socket.writable) socket.write('a');
    }, 1000);
    const closed = Promise.all([closedAfter(headers, 30), closedAfter(bodies, 25)]);
    const health = (await fetch(`${url}/api/health`)).status;
    const others = await Promise.all(
      Array.from(
        { length: otherCount },
        async () => (await fetch(`${url}/api/organizations`, { headers: admin })).status,
      ),
    );
    const [header, body] = await closed;
    clearInterval(dripping);
    for (const socket of [...headers, ...bodies]) socket.destroy();
    return {
      measured: `${headerCount} without an end of header closed after ${header?.toFixed(0)} s, ${bodyCount} of a byte a second after ${body?.toFixed(0)} s, health ${health}, others who read ${tally(others)}`,
      faults: failing({
        'those without an end of header are closed within 30 s': header !== undefined,
        'those of a slow body are closed within 25 s': body !== undefined,
        'health is answered meanwhile': health === 200,
        'others read meanwhile': others.every((status) => status === 200),
      }),
    };
  },
};
