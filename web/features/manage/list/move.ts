/** The list with the thing at `from` moved to `to`; what lies outside is brought in. */
export const moved = <Thing>(things: readonly Thing[], from: number, to: number): readonly Thing[] => {
  const rest = things.toSpliced(from, 1);
  return rest.toSpliced(Math.max(0, Math.min(rest.length, to)), 0, ...things.slice(from, from + 1));
};

/**
 * All ids in the order in which some of them, `shown`, were put: each shown one takes one of the places that the shown
 * ones had, and the others stay where they were.
 */
export const placed = (all: readonly string[], shown: readonly string[]): readonly string[] => {
  const among = new Set(shown);
  let next = 0;
  return all.map((id) => (among.has(id) ? (shown[next++] ?? id) : id));
};
