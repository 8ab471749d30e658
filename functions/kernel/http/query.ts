import type { Endpoint } from '#shared/contract/endpoint.ts';
import { isList } from '#shared/contract/fields.ts';

/**
 * The query parameters as the endpoint's schema expects them: a parameter with a list holds every value given for it, read from
 * the raw query because API Gateway joins repeated parameters with commas, which a value may hold itself. Any other parameter
 * that is repeated also becomes a list, which the schema then refuses. Undefined when the endpoint takes no query.
 */
export const queryOf = ({ query }: Pick<Endpoint, 'query'>, rawQuery: string): Record<string, unknown> | undefined => {
  if (query._zod.def.type === 'undefined') return undefined;
  const search = new URLSearchParams(rawQuery);
  const parameter = (name: string): unknown => {
    const all = search.getAll(name);
    return all.length > 1 || isList(query, name) ? all : all[0];
  };
  return Object.fromEntries([...new Set(search.keys())].map((name) => [name, parameter(name)]));
};
