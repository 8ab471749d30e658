import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { filesListener } from '#infra/local/files/server.ts';
import { serveLocally } from '#infra/local/http.ts';
import { localCredentials } from '#infra/local/table.ts';

const Bucket = 'bemanningsplan-files';
let root: string;
let client: S3Client;
let stop: () => Promise<void>;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'files-'));
  const server = await serveLocally(filesListener(join(root, 'files')));
  stop = server.stop;
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

test('the file stand-in answers NoSuchKey for a deleted or unknown object', async () => {
  await put('a', 'one');
  await client.send(new DeleteObjectCommand({ Bucket, Key: 'a' }));
  await client.send(new DeleteObjectCommand({ Bucket, Key: 'a' }));
  await expect(get('a')).rejects.toBeInstanceOf(NoSuchKey);
  await expect(client.send(new HeadObjectCommand({ Bucket, Key: 'a' }))).rejects.toBeInstanceOf(NotFound);
  expect(await readdir(join(root, 'files', Bucket))).toEqual([]);
});

test('the file stand-in lists objects by prefix, in order and page by page', async () => {
  for (const key of ['b/2', 'a/1', 'b/1', 'b&<3']) await put(key, key);
  const all = await client.send(new ListObjectsV2Command({ Bucket }));
  expect(all.Contents?.map(({ Key }) => Key)).toEqual(['a/1', 'b&<3', 'b/1', 'b/2']);
  const first = await client.send(new ListObjectsV2Command({ Bucket, Prefix: 'b/', MaxKeys: 1 }));
  expect(first).toMatchObject({ IsTruncated: true, KeyCount: 1, Contents: [{ Key: 'b/1', Size: 3 }] });
  const rest = await client.send(
    new ListObjectsV2Command({ Bucket, Prefix: 'b/', ContinuationToken: first.NextContinuationToken }),
  );
  expect(rest).toMatchObject({ IsTruncated: false, Contents: [{ Key: 'b/2' }] });
});

test('the file stand-in stores nothing outside its folder', async () => {
  await put('../../outside', 'caught');
  await put('a/../../b', 'caught');
  expect((await get('../../outside')).toString()).toBe('caught');
  expect(await readdir(root)).toEqual(['files']);
  expect(await readdir(join(root, 'files'))).toEqual([Bucket]);
});
