import type { StoredInputs } from '#functions/core/plan/stored.ts';
import { activitiesOfYear } from '#shared/calculation/index.ts';
import { groupedBy } from '#shared/groupedBy.ts';
import { type Activity, type MonthName, monthNames } from '#shared/model/activity.ts';
import type { HoursDifference } from '#shared/model/hrImport.ts';
import { comparable } from '#shared/text/names.ts';
import type { HoursRow, RowRemark } from '../read/rows.ts';
import { hourParts } from '../read/values.ts';

/** One value of an activity, as it is stored or to be stored. */
export interface Cell {
  readonly year: number;
  readonly activityId: string;
  readonly month: MonthName;
  readonly value: number | null;
  readonly imported: boolean;
  /** What the HR system gave, and the day of that import; null where it gave nothing. */
  readonly given: { readonly value: number; readonly day: string } | null;
}

/** A value before and after the import. */
export interface CellChange {
  readonly before: Cell;
  readonly after: Cell;
}

/** The values of a unit that a file changes; `differences` are those whose value or source differs. */
export interface HoursChanges {
  readonly changes: readonly CellChange[];
  readonly differences: readonly HoursDifference[];
  readonly unchanged: number;
  /** The hours of earlier imports in the months of the file, and how many of them it takes away. */
  readonly known: number;
  readonly absent: number;
  /** The hours of a month that have no activity, each counted once. */
  readonly lost: number;
  readonly faults: readonly RowRemark[];
  readonly notes: readonly RowRemark[];
}

const most = 99_999.99;
const monthKey = ({ year, month }: Pick<HoursRow, 'year' | 'month'>) => year * 100 + month;

/** What a row is counted by: the kind of pay for activities of the type Other, the activity for all others. */
const markOf = ({ type }: Activity, row: HoursRow): string => (type === 'Other' ? row.payKind : row.activity);

/** A code of digits without what a spreadsheet program makes of it: zeros at its beginning, decimals (`12.0`). Undefined for a text. */
const digitsOf = (mark: string): string | undefined => /^0*(\d+?)(?:[.,]0+)?$/.exec(mark.trim())?.[1];

const changedMark = (activity: Activity, row: HoursRow): RowRemark => ({
  line: row.line,
  unit: row.unit,
  column: activity.type === 'Other' ? 'LARTBENAMNING' : 'AKTIVITET',
  value: markOf(activity, row),
  code: 'zeros',
});

/** Finds the rows of a month that count into an activity: those with its identifier, else those whose code of digits can be no other's. */
const rowsOf = (activities: readonly Activity[], rows: readonly HoursRow[]) => {
  const exact = (activity: Activity, row: HoursRow) =>
    comparable(activity.heromaActivityIdentifier) === comparable(markOf(activity, row));
  const alike = (activity: Activity) => {
    const digits = digitsOf(activity.heromaActivityIdentifier);
    return activities.filter(
      (one) =>
        (one.type === 'Other') === (activity.type === 'Other') && digitsOf(one.heromaActivityIdentifier) === digits,
    );
  };
  return (activity: Activity): { readonly own: readonly HoursRow[]; readonly isLikely: boolean } => {
    const own = rows.filter((row) => exact(activity, row));
    const digits = digitsOf(activity.heromaActivityIdentifier);
    if (own.length > 0 || digits === undefined || alike(activity).length > 1) return { own, isLikely: false };
    return { own: rows.filter((row) => digitsOf(markOf(activity, row)) === digits), isLikely: true };
  };
};

const cellOf = (inputs: readonly StoredInputs[], year: number, activityId: string, month: MonthName): Cell => {
  const input = inputs.find((one) => one.year === year)?.inputs.find(({ id }) => id === activityId);
  return {
    year,
    activityId,
    month,
    value: input?.months[monthNames.indexOf(month)] ?? null,
    imported: input?.imported.includes(month) ?? false,
    given: input?.imports?.find((one) => one.month === month) ?? null,
  };
};

/** Whether a value is of a month that is closed: its hours are read-only (functions/followup/README.md). */
export const isClosed = ({ closed = [] }: StoredInputs, { month }: Cell): boolean =>
  closed.some((one) => monthNames[one.month - 1] === month);

const sumOf = (rows: readonly HoursRow[]): number =>
  Math.round((rows.reduce((sum, { parts }) => sum + parts, 0) * 100) / hourParts) / 100;

