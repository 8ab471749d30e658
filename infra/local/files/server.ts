import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { pipeline as settled } from 'node:stream/promises';
import type { Listener } from '../http.ts';
import { xml } from '../xml.ts';
import { unchunked } from './chunked.ts';
import type { FileStore, Stored } from './store.ts';

const answer = (response: ServerResponse, status: number, body = '', headers: Record<string, string> = {}): void => {
  response.writeHead(status, { ...(body && { 'content-type': 'application/xml' }), ...headers }).end(body);
};

const refuse = (response: ServerResponse, status: number, Code: string, Message: string): void =>
  answer(response, status, xml('Error', { Code, Message }));

const kept = /^(content-(type|disposition|language)|cache-control|expires|x-amz-meta-.+)$/;

const headersToKeep = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => kept.test(name))
      .map(([name, value]) => [name, String(value)]),
  );

/** Tags come as a query string. */
const tagsOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(String(headers['x-amz-tagging'] ?? '')));

/** The SDK frames the body in chunks to carry a checksum behind it; the framing must not land in the file. */
const isChunked = ({ headers }: IncomingMessage): boolean =>
  /aws-chunked/.test(headers['content-encoding'] ?? '') ||
  String(headers['x-amz-content-sha256'] ?? '').startsWith('STREAMING-');

/** Stores a body and returns its ETag. */
const put = async (store: FileStore, bucket: string, key: string, request: IncomingMessage): Promise<string> => {
  // The callback is only there because this form of pipeline wants one: the error comes out of the stream itself.
  const body = isChunked(request) ? pipeline(request, unchunked(), () => undefined) : request;
  const { etag } = await store.put(bucket, key, body, { headers: headersToKeep(request), tags: tagsOf(request) });
  return etag;
};

const describe = ({ size, etag, modified, headers }: Stored): Record<string, string> => ({
  'content-type': 'application/octet-stream',
  ...headers,
  etag,
  'content-length': String(size),
  'last-modified': new Date(modified).toUTCString(),
});

const get = async (
  store: FileStore,
  bucket: string,
  key: string,
  request: IncomingMessage,
  response: ServerResponse,
) => {
  const stored = await store.find(bucket, key);
  if (!stored)
    return request.method === 'HEAD'
      ? answer(response, 404)
      : refuse(response, 404, 'NoSuchKey', 'The specified key does not exist.');
  response.writeHead(200, describe(stored));
  if (request.method === 'HEAD') response.end();
  else await settled(store.content(bucket, stored), response);
};

/** The key in a path; undefined where it cannot be decoded, or has a segment of dots: who resolves it would come to another key. */
const keyIn = (encoded: string): string | undefined => {
  try {
    const key = decodeURIComponent(encoded);
    return key.split('/').some((segment) => segment === '.' || segment === '..') ? undefined : key;
  } catch {
    return undefined;
  }
};

/** Names a page of a listing. */
const namesAtOnce = 1000;

/** Lists a page of the keys that begin with a folder. */
const list = async (store: FileStore, bucket: string, prefix: string, after: string, response: ServerResponse) => {
  const all = (await store.list(bucket, prefix)).filter(
    ({ key }) => Buffer.compare(Buffer.from(key), Buffer.from(after)) > 0,
  );
  const page = all.slice(0, namesAtOnce);
  const last = page.at(-1);
  const isMore = all.length > page.length;
  answer(
    response,
    200,
    xml('ListBucketResult', {
      Name: bucket,
      Prefix: prefix,
      KeyCount: page.length,
      IsTruncated: isMore,
      ...(isMore && last && { NextContinuationToken: last.key }),
      Contents: page.map(({ key, size, etag, modified }) => ({
        Key: key,
        Size: size,
        ETag: etag,
        LastModified: modified,
        StorageClass: 'STANDARD',
      })),
    }),
  );
};

/**
 * Our stand-in for S3, path-style: objects put, got, headed and deleted, and those of a folder listed, never the whole bucket; `stored` is
 * told of each that was put.
 */
export const filesListener =
  (store: FileStore, stored: (key: string) => Promise<void> = async () => undefined): Listener =>
  async (request, response) => {
    // By hand: URL would resolve the dots of a key such as `../a`.
    const [path = '/', query = ''] = (request.url ?? '/').split('?');
    const [, bucket = '', rest = ''] = /^\/([^/]*)\/?(.*)$/.exec(path) ?? [];
    const key = keyIn(rest);
    const { method } = request;
    if (!/^[a-z0-9][a-z0-9.-]{2,62}$/.test(bucket))
      return refuse(response, 400, 'InvalidBucketName', 'The specified bucket is not valid.');
    if (key === undefined) return refuse(response, 400, 'InvalidURI', 'The specified key is not valid.');
    const asked = new URLSearchParams(query);
    const folder = asked.get('prefix') ?? '';
    if (key === '' && method === 'GET' && folder.endsWith('/'))
      return list(store, bucket, folder, asked.get('continuation-token') ?? '', response);
    if (key === '')
      return refuse(response, 405, 'MethodNotAllowed', 'Buckets are there without being made, and not listed whole.');
    if (method === 'PUT') {
      const etag = await put(store, bucket, key, request);
      await stored(key);
      return answer(response, 200, '', { etag });
    }
    if (method === 'GET' || method === 'HEAD') return get(store, bucket, key, request, response);
    if (method !== 'DELETE') return refuse(response, 405, 'MethodNotAllowed', 'Not offered here.');
    await store.remove(bucket, key);
    answer(response, 204);
  };
