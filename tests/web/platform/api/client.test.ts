import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { account } from '#shared/contract/account.ts';
import { demand } from '#shared/contract/demand.ts';
import { overview } from '#shared/contract/overview.ts';
import { type ClientPorts, createSend } from '#web/platform/api/client.ts';
import { type ApiProblem, conflictIn } from '#web/platform/api/problem.ts';

interface Received {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

let server: Server;
let origin: string;
let received: Received[];
let replies: { readonly status: number; readonly body?: unknown; readonly raw?: string }[];
let tokens: (string | undefined)[];
let expired: string[];
let reported: string[];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    received.push({ method, url, headers, body: await text(request) });
    const { status, body, raw } = replies.shift() ?? { status: 500 };
    response.writeHead(status, { 'content-type': 'application/json' }).end(raw ?? (body && JSON.stringify(body)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  [received, replies, tokens, expired, reported] = [[], [], ['t1'], [], []];
});

const ports = (): ClientPorts => ({
  origin,
  session: { token: async () => tokens.shift(), expire: (reason) => expired.push(reason) },
  connection: { report: (state) => reported.push(state) },
});
const place = { orgId: 'o', areaId: 'a', unitId: 'u', categoryId: 'c å' };

describe('sending a call of the contract', () => {
  it('fills the path, adds query and token, and returns the data of the answer', async () => {
    replies = [{ status: 200, body: { data: [{ week: 'v01' }] } }];
    const answer = await createSend(ports())(overview.categoryReceipts, {
      params: place,
      query: { start: '2026-01-05', end: '2026-01-11' },
    });
    expect(answer).toEqual([{ week: 'v01' }]);
    expect(received[0]?.url).toBe(
      '/api/organizations/o/areas/a/units/u/categories/c%20%C3%A5/receipts?start=2026-01-05&end=2026-01-11',
    );
    expect(received[0]?.headers.authorization).toBe('Bearer t1');
    expect(reported).toEqual(['up']);
  });

  it('sends the login as a form without a token and returns its bare answer', async () => {
    replies = [{ status: 200, body: { access_token: 'x' } }];
    const answer = await createSend(ports())(account.login, {
      params: {},
      body: { username: 'a@b.se', password: 'å&=', grant_type: 'password' },
    });
    expect(answer).toEqual({ access_token: 'x' });
    expect(received[0]?.headers['content-type']).toContain('application/x-www-form-urlencoded');
    expect(received[0]?.headers.authorization).toBeUndefined();
    expect(new URLSearchParams(received[0]?.body).get('password')).toBe('å&=');
  });

  it('repeats the call once with a new token after 401', async () => {
    tokens = ['old', 'new'];
    replies = [
      { status: 401, body: { error: 'unauthorized' } },
      { status: 200, body: { data: [] } },
    ];
    await createSend(ports())(demand.list, { params: place });
    expect(received.map(({ headers }) => headers.authorization)).toEqual(['Bearer old', 'Bearer new']);
    expect(expired).toEqual([]);
  });

  it('expires the session when the refresh gives no token, and when the new token is refused too', async () => {
    tokens = ['old', undefined];
    replies = [{ status: 401, body: { error: 'unauthorized' } }];
    await expect(createSend(ports())(demand.list, { params: place })).rejects.toMatchObject({ status: 401 });
    expect(received).toHaveLength(1);
    tokens = ['old', 'new'];
    replies = [{ status: 401 }, { status: 401 }];
    await expect(createSend(ports())(demand.list, { params: place })).rejects.toMatchObject({ code: 'unauthorized' });
    expect(expired).toEqual(['expired', 'expired']);
  });

  it('expires the session as forbidden after 403, but not after a refused login', async () => {
    replies = [
      { status: 403, body: { error: 'forbidden' } },
      { status: 400, body: { error: 'invalid_grant' } },
    ];
    const send = createSend(ports());
    await expect(send(demand.list, { params: place })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(
      send(account.login, { params: {}, body: { username: 'a', password: 'b', grant_type: 'password' } }),
    ).rejects.toMatchObject({ code: 'invalid_grant' });
    expect(expired).toEqual(['forbidden']);
  });

  it('throws the texts of the refused fields after 400, and the stored version after 409', async () => {
    const current = { version: 7 };
    replies = [
      { status: 400, body: { error: 'validation', message: 'Rätta.', fields: { mon: 'Ange ett tal.' } } },
      { status: 409, body: { error: 'conflict', current, changedBy: 'b@b.se', changedAt: '2026-02-04T12:00:00Z' } },
    ];
    tokens = ['t', 't'];
    const send = createSend(ports());
    const call = { params: { ...place, demandId: 'd' }, body: { comment: 'x', version: 6 } };
    const refused = await send(demand.update, call).catch((problem: ApiProblem) => problem);
    expect(refused).toMatchObject({
      status: 400,
      code: 'validation',
      message: 'Rätta.',
      fields: { mon: 'Ange ett tal.' },
    });
    const conflict = await send(demand.update, call).catch((problem: ApiProblem) => problem);
    expect(conflictIn(conflict as ApiProblem)).toEqual({
      current,
      changedBy: 'b@b.se',
      changedAt: '2026-02-04T12:00:00Z',
    });
  });

  it('returns undefined after 204, sends the idempotency key, and throws unreadable for an answer that is not JSON', async () => {
    tokens = ['t', 't'];
    replies = [{ status: 204 }, { status: 200, raw: '<html>' }];
    const send = createSend(ports());
    const gone = await send(demand.remove, { params: { ...place, demandId: 'd' } }, { idempotencyKey: 'k1' });
    expect(gone).toBeUndefined();
    expect(received[0]?.headers['idempotency-key']).toBe('k1');
    await expect(send(demand.list, { params: place })).rejects.toMatchObject({ code: 'unreadable' });
  });

  it('reports the connection down when the server does not answer, and throws cancelled when the caller aborts', async () => {
    const away = createSend({ ...ports(), origin: 'http://127.0.0.1:1' });
    await expect(away(demand.list, { params: place })).rejects.toMatchObject({ status: 0, code: 'offline' });
    expect(reported).toEqual(['down']);
    const stop = new AbortController();
    stop.abort();
    await expect(away(demand.list, { params: place }, { signal: stop.signal })).rejects.toMatchObject({
      code: 'cancelled',
    });
    expect(reported).toEqual(['down']);
  });
});
