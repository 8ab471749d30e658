import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startGateway } from '#infra/local/gateway/server.ts';

/** Requests that the handler has not answered yet. */
let held: (() => void)[] = [];
let events: APIGatewayProxyEventV2[] = [];
let result: () => APIGatewayProxyStructuredResultV2 = () => ({ statusCode: 200, body: '{"data":[]}' });
let site: string;
let url: string;
let stop: () => Promise<void>;

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(site, 'assets'));
  await writeFile(join(site, 'index.html'), `<!doctype html><title>Plan</title>${' '.repeat(2000)}`);
  await writeFile(join(site, 'assets', 'main-4f2a.js'), 'console.log("å");'.repeat(200));
  const gateway = await startGateway({
    contract: {
      units: {
        one: { method: 'GET', path: '/api/units/{unitId}' },
        add: { method: 'POST', path: '/api/units' },
      },
      held: { one: { method: 'GET', path: '/api/held' } },
      orphan: { one: { method: 'GET', path: '/api/orphan' } },
    },
    handlers: {
      units: async (event) => {
        events.push(event);
        return result();
      },
      held: () => new Promise((resolve) => held.push(() => resolve({ statusCode: 200, body: '{}' }))),
    },
    site,
    port: 0,
    host: '127.0.0.1',
  });
  url = `http://127.0.0.1:${gateway.port}`;
  stop = gateway.stop;
});
afterAll(async () => {
  await stop();
  await rm(site, { recursive: true });
});

/** Sends a path exactly as written, which fetch would tidy. */
const raw = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: string }>((resolve, reject) => {
    const sent = httpRequest(`${url}/`, { path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });

const eventOf = async (path: string, init: RequestInit = {}) => {
  events = [];
  await fetch(`${url}${path}`, init);
  return events[0];
};

describe('the event of the gateway', () => {
  test('contains route, parameters, query, headers and cookies', async () => {
    const event = await eventOf('/api/units/%C3%A5%2Fb/?start=2026-01-05&by=a&by=b&q=%C3%B6', {
      headers: { cookie: 'a=1; b=2', 'X-Own': 'x', authorization: 'Bearer t' },
    });
    expect(event).toMatchObject({
      version: '2.0',
      routeKey: 'GET /api/units/{unitId}',
      rawPath: '/api/units/%C3%A5%2Fb/',
      rawQueryString: 'start=2026-01-05&by=a&by=b&q=%C3%B6',
      pathParameters: { unitId: 'å/b' },
      queryStringParameters: { start: '2026-01-05', by: 'a,b', q: 'ö' },
      cookies: ['a=1', 'b=2'],
      headers: { 'x-own': 'x', authorization: 'Bearer t' },
      requestContext: { http: { method: 'GET', sourceIp: '127.0.0.1' }, stage: '$default' },
      isBase64Encoded: false,
    });
    expect(event?.headers).not.toHaveProperty('cookie');
    expect(event).not.toHaveProperty('body');
  });

  test('contains a text body unchanged and any other body as base64', async () => {
    const body = '{ "name": "Å" ';
    const headers = { 'content-type': 'application/json' };
    expect(await eventOf('/api/units', { method: 'POST', body, headers })).toMatchObject({
      body,
      isBase64Encoded: false,
    });
    const bytes = Buffer.from([0, 255, 254]);
    const binary = await eventOf('/api/units', {
      method: 'POST',
      body: bytes,
      headers: { 'content-type': 'application/octet-stream' },
    });
    expect(binary).toMatchObject({ body: bytes.toString('base64'), isBase64Encoded: true });
  });
});

describe('the answer of the gateway', () => {
  test('contains status, headers, cookies and the decoded body', async () => {
    result = () => ({
      statusCode: 201,
      headers: { 'Content-Type': 'text/csv', 'X-Count': 3 },
      cookies: ['a=1; HttpOnly', 'b=2'],
      body: Buffer.from('a;b').toString('base64'),
      isBase64Encoded: true,
    });
    const response = await fetch(`${url}/api/units/u`);
    expect(response.status).toBe(201);
    expect(response.headers.get('content-type')).toBe('text/csv');
    expect(response.headers.get('x-count')).toBe('3');
    expect(response.headers.getSetCookie()).toEqual(['a=1; HttpOnly', 'b=2']);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await response.text()).toBe('a;b');
  });

  test('is compressed above one kilobyte when the client accepts it and is not on the same machine', async () => {
    const proxied = { 'x-forwarded-for': '10.1.2.3' };
    const body = JSON.stringify({ data: 'å'.repeat(2000) });
    result = () => ({ statusCode: 200, body });
    for (const encoding of ['br', 'gzip']) {
      const response = await fetch(`${url}/api/units/u`, {
        headers: { 'accept-encoding': encoding, ...proxied },
      });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(await response.text()).toBe(body);
    }
    const plain = await raw('/api/units/u', proxied);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers.vary).toBe('accept-encoding');
    expect((await raw('/api/units/u', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
    result = () => ({ statusCode: 200, body: '{}' });
    expect(
      (await raw('/api/units/u', { 'accept-encoding': 'br', ...proxied })).headers['content-encoding'],
    ).toBeUndefined();
  });

  test('has no body for HEAD and lists the methods for OPTIONS', async () => {
    result = () => ({ statusCode: 200, body: '{"data":1}' });
    const head = await fetch(`${url}/api/units/u`, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '10', '']);
    const options = await fetch(`${url}/api/units`, { method: 'OPTIONS' });
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'POST, OPTIONS']);
  });
});

