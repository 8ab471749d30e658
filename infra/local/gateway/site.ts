import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { ifExists } from '../ifExists.ts';
import { type Answer, compressed, encodingFor, html } from './answer.ts';
import { notBuilt, unknownPage } from './pages.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
  '.txt': 'text/plain; charset=utf-8',
};

/** The build puts a hash of the content in the names below /assets: such a name never means anything else. */
const cacheControl = (path: string): string =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';

/** The files below a folder, by their paths on the site; none where there is no folder. */
const filesBelow = async (root: string): Promise<ReadonlyMap<string, string>> => {
  const found = (await ifExists(readdir(root, { recursive: true, withFileTypes: true }))) ?? [];
  const files = found.filter((one) => one.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return new Map(files.map((file) => [`/${relative(root, file).split(sep).join('/')}`, file]));
};

/**
 * The built single-page application below `root`. Only the paths of its files are known, so that what has been read and compressed, which
 * is kept, is bounded by them: the files do not change while the program runs.
 */
export const siteOf = (root: string) => {
  const kept = new Map<string, Answer>();
  let files: ReadonlyMap<string, string> = new Map();

  const fileOf = async (path: string): Promise<string | undefined> => {
    // Until the site is built.
    if (files.size === 0) files = await filesBelow(root);
    return files.get(path === '/' ? '/index.html' : path);
  };

  const load = async (path: string, encoding: string): Promise<Answer | undefined> => {
    const file = await fileOf(path);
    if (!file) return undefined;
    const key = `${file} ${encoding}`;
    const known = kept.get(key);
    if (known) return known;
    const body = await ifExists(readFile(file));
    if (!body) return undefined;
    const answer = await compressed(
      {
        status: 200,
        headers: {
          'content-type': types[extname(file)] ?? 'application/octet-stream',
          'cache-control': cacheControl(path),
          etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
        },
        body,
      },
      encoding,
    );
    kept.set(key, answer);
    return answer;
  };

  /** Answers a path that `staticPath` has decoded. */
  return async (request: IncomingMessage, path: string): Promise<Answer> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return html(405, unknownPage, { allow: 'GET, HEAD' });
    const { 'accept-encoding': acceptEncoding, 'if-none-match': known } = request.headers;
    const answer = await load(path, encodingFor(String(acceptEncoding ?? '')));
    if (!answer) return path === '/' ? html(200, notBuilt) : html(404, unknownPage);
    const { etag } = answer.headers;
    return known === etag ? { ...answer, status: 304 } : answer;
  };
};
