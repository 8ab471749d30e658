/** The ids of the employees selected together. */
export type Marked = ReadonlySet<string>;

/** The selection with the employee added, or removed when selected already. */
export const toggled = (marked: Marked, id: string): Marked => {
  const next = new Set(marked);
  if (!next.delete(id)) next.add(id);
  return next;
};

/** The selection with all shown employees added. */
export const withAll = (marked: Marked, shown: readonly { readonly id: string }[]): Marked =>
  new Set([...marked, ...shown.map(({ id }) => id)]);

/** The selected employees that are in the list, in its order. */
export const markedIn = <One extends { readonly id: string }>(all: readonly One[], marked: Marked): readonly One[] =>
  all.filter(({ id }) => marked.has(id));
