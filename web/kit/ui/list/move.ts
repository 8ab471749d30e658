/** The list with the item at `from` moved to `to`, which is limited to the list. */
export const moved = <Thing>(things: readonly Thing[], from: number, to: number): readonly Thing[] => {
  const rest = things.toSpliced(from, 1);
  return rest.toSpliced(Math.max(0, Math.min(rest.length, to)), 0, ...things.slice(from, from + 1));
};

/**
 * All ids after some of them, `shown`, were put in order: the shown ones take the indexes that the shown ones had, and the
 * others keep theirs.
 */
export const placed = (all: readonly string[], shown: readonly string[]): readonly string[] => {
  const among = new Set(shown);
  let next = 0;
  return all.map((id) => (among.has(id) ? (shown[next++] ?? id) : id));
};
