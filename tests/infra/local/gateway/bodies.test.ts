import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { type BodyLimits, bodiesOf, TooSlow } from '#infra/local/gateway/bodies.ts';
import { startGateway } from '#infra/local/gateway/server.ts';
import { close, listen } from '#infra/local/http.ts';

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

/** A request that promises more of its body than it sends. */
const unended = async (port: number, from = '127.0.0.1'): Promise<Socket> => {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  socket.on('error', () => undefined);
  stops.push(() => socket.destroy());
  await once(socket, 'connect');
  socket.write('POST /api/units HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\na');
  return socket;
};

const statusOf = async (socket: Socket): Promise<string> => (await text(socket)).split(' ')[1] ?? '';

/** A server that reads bodies within limits; it answers 408 to those that it gives up. */
const withLimits = async (limits: BodyLimits) => {
  const bodies = bodiesOf(limits);
  let begun = 0;
  const server = createServer((request, response) => {
    const read = bodies.read(request, 10_000);
    begun += 1;
    read.then(
      (body) => response.end(body),
      (cause: unknown) => response.writeHead(cause instanceof TooSlow ? 408 : 500, { connection: 'close' }).end(),
    );
  });
  const port = await listen(server, 0, '127.0.0.1');
  stops.push(() => close(server, 0));
  const open = async (from?: string) => {
    const socket = await unended(port, from);
    const own = begun + 1;
    await expect.poll(() => begun).toBe(own);
    return socket;
  };
  const sent = async () => (await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: 'whole' })).text();
  return { open, sent };
};

test('a body that does not arrive in time is given up', async () => {
  const { open, sent } = await withLimits({ each: 5, all: 5, ms: 50 });
  expect(await statusOf(await open())).toBe('408');
  expect(await sent()).toBe('whole');
});

test('beyond the bodies of one address the one that began first is given up', async () => {
  const { open, sent } = await withLimits({ each: 2, all: 10, ms: 60_000 });
  const [first, second] = [await open(), await open()];
  expect(await sent()).toBe('whole');
  expect(await statusOf(first)).toBe('408');
  const third = await open();
  expect([second.readyState, third.readyState]).toEqual(['open', 'open']);
});

test.runIf(process.platform === 'linux')(
  'beyond the bodies of all it is one of the address with the most',
  async () => {
    const { open } = await withLimits({ each: 3, all: 3, ms: 60_000 });
    const other = await open('127.0.0.2');
    const [first, second] = [await open('127.0.0.3'), await open('127.0.0.3')];
    const last = await open('127.0.0.4');
    expect(await statusOf(first)).toBe('408');
    expect([other.readyState, second.readyState, last.readyState]).toEqual(['open', 'open', 'open']);
  },
);

test('bodies that never end take no place of other requests, and are refused when they have to make room', async () => {
  const gateway = await startGateway({
    contract: { units: { add: { method: 'POST', path: '/api/units' } } },
    handlers: { units: async () => ({ statusCode: 200, body: '{"data":[]}' }) },
    site: '',
    port: 0,
    host: '127.0.0.1',
  });
  stops.push(gateway.stop);
  const sockets = await Promise.all(Array.from({ length: 260 }, () => unended(gateway.port)));
  const refused = await statusOf(sockets[0]!);
  const statuses = await Promise.all(
    Array.from({ length: 14 }, async () => {
      const answer = await fetch(`http://127.0.0.1:${gateway.port}/api/units`, { method: 'POST', body: '{}' });
      return answer.status;
    }),
  );
  expect(statuses).toEqual(Array(14).fill(200));
  expect(refused).toBe('408');
});
