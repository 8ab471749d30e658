import { createServer, type IncomingMessage } from 'node:http';
import { securityHeaders } from '#infra/securityHeaders.ts';
import { close, listen } from '../http.ts';
import { type Answer, compressed, json, send } from './answer.ts';
import { apiOf, type Handlers, problem, soon } from './api.ts';
import { type Contract, routerOf } from './routes.ts';
import { isSameMachine } from './sameMachine.ts';
import { siteOf } from './site.ts';

/** Answers a path that is neither API nor site. */
type Extra = (request: IncomingMessage, path: string) => Promise<Answer>;

export interface GatewayOptions {
  readonly contract: Contract;
  /** By domain; called in process. */
  readonly handlers: Handlers;
  /** The folder of the built single-page application. */
  readonly site: string;
  /** By first path, e.g. `/_local/mail`. */
  readonly extras?: Readonly<Record<string, Extra>>;
  /** Why nothing can be stored, if so: health says so. */
  readonly storageFault?: () => Promise<string | undefined>;
  /** 0 takes any free one. */
  readonly port: number;
  readonly host: string;
}

/** Milliseconds in which the header, and the whole request, has to arrive; checked every second. */
const times = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 1000 };

const below = (path: string, root: string): boolean => path === root || path.startsWith(`${root}/`);

/** Starts the one port of the program: API and site. @throws the listening error, EADDRINUSE for one */
export const startGateway = async ({
  contract,
  handlers,
  site,
  extras = {},
  storageFault,
  port,
  host,
}: GatewayOptions) => {
  const api = apiOf(routerOf(contract), handlers);
  const pages = siteOf(site);

  const answer = async (request: IncomingMessage, signal: AbortSignal): Promise<Answer> => {
    const [path = '/'] = (request.url ?? '/').split('?');
    if (/^\/api\/health\/?$/.test(path) && (await storageFault?.())) return problem('storage', soon);
    if (below(path, '/api')) return api(request, path, signal);
    const extra = Object.entries(extras).find(([root]) => below(path, root));
    return extra ? extra[1](request, path) : pages(request, path);
  };

  const server = createServer(times, async (request, response) => {
    const connection = new AbortController();
    response.on('close', () => response.writableFinished || connection.abort());
    try {
      // Within one machine compressing takes longer than sending.
      const whole = await answer(request, connection.signal);
      const made = isSameMachine(request) ? whole : await compressed(whole, request.headers['accept-encoding']);
      send(request, response, { ...made, headers: { ...securityHeaders, ...made.headers } });
      // The rest of a refused body is read and dropped, so that the client receives the answer.
      request.resume();
    } catch (cause) {
      // The client closed the connection during its request: not an error.
      if (request.destroyed) return;
      console.error(cause);
      send(request, response, json(500, { error: 'internal' }));
    }
  });
  // Longer than a load balancer or browser keeps a connection, so that the server never closes it during a request.
  server.keepAliveTimeout = 75_000;
  const taken = await listen(server, port, host);
  return { port: taken, stop: () => close(server) };
};
