import { comparable } from '#shared/text/names.ts';
import type { Block } from '#web/kit/ui/sheet/core/clipboard.ts';

/** The columns of the sheet in their usual order. */
export const fields = ['email', 'name', 'role', 'place', 'canWrite'] as const;
export type Field = (typeof fields)[number];

/** A line of the sheet as typed; `refused` is what the server said of its person. */
export interface InviteRow extends Readonly<Record<Field, string>> {
  readonly key: number;
  readonly refused?: string | undefined;
}

const emptyRow = (key: number): InviteRow => ({ key, email: '', name: '', role: '', place: '', canWrite: '' });

const isEmpty = (row: InviteRow): boolean => fields.every((field) => row[field].trim() === '');

/** The rows that something is typed in. */
export const typedRows = (rows: readonly InviteRow[]): readonly InviteRow[] => rows.filter((row) => !isEmpty(row));

/** The rows with one empty row last, to type or paste in. */
export const withEmptyLast = (rows: readonly InviteRow[]): readonly InviteRow[] => {
  const last = rows.at(-1);
  const next = Math.max(-1, ...rows.map(({ key }) => key)) + 1;
  return [...typedRows(rows), last && isEmpty(last) ? last : emptyRow(next)];
};

/** The headers by which a column is recognised, in Swedish and English. */
const headers: Readonly<Record<Field, readonly string[]>> = {
  email: ['e-post', 'epost', 'e-postadress', 'mejl', 'mail', 'e-mail', 'email'],
  name: ['namn', 'name'],
  role: ['roll', 'kontotyp', 'role'],
  place: ['plats', 'avdelning', 'place', 'unit'],
  canWrite: ['får ändra', 'ändra', 'får skriva', 'rätt', 'may change', 'write'],
};

const headed = (cell: string): Field | undefined => fields.find((field) => headers[field].includes(comparable(cell)));

/** The columns of a block: by its first line where that line names the address, otherwise in the usual order from a field on. */
const columnsOf = (block: Block, first: Field): { columns: readonly (Field | undefined)[]; lines: Block } => {
  const named = block[0]?.map(headed) ?? [];
  return named.includes('email')
    ? { columns: named, lines: block.slice(1) }
    : { columns: fields.slice(fields.indexOf(first)), lines: block };
};

/** The rows after a paste that begins in a field of one of them; `lost` is how many columns of the block have no field. */
export const pasted = (
  rows: readonly InviteRow[],
  at: { readonly index: number; readonly field: Field },
  block: Block,
): { readonly rows: readonly InviteRow[]; readonly lost: number } => {
  const { columns, lines } = columnsOf(block, at.field);
  const next = Math.max(-1, ...rows.map(({ key }) => key)) + 1;
  const width = Math.max(0, ...lines.map((cells) => cells.length));
  const changed = lines.map((cells, line): InviteRow => {
    const { refused: _, ...before } = rows[at.index + line] ?? emptyRow(next + line);
    const given = columns.flatMap((field, column) =>
      field === undefined || cells[column] === undefined ? [] : [[field, cells[column].trim()] as const],
    );
    return { ...before, ...Object.fromEntries(given) };
  });
  return {
    rows: withEmptyLast([...rows.slice(0, at.index), ...changed, ...rows.slice(at.index + lines.length)]),
    lost: Array.from({ length: width }, (_, column) => columns[column]).filter((field) => field === undefined).length,
  };
};
