import { checkedShiftPeriod, type ShiftPeriod, ShiftPeriodFields, type ShiftPeriodType } from '#shared/model/shift.ts';
import { firstFreeDay } from '#shared/time/timeline.ts';
import { today } from '#web/kit/ui/dates.ts';
import type { ChosenDays } from '#web/kit/ui/inputs/days.ts';
import { typedNumber } from '#web/kit/ui/inputs/digits.ts';

const measures = ['extraHours', 'extraMinutes', 'weeks', 'nights', 'newWorkingHours', 'newWorkingMinutes'] as const;

type Measure = (typeof measures)[number];

/** The measures of each period type; the others do not apply to it. */
const measuresOf: Readonly<Record<ShiftPeriodType, readonly Measure[]>> = {
  Standard: [],
  ExtraHours: ['extraHours', 'extraMinutes'],
  Rotation: ['weeks', 'nights', 'newWorkingHours', 'newWorkingMinutes'],
  Other: ['newWorkingHours', 'newWorkingMinutes'],
};

/** A shift period while it is being filled in. */
export interface ShiftPeriodValues extends ChosenDays, Readonly<Record<Measure, string>> {
  readonly type: ShiftPeriodType;
  readonly isNightShift: boolean;
  readonly isDutyShift: boolean;
}

type Filled = Omit<ShiftPeriod, 'id' | 'version' | 'changedBy' | 'changedAt'>;

const textOf = (measure: Measure, value: number | null | undefined): string => {
  if (value === null || value === undefined) return '';
  return measure.endsWith('Minutes') ? String(value).padStart(2, '0') : String(value);
};

/** The values of a period; a new one begins on the first free day after `like`, open-ended, with its type and measures or as Standard. */
export const shiftPeriodValues = (stored: Filled | undefined, like?: Filled): ShiftPeriodValues => {
  const filled = stored ?? like;
  const texts = Object.fromEntries(measures.map((measure) => [measure, textOf(measure, filled?.[measure])]));
  return {
    start: stored?.start ?? firstFreeDay(like ? [like] : [], today()),
    end: stored?.end ?? null,
    type: filled?.type ?? 'Standard',
    isNightShift: filled?.isNightShift ?? false,
    isDutyShift: filled?.isDutyShift ?? false,
    ...(texts as Record<Measure, string>),
  };
};

/** The body of the fields, with the measures of the type alone. */
export const shiftPeriodBody = ({ start, end, type, isNightShift, isDutyShift, ...texts }: ShiftPeriodValues) => ({
  start,
  end,
  type,
  isNightShift,
  isDutyShift,
  ...Object.fromEntries(measuresOf[type].map((measure) => [measure, typedNumber(texts[measure])])),
});

/** Judges a shift period as the server does. */
export const shiftPeriodSchema = checkedShiftPeriod(ShiftPeriodFields);
