import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { filesListener } from '#infra/local/files/server.ts';
import { fileStore } from '#infra/local/files/store.ts';
import { serveLocally } from '#infra/local/http.ts';
import { localCredentials } from '#infra/local/table.ts';

const Bucket = 'bemanningsplan-files';
let root: string;
let client: S3Client;
let url: string;
let stop: () => Promise<void>;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'files-'));
  const server = await serveLocally(filesListener(fileStore(join(root, 'files'))));
  stop = server.stop;
  url = server.url;
  // As the application makes it: nothing said of path-style, which follows from the address.
  client = new S3Client({ ...localCredentials, endpoint: server.url });
});
afterEach(async () => {
  client.destroy();
  await stop();
  await rm(root, { recursive: true });
});

const put = (Key: string, Body: string | Uint8Array | Readable, more: object = {}) =>
  client.send(new PutObjectCommand({ Bucket, Key, Body, ...more }));
const get = async (Key: string) => {
  const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
  return Buffer.from((await Body?.transformToByteArray()) ?? []);
};

/** The status of a path sent exactly as it is written. */
const statusOf = (path: string) =>
  new Promise<number>((resolve, reject) => {
    const sent = request(url, { path }, (response) => resolve(response.resume().statusCode ?? 0));
    sent.on('error', reject).end();
  });

/** Every byte value, and enough of them for several chunks. */
const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * 7) % 256));

test('the file stand-in returns a stored object with its type, size, ETag and metadata', async () => {
  const { ETag } = await put('budget/o å/1.json', '{"å":1}', {
    ContentType: 'application/json',
    Metadata: { by: 'anna' },
  });
  const found = await client.send(new GetObjectCommand({ Bucket, Key: 'budget/o å/1.json' }));
  expect(await found.Body?.transformToString()).toBe('{"å":1}');
  expect(found).toMatchObject({ ContentType: 'application/json', ContentLength: 8, ETag, Metadata: { by: 'anna' } });
  expect(await client.send(new HeadObjectCommand({ Bucket, Key: 'budget/o å/1.json' }))).toMatchObject({
    ContentLength: 8,
  });
});

test('the file stand-in stores a streamed body byte for byte without its chunk framing', async () => {
  const pieces = Array.from({ length: 100 }, (_, index) => bytes.subarray(index * 3000, (index + 1) * 3000));
  await put('stream', Readable.from(pieces), { ContentLength: bytes.length });
  expect((await get('stream')).equals(bytes)).toBe(true);
});

test('the file stand-in stores a whole or empty body byte for byte', async () => {
  await put('whole', bytes);
  expect((await get('whole')).equals(bytes)).toBe(true);
  await put('empty', '');
  expect(await get('empty')).toHaveLength(0);
});

test('the file stand-in replaces an object with all its metadata', async () => {
  await put('a', 'one');
  await put('a', 'two');
  expect((await get('a')).toString()).toBe('two');
  expect(await readdir(join(root, 'files', Bucket))).toHaveLength(2);
});

test('of an object that is stored many times at once only one content is left', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, index) => put('a', `content ${index}`)));
  expect((await get('a')).toString()).toMatch(/^content \d+$/);
  expect(await readdir(join(root, 'files', Bucket))).toHaveLength(2);
});

test('the file stand-in answers NoSuchKey for a deleted or unknown object', async () => {
  await put('a', 'one');
  await client.send(new DeleteObjectCommand({ Bucket, Key: 'a' }));
  await client.send(new DeleteObjectCommand({ Bucket, Key: 'a' }));
  await expect(get('a')).rejects.toBeInstanceOf(NoSuchKey);
  await expect(client.send(new HeadObjectCommand({ Bucket, Key: 'a' }))).rejects.toBeInstanceOf(NotFound);
  expect(await readdir(join(root, 'files', Bucket))).toEqual([]);
});

test('the file stand-in refuses keys with segments of dots, however they are written, and lists no whole bucket', async () => {
  await put('a/b', 'kept');
  for (const path of ['a/../a/b', 'a/%2e%2e/a/b', 'a%2f.%2e%2fa/b', './a/b', '%2E/a/b', '..', '%zz'])
    expect([path, await statusOf(`/${Bucket}/${path}`)]).toEqual([path, 400]);
  for (const path of [`/${Bucket}`, `/${Bucket}/`, `/${Bucket}/?list-type=2&prefix=`])
    expect([path, await statusOf(path)]).toEqual([path, 405]);
  expect(await statusOf(`/${Bucket}/a/b`)).toBe(200);
  await expect(put('../../outside', 'caught')).rejects.toThrow();
  expect(await readdir(root)).toEqual(['files']);
  expect(await readdir(join(root, 'files'))).toEqual([Bucket]);
});
