/** Half of a surrogate pair: no UTF-8 holds it. With the `u` flag a whole pair is one character. */
const lone = /\p{Surrogate}/u;

const partsOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.entries(value).flat() : [];

/** Whether every text in a parsed value, the names of fields included, can be stored and sent. */
export const isWellFormed = (value: unknown): boolean => {
  // Level by level: a body may be nested deeper than a recursion reaches.
  for (let level = [value]; level.length > 0; level = level.flatMap(partsOf))
    if (level.some((part) => typeof part === 'string' && lone.test(part))) return false;
  return true;
};
