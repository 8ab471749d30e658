import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { deliverable } from '#functions/kernel/http/largeAnswer.ts';
import { files } from '#functions/kernel/store/files.ts';
import { secretHeader } from '#infra/local/http.ts';
import { withApi } from '../../../support/api.ts';

// The stand-in for S3, as the program starts it.
const api = withApi();

const reader = { username: 'anna@test.se', orgId: 'org_a' };

const answerOf = (body: string) => ({ statusCode: 200, headers: { 'content-type': 'application/json' }, body });

test('an answer that the gateway passes on is left as it is', async () => {
  const answer = answerOf(JSON.stringify({ data: 'x'.repeat(5_900_000) }));
  expect(await deliverable(answer, undefined, reader)).toBe(answer);
});

test('an answer above 6 MB that gzip makes small enough is compressed for a client that accepts gzip', async () => {
  const answer = answerOf('x'.repeat(6_100_000));
  const sent = await deliverable(answer, 'br, gzip', reader);
  expect(sent).toMatchObject({ statusCode: 200, headers: { 'content-encoding': 'gzip' }, isBase64Encoded: true });
  expect(gunzipSync(Buffer.from(sent.body ?? '', 'base64')).toString()).toBe(answer.body);
});

test('an answer above 6 MB, escaped as the gateway counts it, is stored once for its reader, and redirected to', async () => {
  const answer = answerOf(JSON.stringify({ data: Array(600_000).fill('å"') }));
  expect(answer.body.length).toBeLessThan(6_000_000);
  const [first, again, other] = await Promise.all(
    [reader, reader, { ...reader, username: 'eva@test.se' }].map((one) => deliverable(answer, undefined, one)),
  );
  expect(first).toMatchObject({ statusCode: 303, headers: { 'cache-control': 'no-store' } });
  const location = String(first?.headers?.location);
  expect(location).toMatch(/^\/answers\/org_a\/[0-9a-f]{16}\/[0-9a-f]{40}$/);
  expect(again?.headers?.location).toBe(location);
  const theirs = String(other?.headers?.location).split('/');
  for (const part of location.split('/').slice(3)) expect(theirs).not.toContain(part);
  expect(await files().get(location.slice(1))).toBe(answer.body);
});

test('what is escaped counts wherever it stands in the answer', async () => {
  const plain = 'x'.repeat(3_200_000);
  const escaped = (count: number) => '"'.repeat(count);
  for (const body of [plain + escaped(1_390_000), escaped(1_390_000) + plain])
    expect(await deliverable(answerOf(body), undefined, reader)).toMatchObject({ statusCode: 200 });
  for (const body of [plain + escaped(1_410_000), escaped(1_410_000) + plain])
    expect(await deliverable(answerOf(body), undefined, reader)).toMatchObject({ statusCode: 303 });
});

test('a large file that is not text is stored as its bytes, with its media type', async () => {
  const bytes = Buffer.alloc(5_000_000, 'x');
  const answer = {
    statusCode: 200,
    isBase64Encoded: true,
    body: bytes.toString('base64'),
    headers: { 'content-type': 'application/zip' },
  };
  const { headers } = await deliverable(answer, undefined, reader);
  const stored = await fetch(`${process.env.AWS_ENDPOINT_URL_S3}/${process.env.FILES_BUCKET}${headers?.location}`, {
    headers: { [secretHeader]: process.env.AWS_SESSION_TOKEN ?? '' },
  });
  expect(stored.headers.get('content-type')).toBe('application/zip');
  expect(Buffer.from(await stored.arrayBuffer()).equals(bytes)).toBe(true);
});

test('one machine keeps the newest five of a reader', async () => {
  const answers = await Promise.all(
    Array.from({ length: 7 }, (_, index) => index).map(async (index) => {
      const { headers } = await deliverable(answerOf(String(index).repeat(6_100_000)), undefined, reader);
      return String(headers?.location);
    }),
  );
  const statuses = await Promise.all(answers.map(async (path) => (await fetch(api.server.url + path)).status));
  expect(statuses.toSorted()).toEqual([200, 200, 200, 200, 200, 404, 404]);
});
