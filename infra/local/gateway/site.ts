import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { type Answer, compressed, html } from './answer.ts';
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

const fileOf = (root: string, path: string): string | undefined => {
  try {
    const file = normalize(join(root, decodeURIComponent(path === '/' ? '/index.html' : path)));
    return file.startsWith(root + sep) && !file.includes('\0') ? file : undefined;
  } catch {
    return undefined;
  }
};

/**
 * The built single-page application below `root`. What has been read and compressed is kept: the files do not change
 * while the program runs.
 */
export const siteOf = (root: string) => {
  const kept = new Map<string, Answer>();

  const load = async (path: string, acceptEncoding: string): Promise<Answer | undefined> => {
    const file = fileOf(root, path);
    const key = `${path} ${acceptEncoding}`;
    const known = kept.get(key);
    if (known || !file) return known;
    const body = await readFile(file).catch(() => undefined);
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
      acceptEncoding,
    );
    kept.set(key, answer);
    return answer;
  };

  return async (request: IncomingMessage, path: string): Promise<Answer> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return html(405, unknownPage, { allow: 'GET, HEAD' });
    const encoding = /\bbr\b/.test(String(request.headers['accept-encoding'])) ? 'br' : 'gzip';
    const accepted = request.headers['accept-encoding'] ? encoding : '';
    const answer = await load(path, accepted);
    if (!answer) return path === '/' ? html(200, notBuilt) : html(404, unknownPage);
    const { etag } = answer.headers;
    return request.headers['if-none-match'] === etag ? { ...answer, status: 304 } : answer;
  };
};
