import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

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

/** A server on the loopback address and any free port. */
export const serveLocally = async (listener: Listener) => {
  const server = createServer((request, response) => {
    listener(request, response).catch((cause: unknown) => {
      console.error(cause);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  const port = await listen(server, 0, '127.0.0.1');
  return { url: `http://127.0.0.1:${port}`, stop: () => close(server) };
};
