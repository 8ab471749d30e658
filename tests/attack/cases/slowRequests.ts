import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type Case, failing } from '../case.ts';

const count = 100;

const open = (port: number): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.resume();
  socket.write('POST /api/account/login HTTP/1.1\r\nHost: localhost\r\n');
  return once(socket, 'connect').then(() => socket);
};

/** Connections that never finish their header. */
export const slowRequests: Case = {
  name: 'slow connections are closed and keep nobody waiting',
  run: async ({ program: { url } }) => {
    const port = Number(new URL(url).port);
    const sockets = await Promise.all(Array.from({ length: count }, () => open(port)));
    const began = Date.now();
    const closed = Promise.all(sockets.map((socket) => (socket.destroyed ? undefined : once(socket, 'close'))));
    const health = (await fetch(`${url}/api/health`)).status;
    const isClosed = await Promise.race([closed.then(() => true), pause(30_000, false, { ref: false })]);
    const seconds = (Date.now() - began) / 1000;
    for (const socket of sockets) socket.destroy();
    return {
      measured: `${count} connections closed after ${seconds.toFixed(0)} s, health ${health}`,
      faults: failing({ 'all are closed within 30 s': isClosed, 'health is answered meanwhile': health === 200 }),
    };
  },
};
