/** The texts of one row, by column. */
export type Texts = Readonly<Record<string, string>>;

/** The typed texts that are not saved, by row and column: only those that differ from the saved ones. */
export type Draft = Readonly<Record<string, Texts>>;

/** One cell's text, before and after. */
export interface Edit {
  readonly row: string;
  readonly column: string;
  readonly before: string;
  readonly after: string;
}

/** The saved texts, by row. */
export type Saved = ReadonlyMap<string, Texts>;

const savedText = (saved: Saved, row: string, column: string): string => saved.get(row)?.[column] ?? '';

const without = <Value>(record: Readonly<Record<string, Value>>, key: string): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));

const isEmpty = (record: object): boolean => Object.keys(record).length === 0;

/** The draft with one cell's text; a cell back at its saved text is no longer in it. Rows not touched keep their identity. */
export const withText = (draft: Draft, saved: Saved, row: string, column: string, text: string): Draft => {
  const texts = draft[row] ?? {};
  const changed = text === savedText(saved, row, column) ? without(texts, column) : { ...texts, [column]: text };
  return isEmpty(changed) ? without(draft, row) : { ...draft, [row]: changed };
};

/** The draft with each edit done, or undone. */
export const withEdits = (draft: Draft, saved: Saved, edits: readonly Edit[], way: 'after' | 'before'): Draft =>
  edits.reduce((next, edit) => withText(next, saved, edit.row, edit.column, edit[way]), draft);

/** The draft without cells that are at their saved text already; the identical object when there are none. */
export const pruned = (draft: Draft, saved: Saved): Draft =>
  Object.entries(draft).reduce(
    (next, [row, texts]) =>
      Object.entries(texts).reduce(
        (one, [column, text]) =>
          text === savedText(saved, row, column) ? withText(one, saved, row, column, text) : one,
        next,
      ),
    draft,
  );

/**
 * The draft without the texts that were sent and saved; texts typed meanwhile stay. Rows that were not sent keep their
 * identity: what the server refused of them is shown as long as they do.
 */
export const withoutSent = (draft: Draft, sent: Draft): Draft =>
  Object.fromEntries(
    Object.entries(draft).flatMap(([row, texts]) => {
      const kept = Object.entries(texts).filter(([column, text]) => sent[row]?.[column] !== text);
      if (kept.length === Object.keys(texts).length) return [[row, texts]];
      return kept.length === 0 ? [] : [[row, Object.fromEntries(kept)]];
    }),
  );

/** The number of cells in the draft. */
export const cellsChanged = (draft: Draft): number =>
  Object.values(draft).reduce((sum, texts) => sum + Object.keys(texts).length, 0);

/** The draft without some columns of a row. */
export const withoutCells = (draft: Draft, row: string, columns: ReadonlySet<string>): Draft => {
  const kept = Object.entries(draft[row] ?? {}).filter(([column]) => !columns.has(column));
  return kept.length === 0 ? without(draft, row) : { ...draft, [row]: Object.fromEntries(kept) };
};
