import type { Block } from '#web/kit/ui/sheet/core/clipboard.ts';

/** A row of texts as typed; `refused` is what the server said of it. */
export type TypedRow<Field extends string> = Readonly<Record<Field, string>> & {
  readonly key: number;
  readonly refused?: string | undefined;
};

/** Which field each column of a pasted block is for, and the lines of the block that are rows. */
export interface BlockColumns<Field extends string> {
  readonly columns: readonly (Field | undefined)[];
  readonly lines: Block;
}

const emptyRow = <Field extends string>(fields: readonly Field[], key: number): TypedRow<Field> =>
  ({ ...Object.fromEntries(fields.map((field) => [field, ''])), key }) as TypedRow<Field>;

const isEmpty = <Field extends string>(fields: readonly Field[], row: TypedRow<Field>): boolean =>
  fields.every((field) => row[field].trim() === '');

const nextKey = (rows: readonly { readonly key: number }[]): number => Math.max(-1, ...rows.map(({ key }) => key)) + 1;

/** The rows that something is typed in. */
export const typedRows = <Field extends string>(
  fields: readonly Field[],
  rows: readonly TypedRow<Field>[],
): readonly TypedRow<Field>[] => rows.filter((row) => !isEmpty(fields, row));

/** The rows with one empty row last, to type or paste in. */
export const withEmptyLast = <Field extends string>(
  fields: readonly Field[],
  rows: readonly TypedRow<Field>[],
): readonly TypedRow<Field>[] => {
  const last = rows.at(-1);
  return [...typedRows(fields, rows), last && isEmpty(fields, last) ? last : emptyRow(fields, nextKey(rows))];
};

/**
 * The rows after a paste at one of them: the lines are laid on that row and those below, others are added. An empty cell or line keeps what
 * is there; `lost` is how many columns have no field.
 */
export const pastedRows = <Field extends string>(
  fields: readonly Field[],
  rows: readonly TypedRow<Field>[],
  index: number,
  { columns, lines }: BlockColumns<Field>,
): { readonly rows: readonly TypedRow<Field>[]; readonly lost: number } => {
  const next = nextKey(rows);
  const width = Math.max(0, ...lines.map((cells) => cells.length));
  const changed = lines.map((cells, line) => {
    const { refused: _, ...before } = rows[index + line] ?? emptyRow(fields, next + line);
    const given = columns.flatMap((field, column) => {
      const text = cells[column]?.trim();
      return field && text ? [[field, text] as const] : [];
    });
    return { ...before, ...Object.fromEntries(given) } as TypedRow<Field>;
  });
  return {
    rows: withEmptyLast(fields, [...rows.slice(0, index), ...changed, ...rows.slice(index + lines.length)]),
    lost: Array.from({ length: width }, (_, column) => columns[column]).filter((field) => field === undefined).length,
  };
};

/** The columns of a block in the fields' order, from one field on. */
export const inOrderFrom = <Field extends string>(
  fields: readonly Field[],
  first: Field,
  lines: Block,
): BlockColumns<Field> => ({ columns: fields.slice(fields.indexOf(first)), lines });
