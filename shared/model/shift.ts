import * as z from 'zod';
import {
  anyDays,
  changedDays,
  changedFields,
  day,
  name,
  ordered,
  stamped,
  storedFields,
  version,
  whole,
} from './fields.ts';

export const shiftPeriodTypes = ['Standard', 'ExtraHours', 'Rotation', 'Other'] as const;
export type ShiftPeriodType = (typeof shiftPeriodTypes)[number];

const measure = (min: number, max: number) => whole(min, max).nullable().optional();

/** What is set on a shift period; the measures of other types are null. */
const periodFields = {
  type: z.enum(shiftPeriodTypes).default('Standard'),
  isNightShift: z.boolean().default(false),
  isDutyShift: z.boolean().default(false),
  extraHours: measure(0, 24),
  extraMinutes: measure(0, 59),
  weeks: measure(1, 99),
  nights: measure(1, 99),
  newWorkingHours: measure(0, 168),
  newWorkingMinutes: measure(0, 59),
};

/** How a shift counts over some time (shared/calculation/README.md 3). */
export const ShiftPeriod = z.object({
  ...stamped,
  start: day,
  end: day.nullable(),
  ...storedFields(periodFields),
});
export type ShiftPeriod = z.infer<typeof ShiftPeriod>;

export const ShiftPeriodFields = z.object({ ...anyDays, ...periodFields });
export const ShiftPeriodChange = z.object({ ...changedDays, ...changedFields(periodFields), version });
export type ShiftPeriodFields = z.infer<typeof ShiftPeriodFields>;
export type ShiftPeriodChange = z.infer<typeof ShiftPeriodChange>;

type Measured = Omit<ShiftPeriodFields, 'start' | 'end'>;

/** The measures that a period of this type needs and lacks, by field (shared/calculation/README.md 3). */
export const missingMeasures = (period: Measured): Record<string, 'required' | 'duration' | 'withinDay'> => {
  const missing: Record<string, 'required' | 'duration' | 'withinDay'> = {};
  if (period.type === 'ExtraHours' && period.extraHours == null && period.extraMinutes == null)
    missing.extraHours = 'required';
  // As the field does: beside 24 hours there are no minutes.
  if (period.type === 'ExtraHours' && period.extraHours === 24 && period.extraMinutes)
    missing.extraMinutes = 'withinDay';
  if (period.type === 'Rotation')
    for (const field of ['weeks', 'nights'] as const) if (period[field] == null) missing[field] = 'required';
  if (period.type === 'Rotation' || period.type === 'Other') {
    const minutes = (period.newWorkingHours ?? 0) * 60 + (period.newWorkingMinutes ?? 0);
    if (period.newWorkingHours == null) missing.newWorkingHours = 'required';
    else if (minutes < 1 || minutes > 168 * 60) missing.newWorkingHours = 'duration';
  }
  return missing;
};

const withMeasures = <Schema extends z.ZodType<Measured>>(schema: Schema) =>
  schema.superRefine((period, context) => {
    for (const [field, message] of Object.entries(missingMeasures(period)))
      context.addIssue({ code: 'custom', message, path: [field] });
  });

/** A shift period to create, with the rules over several fields. */
export const checkedShiftPeriod = <Schema extends z.ZodType<ShiftPeriodFields>>(schema: Schema) =>
  withMeasures(ordered(schema));

/** A shift (arbetspass) with the period that holds today, or else the nearest, and all its periods. */
export const Shift = z.object({
  ...stamped,
  name: z.string(),
  period: ShiftPeriod,
  periods: z.array(ShiftPeriod),
});
export type Shift = z.infer<typeof Shift>;

export const ShiftFields = z.object({ name: name(), period: checkedShiftPeriod(ShiftPeriodFields) });
export const ShiftChange = z.object({ name: name().optional(), version });
export type ShiftFields = z.infer<typeof ShiftFields>;
export type ShiftChange = z.infer<typeof ShiftChange>;
