import { shiftsIn } from '#functions/core/plan/shiftsIn.ts';
import type { StoredCategory, StoredShift } from '#functions/core/plan/stored.ts';
import { Problem } from '#functions/kernel/problem.ts';
import { type ShiftDemand, ShiftDemandFields } from '#shared/model/demand.ts';
import type { Fault } from '#shared/model/faults.ts';
import { formatClock, minutesOf } from '#shared/quantity/minutes.ts';
import { overlaps, type Period } from '#shared/time/period.ts';
import { sorted, valueOn } from '#shared/time/timeline.ts';

type Rows = readonly ShiftDemandFields[];

const blank = ShiftDemandFields.parse({ shiftId: '' });

/** The row of a shift that nothing is stored of. */
export const blankRow = (shiftId: string): ShiftDemandFields => ({ ...blank, shiftId });

/** The measures of a shift: its period on the first day, otherwise its first period that overlaps the demand period. */
const measuresOf = ({ periods }: StoredShift, demand: Period) =>
  valueOn(periods, demand.start) ?? sorted(periods).find((period) => overlaps(period, demand));

type Clock = number | null;

const clockText = (startHour: Clock, startMinute: Clock, endHour: Clock, endMinute: Clock): string =>
  startHour === null && endHour === null
    ? ''
    : `${formatClock(minutesOf(startHour, startMinute))}–${formatClock(minutesOf(endHour, endMinute))}`;

/**
 * One row for every shift that is valid on some day of the period, in order; blank where none is stored
 * (shared/contract/README.md).
 */
export const presentRows = (
  category: Pick<StoredCategory, 'name' | 'shifts'>,
  demand: Period & { readonly shiftDemands: Rows },
): ShiftDemand[] =>
  shiftsIn(category, demand).map((shift) => {
    const row = demand.shiftDemands.find(({ shiftId }) => shiftId === shift.id) ?? blankRow(shift.id);
    const measures = measuresOf(shift, demand);
    return {
      ...row,
      shiftName: shift.name,
      catName: category.name,
      isNightShift: measures?.isNightShift ?? false,
      isDutyShift: measures?.isDutyShift ?? false,
      startEnd: clockText(row.startHour, row.startMinute, row.endHour, row.endMinute),
      wkndStartEnd: clockText(row.wkndStartHour, row.wkndStartMinute, row.wkndEndHour, row.wkndEndMinute),
    };
  });

/** The rows whose shifts are valid on some day of the period. */
export const validRows = (category: Pick<StoredCategory, 'shifts'>, period: Period, rows: Rows): Rows => {
  const valid = new Set(shiftsIn(category, period).map(({ id }) => id));
  return rows.filter(({ shiftId }) => valid.has(shiftId));
};

/** Throws `validation` at every row of a shift that is not in the list. */
export const assertShiftsKnown = (shifts: readonly StoredShift[], rows: Rows): void => {
  const known = new Set(shifts.map(({ id }) => id));
  const unknown = rows.flatMap(({ shiftId }, index): [string, Fault][] =>
    known.has(shiftId) ? [] : [[`shiftDemands.${index}.shiftId`, { code: 'shiftUnknown' }]],
  );
  if (unknown.length > 0) throw new Problem('validation', { fields: Object.fromEntries(unknown) });
};
