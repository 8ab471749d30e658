import type { Endpoint } from '#shared/contract/endpoint.ts';

/** The parts of a call that name what it is about. */
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

/** Path and query of a call; also the key under which its answer is kept, so the same question has one answer. */
export const urlOf = ({ path }: Pick<Endpoint, 'path'>, { params = {}, query }: Target): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? '')) + searchOf(query);
