import { ShiftDemandFields } from '#shared/model/demand.ts';
import { type Fault, faultsOf } from '#shared/model/faults.ts';
import type { Texts } from '#web/kit/ui/sheet/core/draft.ts';
import { type DemandColumn, demandColumns, timeColumns, timeFields, timeKinds } from './columns.ts';
import { bodyOfTexts, minutesIn } from './fields.ts';

/** What is wrong with a cell: a fault of the shared schema, or a text that is no length of time. */
type CellFault = Fault | { readonly code: 'noDuration' };

type RowFaults = Readonly<Partial<Record<DemandColumn, CellFault>>>;

const columnOf = (field: string): DemandColumn | undefined =>
  demandColumns.find((column) => column === field) ??
  timeColumns.find((column) => (timeFields[column] as readonly string[]).includes(field));

const unread = (texts: Texts): RowFaults =>
  Object.fromEntries(
    timeColumns
      .filter((column) => minutesIn(column, texts[column] ?? '') === undefined)
      .map((column) => [column, { code: timeKinds[column] === 'clock' ? 'clock' : 'noDuration' }]),
  );

/** What is wrong with a row, by column: judged by the very schema that the server judges it by. */
export const faultsIn = (shiftId: string, texts: Texts): RowFaults => {
  const read = ShiftDemandFields.safeParse(bodyOfTexts(shiftId, texts));
  const judged = Object.entries(read.success ? {} : faultsOf(read.error.issues)).flatMap(([field, fault]) => {
    const column = columnOf(field);
    return column ? [[column, fault] as const] : [];
  });
  return { ...Object.fromEntries(judged), ...unread(texts) };
};
