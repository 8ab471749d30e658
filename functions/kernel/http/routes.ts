import type { Endpoint, Group } from '#shared/contract/endpoint.ts';
import type { Event } from './event.ts';

/** The endpoint of a request, with its name in the group. */
interface Routed {
  readonly name: string;
  readonly endpoint: Endpoint;
  /** The parameter that is a part of a segment of the path, which the gateway does not know. */
  readonly part?: Readonly<Record<string, string>>;
}

/** Finds the endpoint of a request by the gateway's route key. */
export type RouteOf = (event: Pick<Event, 'routeKey'>) => Routed | undefined;

/** The router of a group whose parameters are whole segments. */
export const wholeRoutes = (group: Group): RouteOf => {
  const all = Object.entries(group).map(
    ([name, endpoint]) => [`${endpoint.method} ${endpoint.path}`, { name, endpoint }] as const,
  );
  const routes = new Map<string, Routed>(all);
  return ({ routeKey }) => routes.get(routeKey);
};
