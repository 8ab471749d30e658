import type { Group } from '#shared/contract/endpoint.ts';
import { isPartial, partOf } from '#shared/contract/partial.ts';
import { type RouteOf, wholeRoutes } from './routes.ts';

/** The router of a group with parameters that are a part of a segment: the gateway has a route for each of their values. */
export const partialRoutes = (group: Group): RouteOf => {
  const partial = Object.entries(group).filter(([, { path }]) => isPartial(path));
  const whole = wholeRoutes(Object.fromEntries(Object.entries(group).filter(([, { path }]) => !isPartial(path))));
  return (event) => {
    const [method = '', path = ''] = event.routeKey.split(' ');
    for (const [name, endpoint] of partial) {
      const part = endpoint.method === method && !path.includes('{') ? partOf(endpoint.path, path) : undefined;
      if (part) return { name, endpoint, part };
    }
    return whole(event);
  };
};
