import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { deliverable } from '#functions/kernel/http/largeAnswer.ts';
import { files } from '#functions/kernel/store/files.ts';
import { secretHeader } from '#infra/local/http.ts';
import { withApi } from '../../../support/api.ts';

// The stand-in for S3, as the program starts it.
withApi();

const answerOf = (body: string) => ({ statusCode: 200, headers: { 'content-type': 'application/json' }, body });

test('an answer that the gateway passes on is left as it is', async () => {
  const answer = answerOf(JSON.stringify({ data: 'x'.repeat(5_900_000) }));
  expect(await deliverable(answer, undefined, 'org_a')).toBe(answer);
});

test('an answer above 6 MB that gzip makes small enough is compressed for a client that accepts gzip', async () => {
  const answer = answerOf('x'.repeat(6_100_000));
  const sent = await deliverable(answer, 'br, gzip', 'org_a');
  expect(sent).toMatchObject({ statusCode: 200, headers: { 'content-encoding': 'gzip' }, isBase64Encoded: true });
  expect(gunzipSync(Buffer.from(sent.body ?? '', 'base64')).toString()).toBe(answer.body);
});

test('an answer above 6 MB, escaped as the gateway counts it, is stored under a random name and redirected to', async () => {
  const answer = answerOf(JSON.stringify({ data: Array(600_000).fill('å"') }));
  expect(answer.body.length).toBeLessThan(6_000_000);
  const [first, second] = [
    await deliverable(answer, undefined, 'org_a'),
    await deliverable(answer, undefined, 'org_a'),
  ];
  expect(first).toMatchObject({ statusCode: 303, headers: { 'cache-control': 'no-store' } });
  const location = String(first.headers?.location);
  expect(location).toMatch(/^\/answers\/org_a\/[0-9a-f]{40}$/);
  expect(second.headers?.location).not.toBe(location);
  expect(await files().get(location.slice(1))).toBe(answer.body);
});

test('what is escaped counts wherever it stands in the answer', async () => {
  const plain = 'x'.repeat(3_200_000);
  const escaped = (count: number) => '"'.repeat(count);
  for (const body of [plain + escaped(1_390_000), escaped(1_390_000) + plain])
    expect(await deliverable(answerOf(body), undefined, 'org_a')).toMatchObject({ statusCode: 200 });
  for (const body of [plain + escaped(1_410_000), escaped(1_410_000) + plain])
    expect(await deliverable(answerOf(body), undefined, 'org_a')).toMatchObject({ statusCode: 303 });
});

test('a large file that is not text is stored as its bytes, with its media type', async () => {
  const bytes = Buffer.alloc(5_000_000, 'x');
  const answer = {
    ...{ statusCode: 200, isBase64Encoded: true, body: bytes.toString('base64') },
    headers: { 'content-type': 'application/zip' },
  };
  const { headers } = await deliverable(answer, undefined, 'org_a');
  const stored = await fetch(`${process.env.AWS_ENDPOINT_URL_S3}/${process.env.FILES_BUCKET}${headers?.location}`, {
    headers: { [secretHeader]: process.env.AWS_SESSION_TOKEN ?? '' },
  });
  expect(stored.headers.get('content-type')).toBe('application/zip');
  expect(Buffer.from(await stored.arrayBuffer()).equals(bytes)).toBe(true);
});
