/** The most employees of one save (shared/model/asset.ts): they fit one transaction. */
export const MOST_AT_ONCE = 40;

/** The changed employees in the requests that save them. */
export const batchesOf = (ids: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(ids.length / MOST_AT_ONCE) }, (_, index) =>
    ids.slice(index * MOST_AT_ONCE, (index + 1) * MOST_AT_ONCE),
  );
