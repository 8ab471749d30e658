/**
 * Saves one item after the other and stops at the first that is refused (`save` answers false). Answers those that were
 * saved, and whether all were.
 */
export const saveInTurn = async <Item>(
  items: readonly Item[],
  save: (item: Item) => Promise<boolean>,
): Promise<{ readonly saved: readonly Item[]; readonly all: boolean }> => {
  const saved: Item[] = [];
  for (const item of items) {
    if (!(await save(item))) return { saved, all: false };
    saved.push(item);
  }
  return { saved, all: true };
};
