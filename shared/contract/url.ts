import type { Endpoint } from './endpoint.ts';

/** The parts of a call that form its URL. */
export interface Target {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: unknown;
}

const searchOf = (query: unknown): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) search.append(name, String(item));
    }
  }
  return search.size > 0 ? `?${search}` : '';
};

/** Returns path and query of a call; also the cache key of its answer. */
export const urlOf = ({ path }: Pick<Endpoint, 'path'>, { params = {}, query }: Target): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? '')) + searchOf(query);
