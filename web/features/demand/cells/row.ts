import { isWeekendDayOf, shiftCategory } from '#shared/calculation/index.ts';
import type { ShiftCategory } from '#shared/calculation/shiftCategory.ts';
import type { Category } from '#shared/model/category.ts';
import type { Demand, ShiftDemand } from '#shared/model/demand.ts';
import type { ShiftPeriod } from '#shared/model/shift.ts';
import { formatMinutes } from '#shared/quantity/minutes.ts';
import { overlaps } from '#shared/time/period.ts';
import { sorted, valueOn } from '#shared/time/timeline.ts';
import type { SheetRow } from '#web/kit/ui/sheet/column.ts';
import { CHECKED } from '#web/kit/ui/sheet/core/check.ts';
import type { Texts } from '#web/kit/ui/sheet/core/draft.ts';
import { textsOfRow } from './fields.ts';

/** A shift's row of the demand table. */
export interface DemandRow extends SheetRow {
  readonly shift: ShiftDemand;
  readonly kind: ShiftCategory;
  /** How the shift counts on the period's first day; undefined where the shift has no period then. */
  readonly measures: ShiftPeriod | undefined;
}

/** The rows of a demand period, with what the category tells about each shift. */
export const rowsOf = (demand: Demand, category: Category): readonly DemandRow[] =>
  demand.shiftDemands.map((shift) => {
    const periods = category.shifts.find(({ id }) => id === shift.shiftId)?.periods ?? [];
    const measures = valueOn(periods, demand.start) ?? sorted(periods).find((period) => overlaps(period, demand));
    return {
      id: shift.shiftId,
      texts: textsOfRow(shift),
      shift,
      measures,
      kind: shiftCategory(shift.shiftName, measures, shift),
    };
  });

/** Whether the texts make the weekday (0 = Monday) a weekend day of the shift. */
export const isWeekendDayIn = (texts: Texts, weekday: number): boolean =>
  isWeekendDayOf(
    {
      friShift: texts.friShift === CHECKED,
      satShift: texts.satShift === CHECKED,
      sunShift: texts.sunShift === CHECKED,
    },
    weekday,
  );

/** What is worth knowing about how the shift counts: its own week (`34:20`), the credit of a shift (`+0:15`). */
export const measureNote = (measures: ShiftPeriod | undefined): string => {
  const time = (hours: number | null, minutes: number | null) => formatMinutes((hours ?? 0) * 60 + (minutes ?? 0));
  if (measures?.type === 'Other') return time(measures.newWorkingHours, measures.newWorkingMinutes);
  if (measures?.type === 'ExtraHours') return `+${time(measures.extraHours, measures.extraMinutes)}`;
  return '';
};
