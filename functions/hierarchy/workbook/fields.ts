import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod';
import { Problem } from '#functions/kernel/problem.ts';
import { faultsOf } from '#shared/model/faults.ts';
import type { RowOutcome } from '#shared/model/workbook.ts';
import { comparable } from '#shared/text/names.ts';
import type { Day } from '#shared/time/day.ts';
import type { Period } from '#shared/time/period.ts';
import { sorted, valueOn } from '#shared/time/timeline.ts';

/** What a row that is not at fault does. */
export type Outcome = Exclude<RowOutcome['outcome'], 'fault'>;

/** Reads the fields of something new by the schema of its screen. Throws `validation` with a fault at each field. */
export const created = <Fields>(schema: z.ZodType<Fields>, value: unknown, below = ''): Fields => {
  const read = schema.safeParse(value, { reportInput: true });
  if (read.success) return read.data;
  const faults = Object.entries(faultsOf(read.error.issues));
  throw new Problem('validation', {
    fields: Object.fromEntries(
      faults.map(([field, fault]) => [field.slice(field.startsWith(below) ? below.length : 0), fault]),
    ),
  });
};

/** The one of the name, if any. */
export const byName = <Named extends { readonly name: string }>(
  items: readonly Named[],
  name: string,
): Named | undefined => items.find((item) => comparable(item.name) === comparable(name));

/** Whether the fields that a row gives equal the stored ones. */
export const holds = (stored: object, fields: object): boolean =>
  Object.entries(fields).every(([field, value]) =>
    isDeepStrictEqual((stored as Record<string, unknown>)[field], value),
  );

/** The period that a row is about: the one that starts on its first day; without a day the one that includes today, else the next, else the last. */
export const periodOf = <Part extends Period>(
  periods: readonly Part[],
  start: Day | undefined,
  today: Day,
): Part | undefined => {
  if (start !== undefined) return periods.find((period) => period.start === start);
  const inOrder = sorted(periods);
  return valueOn(inOrder, today) ?? inOrder.find((period) => period.start > today) ?? inOrder.at(-1);
};
