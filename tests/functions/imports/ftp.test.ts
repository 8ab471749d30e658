import { truncate } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPublic } from '#functions/imports/transport/address.ts';
import {
  type FtpAccess,
  type FtpOptions,
  fetchNewest,
  standard,
  testConnection,
} from '#functions/imports/transport/ftp.ts';
import { freePort } from '#infra/local/freePort.ts';
import { type FtpServer, startFtp } from '../../support/ftp.ts';
import { refusal } from '../../support/plan.ts';

const servers: Partial<Record<FtpAccess['security'], FtpServer>> = {};
beforeAll(async () => {
  process.env.FTP_REACH = 'any';
  for (const security of ['none', 'tls', 'implicit'] as const) servers[security] = await startFtp(security);
});
afterAll(async () => {
  for (const server of Object.values(servers)) await server.stop();
});

const at = (security: FtpAccess['security']): FtpServer => servers[security]!;
const access = (security: FtpAccess['security'], change: Partial<FtpAccess> = {}): FtpAccess => ({
  host: 'localhost',
  user: 'heroma',
  password: 'hemligt',
  security,
  ...change,
});
const options = (security: FtpAccess['security'], change: Partial<FtpOptions> = {}): FtpOptions => ({
  ...standard,
  ports: { none: at(security).port, tls: at(security).port, implicit: at(security).port },
  ca: at(security).ca,
  attempts: 1,
  wait: async () => undefined,
  ...change,
});
const fault = async (work: () => unknown) => (await refusal(work)).fields.ftp;

describe.each(['none', 'tls', 'implicit'] as const)('an FTP server with encryption %s', (security) => {
  it('gives its newest file of a kind, whole', async () => {
    const bytes = Buffer.alloc(300_000, 'åäö');
    await at(security).put('personal_1.csv', 'old', 60);
    await at(security).put('Personal_2.csv', bytes, 30);
    await at(security).put('personal_3.csv.part', 'unfinished', 10);
    await at(security).put('tid_1.csv', 'other');
    const file = await fetchNewest(access(security), 'personal', options(security));
    expect(file.name).toBe('Personal_2.csv');
    expect(Buffer.compare(file.bytes, bytes)).toBe(0);
    expect(await testConnection(access(security), options(security))).toEqual({ files: 4 });
    expect(await fault(() => fetchNewest(access(security), 'annat', options(security)))).toBe('ftpNoFile');
  });

  it('refuses a wrong password, once', async () => {
    let tries = 0;
    const wait = async () => {
      tries += 1;
    };
    const wrong = access(security, { password: 'fel' });
    expect(await fault(() => fetchNewest(wrong, 'personal', options(security, { attempts: 3, wait })))).toBe(
      'ftpLogin',
    );
    expect(tries).toBe(0);
  });
});

it('a file of 2 GB is refused by its size, before it is fetched', async () => {
  await at('none').put('stor.csv', '');
  await truncate(at('none').path('stor.csv'), 2_000_000_000);
  expect(await refusal(() => fetchNewest(access('none'), 'stor', options('none')))).toMatchObject({
    code: 'noImport',
    fields: { file: 'fileTooLarge' },
  });
});

it('a server that does not prove its name, or has no TLS, is not signed in to', async () => {
  const { ca: _, ...unknown } = options('tls');
  expect(await fault(() => testConnection(access('tls'), unknown))).toBe('ftpTls');
  expect(await fault(() => testConnection(access('tls'), options('none')))).toBe('ftpTls');
});

it('an unknown host and one without a server give different problems', async () => {
  expect(await fault(() => testConnection(access('none', { host: 'finns-inte.invalid' }), options('none')))).toBe(
    'ftpHost',
  );
  const port = await freePort();
  const ports = { none: port, tls: port, implicit: port };
  expect(await fault(() => testConnection(access('none'), options('none', { ports })))).toBe('ftpUnreachable');
});

it('a host inside a network is refused where only public ones are reached', async () => {
  process.env.FTP_REACH = 'public';
  try {
    expect(await fault(() => testConnection(access('none'), options('none')))).toBe('ftpPrivate');
  } finally {
    process.env.FTP_REACH = 'any';
  }
});

it.each([
  ...[
    '127.0.0.1',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
  ],
  ...['::1', '::', 'fe80::1', 'fd00::1', '::ffff:127.0.0.1', '::ffff:a00:1', '64:ff9b::a00:1', 'ff02::1', 'x'],
])('%s is no public address', (address) => {
  expect(isPublic(address)).toBe(false);
});

it.each(['8.8.8.8', '172.32.0.1', '2001:4860:4860::8888', '::ffff:8.8.8.8'])('%s is a public address', (address) => {
  expect(isPublic(address)).toBe(true);
});

/** A proxy for the control connection that cuts it in the middle of the first transfers. */
const cutting = async (target: number, cuts: number) => {
  let transfers = 0;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        for (const one of [client, upstream]) one.destroy();
      });
    }
    client.on('data', (data: Buffer) => {
      if (data.toString().startsWith('RETR') && ++transfers <= cuts) client.destroy();
      else upstream.write(data);
    });
    upstream.on('data', (data) => client.write(data));
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
};

it('a connection that is cut in the middle is tried again, and given up in the end', async () => {
  await at('none').put('bruten.csv', 'hela filen');
  const proxy = await cutting(at('none').port, 2);
  try {
    const ports = { none: proxy.port, tls: proxy.port, implicit: proxy.port };
    expect(await fault(() => fetchNewest(access('none'), 'bruten', options('none', { ports })))).toBe('ftpCut');
    const file = await fetchNewest(access('none'), 'bruten', options('none', { ports, attempts: 3 }));
    expect(Buffer.from(file.bytes).toString()).toBe('hela filen');
  } finally {
    proxy.stop();
  }
});

/** A server that sends these lines, and then one byte after the other without an end; `open` are the connections that it has. */
const dripping = async (lines: string) => {
  const open = new Set<Socket>();
  const server = createServer((client) => {
    open.add(client);
    client.on('error', () => undefined);
    client.on('close', () => open.delete(client));
    client.write(lines);
    const timer = setInterval(() => client.write('2'), 20);
    client.on('close', () => clearInterval(timer));
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    ports: { none: port, tls: port, implicit: port },
    open,
    stop: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
};

it.each([
  ['its greeting', 'none', ''],
  ['what follows the greeting', 'none', '220 hej\r\n'],
  ['its answer to TLS', 'tls', '220 hej\r\n234 ja\r\n'],
] as const)('a server that drips %s is given up in time, once, with its connection', async (_, security, lines) => {
  const { ports, open, stop } = await dripping(lines);
  try {
    const change = { ports, timeoutMs: 10_000, totalMs: 300, attempts: 3 };
    const began = performance.now();
    expect(await fault(() => fetchNewest(access(security), 'a', options(security, change)))).toBe('ftpSlow');
    expect(await fault(() => testConnection(access(security), options(security, change)))).toBe('ftpSlow');
    expect(performance.now() - began).toBeLessThan(5000);
    await expect.poll(() => open.size).toBe(0);
  } finally {
    stop();
  }
});