describe('the gateway refuses', () => {
  const problem = async (response: Response) => [response.status, ((await response.json()) as { error: string }).error];

  test('an unknown path, a method not allowed and a malformed path', async () => {
    const unknown = await fetch(`${url}/api/nothing`);
    expect(await unknown.clone().json()).toEqual({ error: 'notFound', message: 'Sidan finns inte.' });
    expect(await problem(unknown)).toEqual([404, 'notFound']);
    expect(await problem(await fetch(`${url}/api/units`, { method: 'DELETE' }))).toEqual([405, 'methodNotAllowed']);
    const malformed = await raw('/api/units/%zz');
    expect([malformed.status, JSON.parse(malformed.body).error]).toEqual([400, 'malformed']);
  });

  test('a body over one megabyte, with or without a content length', async () => {
    events = [];
    const body = Buffer.alloc(1_000_001, 97);
    expect(await problem(await fetch(`${url}/api/units`, { method: 'POST', body }))).toEqual([413, 'tooLarge']);
    const chunked = new Blob([body]).stream();
    const streamed = { method: 'POST', body: chunked, duplex: 'half' } as RequestInit;
    expect(await problem(await fetch(`${url}/api/units`, streamed))).toEqual([413, 'tooLarge']);
    expect(events).toEqual([]);
    await fetch(`${url}/api/units`, { method: 'POST', body: body.subarray(1) });
    expect(events).toHaveLength(1);
  });

  test('to reveal more than a request id when a handler fails or is missing', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    result = () => {
      throw new Error('secret detail');
    };
    for (const path of ['/api/units/u', '/api/orphan']) {
      const response = await fetch(`${url}${path}`);
      const body = (await response.json()) as Record<string, string>;
      expect(response.status).toBe(500);
      expect(body).toEqual({
        error: 'internal',
        message: expect.any(String),
        requestId: expect.stringMatching(/^.{36}$/),
      });
    }
    expect(log).toHaveBeenCalledTimes(2);
    log.mockRestore();
  });
});

describe('the site', () => {
  test('answers / with the page, its security policy and an ETag', async () => {
    const first = await fetch(`${url}/`);
    expect(await first.text()).toContain('<title>Plan</title>');
    expect(first.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const again = await raw('/', { 'if-none-match': String(first.headers.get('etag')) });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  test('serves hashed files compressed and immutable', async () => {
    const response = await fetch(`${url}/assets/main-4f2a.js`, { headers: { 'accept-encoding': 'br' } });
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(await response.text()).toContain('console.log("å")');
  });

  test.each([
    ['identity', undefined],
    ['br;q=0', undefined],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0, br', 'br'],
    ['gzip, br', 'br'],
  ])('serves a file to a client that accepts "%s" in %s', async (accepted, encoding) => {
    const { headers } = await raw('/assets/main-4f2a.js', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('accept-encoding');
  });

  test.each(['/nothing', '/../../../etc/passwd', '/..%2f..%2f..%2fetc%2fpasswd', '/assets', '/%00', '/%zz'])(
    '%s is a 404 page',
    async (path) => {
      const { status, body } = await raw(path);
      expect(status).toBe(404);
      expect(body).toContain('Sidan finns inte');
    },
  );
});

test('beyond 250 requests at once the gateway answers 503 with Retry-After, and goes on when they are answered', async () => {
  const ask = () => fetch(`${url}/api/held`);
  const refusals: Response[] = [];
  const answers = Array.from({ length: 260 }, async () => {
    const answer = await ask();
    if (answer.status !== 200) refusals.push(answer);
    return answer;
  });
  // All have arrived: one that came after the others are answered would be held.
  await expect.poll(() => [held.length, refusals.length], { timeout: 20_000 }).toEqual([250, 10]);
  const [refused] = refusals;
  expect([refused?.status, refused?.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await refused?.json()).toMatchObject({ error: 'overloaded' });
  for (const answer of held) answer();
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(250);
  held = [];
  const next = ask();
  await expect.poll(() => held.length).toBe(1);
  held[0]?.();
  expect((await next).status).toBe(200);
});
