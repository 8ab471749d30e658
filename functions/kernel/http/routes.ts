import type { Endpoint, Group } from '#shared/contract/endpoint.ts';
import { isPartial, partOf } from '#shared/contract/partial.ts';
import type { Event } from './event.ts';

/** The endpoint of a request, with its name in the group. */
interface Found {
  readonly name: string;
  readonly endpoint: Endpoint;
  /** The parameter that is a part of a segment of the path, which the gateway does not know. */
  readonly part: Readonly<Record<string, string>>;
}

/** The router of a group, by the gateway's route key. */
export const routesOf = (group: Group): ((event: Pick<Event, 'routeKey'>) => Found | undefined) => {
  const all = Object.entries(group).map(([name, endpoint]) => ({ name, endpoint, part: {} }));
  const whole = new Map(all.map((one) => [`${one.endpoint.method} ${one.endpoint.path}`, one]));
  const partial = all.filter(({ endpoint }) => isPartial(endpoint.path));
  return ({ routeKey }) => {
    const found = whole.get(routeKey);
    if (found) return isPartial(found.endpoint.path) ? undefined : found;
    const [method = '', path = ''] = routeKey.split(' ');
    for (const one of partial) {
      const part = one.endpoint.method === method ? partOf(one.endpoint.path, path) : undefined;
      if (part) return { ...one, part };
    }
    return undefined;
  };
};
