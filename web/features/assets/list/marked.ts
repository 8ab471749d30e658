/** Who is marked when several are chosen at once, by id. */
export type Marked = ReadonlySet<string>;

/** The marked with one more, or one less. */
export const toggled = (marked: Marked, id: string): Marked => {
  const next = new Set(marked);
  if (!next.delete(id)) next.add(id);
  return next;
};

/** The marked with everybody that is shown. */
export const withAll = (marked: Marked, shown: readonly { readonly id: string }[]): Marked =>
  new Set([...marked, ...shown.map(({ id }) => id)]);

/** Those of the list that are marked, in its order; one that is no longer there is not. */
export const markedIn = <One extends { readonly id: string }>(all: readonly One[], marked: Marked): readonly One[] =>
  all.filter(({ id }) => marked.has(id));