/** Rows without an activity, where others have one: a spreadsheet program leaves out all but the first of merged cells. */
const blankActivities = (rows: readonly HoursRow[]): readonly RowRemark[] =>
  rows.some(({ activity }) => activity !== '')
    ? rows
        .filter(({ activity }) => activity === '')
        .map(({ line, unit }) => ({ line, unit, column: 'AKTIVITET', value: '', code: 'required' }))
    : [];

/**
 * Rows without a kind of pay under one that has it, of the same month and activity, where the unit counts by the kind of pay: merged cells
 * too. Ordinary hours, which have no kind of pay, are not written under others.
 */
const blankPayKinds = (rows: readonly HoursRow[]): readonly RowRemark[] => {
  let above: HoursRow | undefined;
  return rows.flatMap((row): RowRemark[] => {
    const isUnder =
      above !== undefined &&
      monthKey(above) === monthKey(row) &&
      comparable(above.activity) === comparable(row.activity);
    if (row.payKind === '' && isUnder)
      return [{ line: row.line, unit: row.unit, column: 'LARTBENAMNING', value: '', code: 'required' }];
    above = row.payKind === '' ? undefined : row;
    return [];
  });
};

/**
 * What a file of worked hours changes in a unit: in each month of the file every activity with an identifier gets the sum of its
 * rows. One that an earlier import gave a value and that has no row is emptied; one typed by hand without a row stays.
 */
export const hoursChanges = (
  rows: readonly HoursRow[],
  activities: readonly Activity[],
  inputs: readonly StoredInputs[],
): HoursChanges => {
  const months = groupedBy(rows, monthKey);
  const changes: CellChange[] = [];
  const differences: HoursDifference[] = [];
  const faults: RowRemark[] = [];
  const notes: RowRemark[] = [];
  const lostHours = new Set<string>();
  let [unchanged, known, absent] = [0, 0, 0];
  for (const ofMonth of months) {
    const [{ year, month: number }] = ofMonth;
    const month = monthNames[number - 1]!;
    const read = activitiesOfYear(activities, year).filter((one) => one.heromaActivityIdentifier && !one.isHeader);
    const rowsIn = rowsOf(read, ofMonth);
    const counted = read.map((activity) => ({ activity, ...rowsIn(activity) }));
    const found = new Set(counted.flatMap(({ own }) => own));
    const lost = ofMonth.filter((row) => !found.has(row));
    if (read.some(({ type }) => type === 'Other')) faults.push(...blankPayKinds(ofMonth));
    for (const { line, unit, activity, payKind } of lost) {
      notes.push({ line, unit, column: 'AKTIVITET', value: activity, code: 'activityUnknown' });
      lostHours.add(JSON.stringify([year, month, comparable(activity), comparable(payKind)]));
    }
    for (const { activity, own, isLikely } of counted) {
      if (isLikely) notes.push(...own.map((row) => changedMark(activity, row)));
      const before = cellOf(inputs, year, activity.id, month);
      if (own.length === 0 && !before.imported) continue;
      const value = own.length === 0 ? null : sumOf(own);
      if (before.imported) {
        known += before.value ?? 0;
        absent += Math.max(0, (before.value ?? 0) - (value ?? 0));
      }
      const { line = 0, unit = '' } = own[0] ?? {};
      if (value !== null && (value > most || value < 0))
        faults.push({
          line,
          unit,
          column: 'TIMMAR',
          value: String(value),
          code: value < 0 ? 'sumNegative' : 'sumTooBig',
        });
      const after = { ...before, value, imported: value !== null };
      const isSettled = inputs.some((one) => one.year === year && isClosed(one, after));
      if (before.value === after.value && (isSettled || before.imported === after.imported)) {
        unchanged += 1;
        continue;
      }
      if (isSettled)
        faults.push({ line, unit, column: 'TIMMAR', value: value === null ? '' : String(value), code: 'monthClosed' });
      changes.push({ before, after });
      differences.push({
        activityId: activity.id,
        activity: activity.name,
        year,
        month: number,
        before: before.value,
        after: value,
        overwritesTyped: before.value !== null && !before.imported && before.value !== value,
      });
    }
  }
  return {
    changes,
    differences,
    unchanged,
    known,
    absent,
    lost: lostHours.size,
    faults: [...faults, ...blankActivities(rows)],
    notes,
  };
};
