import { groupedBy } from '#shared/groupedBy.ts';
import { routedPath } from './partial.ts';

/** What a gateway needs to know of an endpoint. */
interface Routable {
  readonly method: string;
  readonly path: string;
  /** `open` for what is answered without a token. */
  readonly who?: string;
}

/** An endpoint with its domain and its path as the gateway has it. */
interface Placed {
  readonly domain: string;
  readonly method: string;
  readonly path: string;
  readonly isOpen: boolean;
}

/** A route of the gateway. */
export interface GatewayRoute {
  readonly domain: string;
  /** Its method, or `ANY`, and its path. */
  readonly key: string;
  readonly isOpen: boolean;
  /** What it serves. */
  readonly endpoints: readonly Pick<Placed, 'method' | 'path'>[];
}

/** The parameter of a route for the last word of several paths. */
export const lastWord = 'lastWord';

const cut = (path: string) => ({
  before: path.slice(0, path.lastIndexOf('/')),
  word: path.slice(path.lastIndexOf('/') + 1),
});

const isParameter = (segment: string | undefined): boolean => segment?.startsWith('{') ?? false;

/** Whether one request could have both paths. */
const overlap = (a: string, b: string): boolean => {
  const others = b.split('/');
  const segments = a.split('/');
  return (
    segments.length === others.length &&
    segments.every((one, index) => one === others[index] || isParameter(one) || isParameter(others[index]))
  );
};

/**
 * Paths whose last word the gateway may leave open: a token is needed for all of them, and nothing but words stands there, also by the
 * parameters of other paths. Which of two routes with parameters a gateway would take is no rule of AWS.
 */
const joinable = (endpoints: readonly Placed[]): readonly Placed[] =>
  endpoints.filter(({ isOpen, path }) => {
    const { before } = cut(path);
    const meets = (other: Placed): boolean => overlap(`${before}/{${lastWord}}`, other.path);
    const isBeside = (other: Placed): boolean =>
      !other.isOpen && cut(other.path).before === before && !isParameter(cut(other.path).word);
    return !isOpen && endpoints.filter(meets).every(isBeside);
  });

/** What stands before a last word, with the domain that has most paths there, where it has several. */
const joinedDomains = (endpoints: readonly Placed[]): ReadonlyMap<string, string> =>
  new Map(
    groupedBy(joinable(endpoints), ({ path }) => cut(path).before).flatMap((beside) => {
      const counts = groupedBy(beside, ({ domain }) => domain).map((own) => ({
        domain: own[0].domain,
        paths: new Set(own.map(({ path }) => path)).size,
      }));
      const most = counts.reduce((a, b) => (b.paths > a.paths ? b : a));
      return most.paths > 1 ? [[cut(beside[0].path).before, most.domain] as const] : [];
    }),
  );

/**
 * The routes of a contract: one for each path, whatever the method, and one, `…/{lastWord}`, for all paths of a domain that differ in
 * their last word only: an HTTP API takes 300 routes without asking. A literal word of another domain has its own route, which the
 * gateway prefers. What is open has a route for each method, so that it can have limits of its own.
 */
export const gatewayRoutesOf = (
  contract: Readonly<Record<string, Readonly<Record<string, Routable>>>>,
): readonly GatewayRoute[] => {
  const endpoints = Object.entries(contract).flatMap(([domain, group]) =>
    Object.values(group).map(
      ({ method, path, who }): Placed => ({ domain, method, path: routedPath(path), isOpen: who === 'open' }),
    ),
  );
  const joined = joinedDomains(endpoints);
  const pathOf = ({ domain, path, isOpen }: Placed): string => {
    const { before } = cut(path);
    return !isOpen && joined.get(before) === domain ? `${before}/{${lastWord}}` : path;
  };
  return groupedBy(endpoints, (one) => `${one.isOpen ? one.method : ''} ${one.domain} ${pathOf(one)}`).map((own) => ({
    domain: own[0].domain,
    key: `${own.length > 1 ? 'ANY' : own[0].method} ${pathOf(own[0])}`,
    isOpen: own[0].isOpen,
    endpoints: own,
  }));
};

/**
 * The method and path of the endpoint that a request to a route is for, as the contract has them.
 * @param given the value of the route's `lastWord`
 */
export const endpointKeyOf = (routeKey: string, method: string, given: string | undefined): string => {
  const path = routeKey.slice(routeKey.indexOf(' ') + 1);
  // Anything else could name a path that the gateway has not matched.
  const word = given && /^[a-z-.]+$/.test(given) ? given : undefined;
  return `${method} ${word ? path.replace(`{${lastWord}}`, word) : path}`;
};
