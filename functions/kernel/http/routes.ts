import type { Endpoint, Group } from '#shared/contract/endpoint.ts';
import { endpointKeyOf, lastWord } from '#shared/contract/gatewayRoutes.ts';
import { routedPath } from '#shared/contract/partial.ts';
import type { Event } from './event.ts';

/** The endpoint of a request, with its name in the group. */
interface Routed {
  readonly name: string;
  readonly endpoint: Endpoint;
}

/** Finds the endpoint of a request by its route key, as `ofEndpoint` makes it. */
type RouteOf = (event: Pick<Event, 'routeKey'>) => Routed | undefined;

/** The router of a group of the contract. */
export const routesOf = (group: Group): RouteOf => {
  const all = Object.entries(group).map(
    ([name, endpoint]) => [`${endpoint.method} ${routedPath(endpoint.path)}`, { name, endpoint }] as const,
  );
  const routes = new Map<string, Routed>(all);
  return ({ routeKey }) => routes.get(routeKey);
};

/**
 * The event with the route key and the path parameters of the endpoint that it is for: a route of the gateway may serve several methods
 * and several paths.
 */
export const ofEndpoint = (event: Event): Event => {
  const { [lastWord]: word, ...pathParameters } = event.pathParameters ?? {};
  return { ...event, routeKey: endpointKeyOf(event.routeKey, event.requestContext.http.method, word), pathParameters };
};
