import { type MonthValues, totalOfMonths, workedHours } from '#shared/calculation/index.ts';
import {
  type Activity,
  type ActivityInput,
  type ActivityType,
  type ImportedValue,
  type InputsChange,
  kindsOf,
  type MonthName,
  monthNames,
  monthValue,
} from '#shared/model/activity.ts';
import { type Fault, faultsOf } from '#shared/model/faults.ts';
import { parseDecimal } from '#shared/quantity/parse.ts';
import { formatNumber } from '#web/kit/ui/figures/format.ts';
import type { SheetRow, Texts } from '#web/kit/ui/sheet/column.ts';
import type { Draft } from '#web/kit/ui/sheet/core/draft.ts';
import type { StoredTexts } from './cells.ts';

/** The values of one activity in a year as a row of the sheet. */
export interface InputRow extends SheetRow {
  readonly activity: Activity;
  readonly input: ActivityInput;
}

/** A typed number as it is shown; a text that is not a number is returned unchanged. */
export const shownText = (text: string): string => {
  const value = parseDecimal(text);
  return value === null ? text : formatNumber(value);
};

const textsOf = (input: ActivityInput): Texts =>
  Object.fromEntries(monthNames.map((month) => [month, formatNumber(input[month], 'file')]));

/** The texts of stored values, by activity and month. */
export const storedTexts = (inputs: readonly ActivityInput[]): StoredTexts =>
  Object.fromEntries(inputs.map((input) => [input.activityId, textsOf(input)]));

const types = Object.keys(kindsOf) as ActivityType[];

/** The rows by type in the order of the follow-up, and within a type in their own; a heading takes no values. */
export const rowsOf = (activities: readonly Activity[], inputs: readonly ActivityInput[]): readonly InputRow[] =>
  types.flatMap((type) =>
    inputs.flatMap((input): InputRow[] => {
      const activity = activities.find(({ id }) => id === input.activityId);
      if (activity?.type !== type) return [];
      return [{ id: activity.id, texts: textsOf(input), activity, input, readOnly: activity.isHeader }];
    }),
  );

/** What is wrong with a typed value: it is a whole number, or nothing. */
export const faultOf = (text: string): Fault | undefined => {
  if (text.trim() === '') return undefined;
  const value = parseDecimal(text, 0);
  if (value === null) return { code: 'whole' };
  const read = monthValue.safeParse(value);
  return read.success ? undefined : faultsOf(read.error.issues)[''];
};

/** A value as it is kept: digits without spaces; what is no whole number stays as it is typed. */
export const keptValue = (text: string): string => {
  const value = parseDecimal(text, 0);
  return value === null ? text.trim() : String(value);
};

/** The values of a row's months as they are typed. */
const monthsOf = (texts: Texts): MonthValues => monthNames.map((month) => parseDecimal(texts[month] ?? ''));

/** The year of a row: the sum of its months, or their mean. */
export const yearOf = ({ calc }: Activity, texts: Texts): number | null =>
  totalOfMonths(monthsOf(texts), calc === 'Avg' ? 'mean' : 'sum');

/** The hours worked in each month, with what is typed. */
export const workedOf = (rows: readonly { readonly row: InputRow; readonly texts: Texts }[]): MonthValues =>
  workedHours({
    activities: rows.map(({ row }) => row.activity),
    inputs: new Map(rows.map(({ row, texts }) => [row.id, monthsOf(texts)])),
  });

/** The changes of a draft, each over the version that its row was typed over; rows that are gone are left out. */
export const changesOf = (draft: Draft, base: readonly ActivityInput[]): InputsChange['inputs'] =>
  base.flatMap(({ activityId, version }) => {
    const texts = draft[activityId];
    if (texts === undefined) return [];
    return [
      {
        activityId,
        version,
        ...Object.fromEntries(Object.entries(texts).map(([month, text]) => [month, parseDecimal(text)])),
      },
    ];
  });

/** What the HR system gave for a month, also where another value was typed since. */
export const importOf = ({ imports }: ActivityInput, month: MonthName): ImportedValue | undefined =>
  imports.find((one) => one.month === month);

/** The day of the latest import by month. */
export type ImportDays = Readonly<Partial<Record<MonthName, string>>>;

/** The day of the latest import of each month that has one. */
export const importDaysOf = (inputs: readonly ActivityInput[]): ImportDays => {
  const imports = inputs.flatMap((input) => input.imports).sort((a, b) => (a.day < b.day ? -1 : 1));
  return Object.fromEntries(imports.map(({ month, day }) => [month, day]));
};

/** A value that differs from what was imported. */
export interface ChangedImport {
  readonly row: InputRow;
  readonly text: string;
  readonly given: ImportedValue;
}

/** The values that differ from what was imported, with what is typed, by month and within it in the order of the sheet. */
export const changedImports = (
  rows: readonly { readonly row: InputRow; readonly texts: Texts }[],
): readonly ChangedImport[] =>
  monthNames.flatMap((month) =>
    rows.flatMap(({ row, texts }): ChangedImport[] => {
      const given = importOf(row.input, month);
      const text = texts[month] ?? '';
      return given && parseDecimal(text) !== given.value ? [{ row, text, given }] : [];
    }),
  );

/** A typed value over one that was imported. */
export interface Overwritten {
  readonly name: string;
  readonly month: (typeof monthNames)[number];
  readonly before: string;
  readonly after: string;
}

/** The imported values that a draft overwrites, in the order of the sheet. */
export const overwrittenBy = (draft: Draft, rows: readonly InputRow[]): readonly Overwritten[] =>
  rows.flatMap(({ id, activity, input, texts }) =>
    input.imported.flatMap((month): Overwritten[] => {
      const after = draft[id]?.[month];
      return after === undefined ? [] : [{ name: activity.name, month, before: texts[month] ?? '', after }];
    }),
  );
