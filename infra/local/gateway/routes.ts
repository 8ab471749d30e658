import { gatewayRoutesOf, lastWord } from '#shared/contract/gatewayRoutes.ts';
import { partialRequest } from '#shared/contract/partial.ts';

/** What the gateway needs to know of an endpoint. */
interface Routed {
  readonly method: string;
  readonly path: string;
  readonly who?: string;
}

/** The endpoints by domain and name, as `shared/contract` lists them. */
export type Contract = Readonly<Record<string, Readonly<Record<string, Routed>>>>;

/** Where a request goes: the domain's handler, the method it has there, the route's key as API Gateway names it, the decoded parameters. */
export interface Match {
  readonly domain: string;
  readonly method: string;
  readonly routeKey: string;
  readonly parameters: Readonly<Record<string, string>>;
}

export type Found = Match | { readonly allowed: readonly string[] } | 'malformed';

const segmentsOf = (path: string): readonly string[] => path.replace(/\/$/, '').split('/').slice(1);

const nameOf = (segment: string): string | undefined => /^\{(\w+)\}$/.exec(segment)?.[1];

/** Literal segments come before parameters, from the left, so that the first route that fits is the right one. */
const specificity = (path: string): string =>
  segmentsOf(path)
    .map((segment) => (nameOf(segment) ? '1' : '0'))
    .join('');

const decoded = (segments: readonly string[]): readonly string[] | undefined => {
  try {
    return segments.map(decodeURIComponent);
  } catch {
    return undefined;
  }
};

const parametersOf = (template: readonly string[], segments: readonly string[]): Record<string, string> | undefined => {
  if (template.length !== segments.length) return undefined;
  const parameters: Record<string, string> = {};
  for (const [index, part] of template.entries()) {
    const segment = segments[index] ?? '';
    const name = nameOf(part);
    if (name && segment) parameters[name] = segment;
    else if (part !== segment) return undefined;
  }
  return parameters;
};

/**
 * The router of a contract: method and raw path (without query) to a route; else the methods the path allows (none when
 * it is unknown), or `malformed` when its percent-encoding is. A trailing slash is the same path; HEAD goes where GET goes.
 */
export const routerOf = (contract: Contract) => {
  const routes = gatewayRoutesOf(contract)
    .flatMap(({ endpoints, ...route }) => endpoints.map((endpoint) => ({ ...endpoint, ...route })))
    .map((route) => ({ ...route, template: segmentsOf(route.path), order: specificity(route.path) }))
    .sort((a, b) => a.order.localeCompare(b.order));

  const partial = partialRequest(
    Object.values(contract).flatMap((endpoints) => Object.values(endpoints).map(({ path }) => path)),
  );

  return (method: string, path: string): Found => {
    // In the cloud the edge does this.
    const segments = decoded(segmentsOf(path.replace(partial, '$1/$2')));
    if (!segments) return 'malformed';
    const wanted = method === 'HEAD' ? 'GET' : method;
    const fitting = routes.flatMap((route) => {
      const parameters = parametersOf(route.template, segments);
      return parameters ? [{ ...route, parameters }] : [];
    });
    const found = fitting.find((route) => route.method === wanted);
    if (!found) return { allowed: [...new Set(fitting.map((route) => route.method))] };
    const word = found.key.endsWith(`{${lastWord}}`) && { [lastWord]: segments.at(-1) ?? '' };
    const { domain, key, parameters } = found;
    return { domain, method: wanted, routeKey: key, parameters: { ...parameters, ...word } };
  };
};

export type Router = ReturnType<typeof routerOf>;
