import type * as z from 'zod';
import { UnitCopyFields } from '#shared/model/unitCopy.ts';
import { comparable } from '#shared/text/names.ts';
import { type Faults, judge } from '#web/kit/forms/judge.ts';
import type { Block } from '#web/kit/ui/sheet/core/clipboard.ts';

/** The fields of a new unit in the order of a pasted row. */
export const fields = ['name', 'shortName'] as const;
export type Field = (typeof fields)[number];

/** A unit to make; `refused` is what the server said of it. */
export interface CopyRow {
  readonly key: number;
  readonly name: string;
  readonly shortName: string;
  readonly refused?: string | undefined;
}

/** A row that nothing is typed in. */
export const emptyRow = (key: number): CopyRow => ({ key, name: '', shortName: '' });

const isEmpty = ({ name, shortName }: CopyRow): boolean => name.trim() === '' && shortName.trim() === '';

/** The rows that something is typed in. */
export const typedRows = (rows: readonly CopyRow[]): readonly CopyRow[] => rows.filter((row) => !isEmpty(row));

/** The rows with one empty row last, to type or paste in. */
export const withEmptyLast = (rows: readonly CopyRow[]): readonly CopyRow[] => {
  const typed = typedRows(rows);
  const last = rows.at(-1);
  const next = Math.max(-1, ...rows.map(({ key }) => key)) + 1;
  return [...typed, last && isEmpty(last) ? last : emptyRow(next)];
};

/** How many columns of a block there is no field for, where it is pasted from this field on. */
export const lostColumns = (field: Field, block: Block): number =>
  Math.max(0, ...block.map((cells) => fields.indexOf(field) + cells.length - fields.length));

/** The rows after a paste that begins in a field of one of them: its lines replace that row and those below, others are added. */
export const pasted = (
  rows: readonly CopyRow[],
  at: { readonly index: number; readonly field: Field },
  block: Block,
): readonly CopyRow[] => {
  const first = fields.indexOf(at.field);
  const next = Math.max(-1, ...rows.map(({ key }) => key)) + 1;
  const changed = block.map((cells, line): CopyRow => {
    const { name, shortName, key } = rows[at.index + line] ?? emptyRow(next + line);
    const given = Object.fromEntries(
      fields.slice(first).flatMap((field, column) => {
        const text = cells[column];
        return text === undefined ? [] : [[field, text.trim()]];
      }),
    );
    return { key, name, shortName, ...given };
  });
  return [...rows.slice(0, at.index), ...changed, ...rows.slice(at.index + block.length)];
};

const schema: z.ZodType<{ name: string; shortName: string }> = UnitCopyFields.pick({ name: true, shortName: true });

/** What is wrong in each row, in their order: by the rules of the fields, and names that the area has or that stand above. */
export const faultsIn = (rows: readonly CopyRow[], existing: readonly string[]): readonly Faults[] => {
  const taken = new Set(existing.map(comparable));
  return rows.map(({ name, shortName }) => {
    const { faults } = judge(schema, { name: name === '' ? null : name, shortName });
    const own = comparable(name);
    const isTaken = taken.has(own);
    taken.add(own);
    return isTaken && faults.name === undefined ? { ...faults, name: { code: 'duplicateName' } } : faults;
  });
};
