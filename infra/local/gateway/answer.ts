import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** One answer before it is compressed and sent. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: Buffer;
}

const worthIt = 1024;
const compressible = /^(text\/|application\/(.+\+)?(json|xml|javascript)|image\/svg)/;

/** Fast, and with a window of 256 KB: the default takes ten megabytes for each answer. */
const brotliParams = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 };

const brotli = (body: Buffer): Promise<Buffer> => promisify(brotliCompress)(body, { params: brotliParams });

const encoders: readonly (readonly [string, (body: Buffer) => Promise<Buffer>])[] = [
  ['br', brotli],
  ['gzip', promisify<Buffer, Buffer>(gzip)],
];

const accepts = (header: string, encoding: string): boolean =>
  header.split(',').some((part) => {
    const [name, ...rest] = part.split(';').map((piece) => piece.trim());
    return name === encoding && !rest.some((piece) => /^q=0(\.0*)?$/.test(piece));
  });

const encoderFor = (acceptEncoding: string) => encoders.find(([name]) => accepts(acceptEncoding, name));

/** The encoding that a client with this header gets; empty where it takes none of them. */
export const encodingFor = (acceptEncoding = ''): string => encoderFor(acceptEncoding)?.[0] ?? '';

/** Compresses what gains by it, in an encoding the client takes. */
export const compressed = async (answer: Answer, acceptEncoding = ''): Promise<Answer> => {
  const { headers, body } = answer;
  const type = String(headers['content-type'] ?? '');
  if (body.length <= worthIt || !compressible.test(type) || headers['content-encoding']) return answer;
  const varying = { ...headers, vary: 'accept-encoding' };
  const encoder = encoderFor(acceptEncoding);
  if (!encoder) return { ...answer, headers: varying };
  return { ...answer, headers: { ...varying, 'content-encoding': encoder[0] }, body: await encoder[1](body) };
};

/** Sends an answer; without its body to HEAD. */
export const send = (request: IncomingMessage, response: ServerResponse, { status, headers, body }: Answer): void => {
  const bare = status === 204 || status === 304;
  response.writeHead(status, {
    ...Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? [...value] : value]),
    ),
    ...(!bare && { 'content-length': String(body.length) }),
  } as Record<string, string | string[]>);
  response.end(request.method === 'HEAD' || bare ? undefined : body);
};

/** A JSON answer that must not be cached. */
export const json = (status: number, body: object, headers: Answer['headers'] = {}): Answer => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  body: Buffer.from(JSON.stringify(body)),
});

/** A page. */
export const html = (status: number, page: string, headers: Answer['headers'] = {}): Answer => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', ...headers },
  body: Buffer.from(page),
});
