/**
 * Half of a surrogate pair, which UTF-8 cannot encode (with the `u` flag a whole pair is one character), and what stands for bytes
 * that are no UTF-8.
 */
const lone = /[\p{Surrogate}\u{fffd}]/u;

const partsOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.entries(value).flat() : [];

/** Whether every text in a parsed JSON value, field names included, is valid Unicode. */
export const isWellFormed = (value: unknown): boolean => {
  // Level by level, not by recursion: a deeply nested body would overflow the stack.
  for (let level = [value]; level.length > 0; level = level.flatMap(partsOf))
    if (level.some((part) => typeof part === 'string' && lone.test(part))) return false;
  return true;
};
