import { createServer, type IncomingMessage } from 'node:http';
import { securityHeaders } from '#infra/securityHeaders.ts';
import { close, listen, TooLarge } from '../http.ts';
import { type Answer, compressed, html, json, send } from './answer.ts';
import { apiOf, type Handlers, problem, soon } from './api.ts';
import { type Bodies, bodiesOf, TooSlow } from './bodies.ts';
import { unknownPage } from './pages.ts';
import { type Contract, routerOf } from './routes.ts';
import { isSameMachine } from './sameMachine.ts';
import { siteOf } from './site.ts';
import { staticPath } from './staticPath.ts';

/** Answers a path that is neither API nor site, as `staticPath` has decoded it. */
type Extra = (request: IncomingMessage, path: string, bodies: Bodies) => Promise<Answer>;

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

/** What of a request's body may be on its way at once: 50 MB of one address, 200 MB in all, each for ten seconds. */
const bodyLimits = { each: 50, all: 200, ms: 10_000 };

/** The answer to a body that is refused; the connection ends with it. */
const refusalOf = (cause: unknown): Answer | undefined => {
  if (cause instanceof TooLarge) return problem('tooLarge', { connection: 'close' });
  if (cause instanceof TooSlow) return problem('tooSlow', { connection: 'close' });
  return undefined;
};

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
  const bodies = bodiesOf(bodyLimits);
  const api = apiOf(routerOf(contract), handlers, bodies);
  const pages = siteOf(site);

  const routed = async (request: IncomingMessage, signal: AbortSignal): Promise<Answer> => {
    const [raw = '/'] = (request.url ?? '/').split('?');
    if (/^\/api\/health\/?$/.test(raw) && (await storageFault?.())) return problem('storage', soon);
    if (below(raw, '/api')) return api(request, raw, signal);
    const path = staticPath(raw);
    if (path === undefined) return html(404, unknownPage);
    const extra = Object.entries(extras).find(([root]) => below(path, root));
    return extra ? extra[1](request, path, bodies) : pages(request, path);
  };

  const answer = (request: IncomingMessage, signal: AbortSignal): Promise<Answer> =>
    routed(request, signal).catch((cause: unknown) => {
      const refusal = refusalOf(cause);
      if (refusal) return refusal;
      throw cause;
    });

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
