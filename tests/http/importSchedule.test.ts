import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SQSEvent } from 'aws-lambda';
import { afterAll, expect, test } from 'vitest';
import { handler as queued } from '#functions/triggers/imports/queued.ts';
import { handler as schedule } from '#functions/triggers/imports/schedule.ts';
import { withApi } from '../support/api.ts';
import { makeWard, type Ward } from '../support/ward.ts';

/** What SQS was given: the stand-in answers as it does. */
const bodies: string[] = [];
const queue = createServer(async (request, response) => {
  let text = '';
  for await (const piece of request) text += piece;
  const { MessageBody } = JSON.parse(text) as { MessageBody: string };
  bodies.push(MessageBody);
  const MD5OfMessageBody = createHash('md5').update(MessageBody).digest('hex');
  response.setHeader('content-type', 'application/x-amz-json-1.0');
  response.end(JSON.stringify({ MessageId: '1', MD5OfMessageBody }));
});
await new Promise<void>((resolve) => queue.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${(queue.address() as AddressInfo).port}`;

const ids = new Map<string, string>();
let ward: Ward;
const api = withApi(async (api) => {
  Object.assign(process.env, { AWS_ENDPOINT_URL_SQS: url, IMPORT_QUEUE: `${url}/123456789012/orders` });
  for (const [name, dayOfImport] of Object.entries({ Nyår: 31, Februari: 28, Första: 1, Aldrig: null })) {
    const { data } = await api.root.post('/api/organizations', { name, dayOfImport });
    ids.set(name, String(data.id));
  }
  ward = await makeWard(api, 'Region Kö');
  await api.root.put(ward.O, { heromaImportFtp: 'localhost', ftpUser: 'heroma', dayOfImport: 15 });
  await api.root.put(ward.U, { importIdentifier: '3033', importActivated: true });
});

afterAll(() => new Promise((resolve) => queue.close(resolve)));

const queuedAt = async (time: string): Promise<string[]> => {
  bodies.length = 0;
  expect(await schedule({ time })).toEqual({ queued: bodies.length });
  const byId = new Map([...ids].map(([name, id]) => [id, name]));
  return bodies.map((body) => byId.get(JSON.parse(body).orgId) ?? body).sort();
};

test.each([
  ['2026-02-27T02:00:00Z', []],
  ['2026-02-28T02:00:00Z', ['Februari', 'Nyår']],
  ['2028-02-28T02:00:00Z', ['Februari']],
  ['2026-03-31T01:00:00Z', ['Nyår']],
  // Already the first in Stockholm.
  ['2026-03-31T22:00:00Z', ['Första']],
])('at %s the organisations whose day it is in Stockholm are queued: %j', async (time, names) => {
  expect(await queuedAt(time)).toEqual(names);
});

test('a schedule without its instant is refused', async () => {
  await expect(schedule({ time: 'igår' })).rejects.toThrow();
});

const carryOut = (body: string) => queued({ Records: [{ body }] } as SQSEvent);
const history = async () => (await api.root.get(`${ward.U}/heromaimports`)).rows;

test('a queued organisation is imported, and its history names the schedule', async () => {
  const [body = ''] = await queuedAt('2026-05-15T01:00:00Z');
  await carryOut(body);
  const imports = await history();
  expect(imports.map(({ kind }) => kind).sort()).toEqual(['hours', 'personnel']);
  for (const one of imports)
    expect(one).toMatchObject({
      state: 'failed',
      by: 'import',
      message: expect.stringContaining('Ingen import gjordes.'),
    });
});

test('an order of a removed organisation ends without an error, a broken one is left to the queue', async () => {
  await carryOut('{"orgId":"org_removed"}');
  await expect(carryOut('{}')).rejects.toThrow();
});
