import { type ShiftDemand, weekdays } from '#shared/model/demand.ts';
import { formatClock, formatMinutes } from '#shared/quantity/minutes.ts';
import { CHECKED, UNCHECKED } from '#web/kit/ui/sheet/core/check.ts';
import type { Texts } from '#web/kit/ui/sheet/core/draft.ts';
import { flagColumns, type TimeColumn, timeColumns, timeFields, timeKinds } from './columns.ts';
import { readClock, readDuration } from './time.ts';
import { normaliseValue } from './value.ts';

type Part = number | null;
type TimeFields = Readonly<Record<(typeof timeFields)[TimeColumn][number], Part>>;

const timeText = (column: TimeColumn, row: TimeFields): string => {
  const [hourField, minuteField] = timeFields[column];
  const [hours, minutes] = [row[hourField], row[minuteField]];
  if (hours === null && !minutes) return '';
  const total = (hours ?? 0) * 60 + (minutes ?? 0);
  return timeKinds[column] === 'clock' ? formatClock(total) : formatMinutes(total);
};

/** A row of the contract as the texts of the table. */
export const textsOfRow = (row: ShiftDemand): Texts =>
  Object.fromEntries([
    ...weekdays.map((day) => [day, normaliseValue(row[day])]),
    ...flagColumns.map((flag) => [flag, row[flag] ? CHECKED : UNCHECKED]),
    ...timeColumns.map((column) => [column, timeText(column, row)]),
  ]);

/** Minutes of a time's text; undefined for a text that is no time, null for none. */
export const minutesIn = (column: TimeColumn, text: string): number | null | undefined => {
  if (text.trim() === '') return null;
  const kind = timeKinds[column];
  return (kind === 'clock' ? readClock(text) : readDuration(text, kind)) ?? undefined;
};

const timeParts = (column: TimeColumn, text: string): [string, Part][] => {
  const [hourField, minuteField] = timeFields[column];
  const minutes = minutesIn(column, text) ?? null;
  return [
    [hourField, minutes === null ? null : Math.floor(minutes / 60)],
    [minuteField, minutes === null ? null : minutes % 60],
  ];
};

/** The texts of the table as a row's body; a text that is no time is left empty. Not yet judged: see `faultsIn`. */
export const bodyOfTexts = (shiftId: string, texts: Texts) => ({
  shiftId,
  ...Object.fromEntries(weekdays.map((day) => [day, texts[day] ?? '0'])),
  ...Object.fromEntries(flagColumns.map((flag) => [flag, texts[flag] === CHECKED])),
  ...Object.fromEntries(timeColumns.flatMap((column) => timeParts(column, texts[column] ?? ''))),
});
