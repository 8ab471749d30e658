import { comparable } from '#shared/text/names.ts';
import { type BlockColumns, inOrderFrom, type TypedRow } from '#web/kit/forms/typedRows.ts';
import type { Block } from '#web/kit/ui/sheet/core/clipboard.ts';

/** The columns of the sheet in their usual order. */
export const fields = ['email', 'name', 'role', 'place', 'canWrite'] as const;
export type Field = (typeof fields)[number];

/** A line of the sheet. */
export type InviteRow = TypedRow<Field>;

/** The headers by which a column is recognised, in Swedish and English. */
const headers: Readonly<Record<Field, readonly string[]>> = {
  email: ['e-post', 'epost', 'e-postadress', 'mejl', 'mail', 'e-mail', 'email'],
  name: ['namn', 'name'],
  role: ['roll', 'kontotyp', 'role'],
  place: ['plats', 'avdelning', 'place', 'unit'],
  canWrite: ['får ändra', 'ändra', 'får skriva', 'rätt', 'may change', 'write'],
};

const headed = (cell: string): Field | undefined => fields.find((field) => headers[field].includes(comparable(cell)));

/** Which of two columns with one header is meant, nobody can tell: neither is read. */
const isOnce = (field: Field | undefined, named: readonly (Field | undefined)[]): boolean =>
  named.indexOf(field) === named.lastIndexOf(field);

/** The columns of a block: by its first line where that line names the address, otherwise in the usual order from a field on. */
export const columnsOf = (block: Block, first: Field): BlockColumns<Field> => {
  const named = block[0]?.map(headed) ?? [];
  if (!named.includes('email')) return inOrderFrom(fields, first, block);
  return { columns: named.map((field) => (isOnce(field, named) ? field : undefined)), lines: block.slice(1) };
};
