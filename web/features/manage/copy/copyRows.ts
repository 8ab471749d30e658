import type * as z from 'zod';
import { UnitCopyFields } from '#shared/model/unitCopy.ts';
import { comparable } from '#shared/text/names.ts';
import { type Faults, judge } from '#web/kit/forms/judge.ts';
import type { TypedRow } from '#web/kit/forms/typedRows.ts';

/** The fields of a new unit in the order of a pasted row. */
export const fields = ['name', 'shortName'] as const;
export type Field = (typeof fields)[number];

/** A unit to make. */
export type CopyRow = TypedRow<Field>;

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
