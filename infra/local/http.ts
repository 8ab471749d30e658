import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isSameSecret } from '#functions/kernel/adapters/isSameSecret.ts';
import { privateAddress } from './loopback.ts';

/** Answers one request; what it throws becomes a 500 of the server that runs it. */
export type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

/** The whole body. @throws TooLarge beyond `limit` bytes; what is not read is left to the socket. */
export const readBody = async (request: IncomingMessage, limit: number): Promise<Buffer> => {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw new TooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  // Or throwing would hang up before the refusal is sent.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw new TooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/** Listens; port 0 takes any free one. @returns the port it got */
export const listen = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });

/** Stops listening, lets running requests finish, and after the grace (milliseconds) cuts the rest off. */
export const close = (server: Server, grace = 2000): Promise<void> =>
  new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), grace);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });

/** The header of AWS requests with temporary credentials, which carries the secret of this start. */
export const secretHeader = 'x-amz-security-token';

/** Who a server answers: programs that know its address and, where it has one, its secret; never web pages. */
interface Guard {
  readonly secret?: string;
  /** Requests that need no secret. */
  readonly isPublic?: (request: IncomingMessage) => boolean;
}

const mayAsk = (request: IncomingMessage, host: string, { secret, isPublic }: Guard): boolean => {
  const { headers } = request;
  if (headers.origin !== undefined || headers.host !== host) return false;
  return secret === undefined || isPublic?.(request) || isSameSecret(String(headers[secretHeader] ?? ''), secret);
};

/** A server on a loopback address of its own and any free port; 403 to requests that the guard does not let in. */
export const serveLocally = async (listener: Listener, guard: Guard = {}) => {
  const address = privateAddress();
  let host = '';
  const server = createServer((request, response) => {
    if (!mayAsk(request, host, guard)) {
      response.writeHead(403, { connection: 'close' }).end();
      return;
    }
    listener(request, response).catch((cause: unknown) => {
      console.error(cause);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  host = `${address}:${await listen(server, 0, address)}`;
  return { url: `http://${host}`, stop: () => close(server) };
};
