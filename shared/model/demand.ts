import * as z from 'zod';
import { withoutGroups } from '#shared/quantity/parse.ts';
import { changedWeeks, comment, day, ordered, stamped, version, whole, wholeWeeks } from './fields.ts';
import { figure } from './figure.ts';
import { CostPart, NamedMissingRate, PlanCost } from './planCost.ts';

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

/** Staff demanded on one weekday: up to 2 decimals, decimal comma (a point and spaces between thousands are accepted), at most 5 characters. */
export const demandValue = z
  .union([z.string(), z.number().transform(String)], { error: 'demandValue' })
  .transform((value) => withoutGroups(value.trim()).replace('.', ','))
  .refine((value) => value.length <= 5, { error: 'tooLong', params: { max: 5 }, abort: true })
  .refine((value) => value === '' || /^(\d+(,\d{0,2})?|,\d{1,2})$/.test(value), { error: 'demandValue' })
  .transform((value) => (value === '' ? '0' : value));

const values = {
  mon: demandValue.default('0'),
  tue: demandValue.default('0'),
  wed: demandValue.default('0'),
  thu: demandValue.default('0'),
  fri: demandValue.default('0'),
  sat: demandValue.default('0'),
  sun: demandValue.default('0'),
};

const flags = {
  friShift: z.boolean().default(false),
  satShift: z.boolean().default(false),
  sunShift: z.boolean().default(false),
};

const hour = z.number().min(0, 'clock').max(24, 'clock').refine(Number.isInteger, 'clock').nullable().default(null);
const minute = z.number().min(0, 'clock').max(59, 'clock').refine(Number.isInteger, 'clock').nullable().default(null);
const hours = whole(0, 24).nullable().default(null);
const minutes = whole(0, 59).nullable().default(null);

const times = {
  startHour: hour,
  startMinute: minute,
  endHour: hour,
  endMinute: minute,
  breakHours: hours,
  breakMinutes: minutes,
  dutyHours: hours,
  dutyMinutes: minutes,
  wkndStartHour: hour,
  wkndStartMinute: minute,
  wkndEndHour: hour,
  wkndEndMinute: minute,
  wkndBreakHours: hours,
  wkndBreakMinutes: minutes,
};

const clocks = [
  ['startHour', 'startMinute'],
  ['endHour', 'endMinute'],
  ['wkndStartHour', 'wkndStartMinute'],
  ['wkndEndHour', 'wkndEndMinute'],
] as const;

/** One shift's staff per weekday with its times, as typed. */
export const ShiftDemandFields = z
  .object({ shiftId: z.string(), ...values, ...flags, ...times })
  .superRefine((row, context) => {
    for (const [hourField, minuteField] of clocks)
      if (row[hourField] === 24 && (row[minuteField] ?? 0) > 0)
        context.addIssue({ code: 'custom', message: 'clock', path: [minuteField] });
    // shared/calculation/README.md 3: a weekend flag needs the weekend's start and end.
    if (!row.friShift && !row.satShift && !row.sunShift) return;
    for (const field of ['wkndStartHour', 'wkndEndHour'] as const)
      if (row[field] === null) context.addIssue({ code: 'custom', message: 'weekendTime', path: [field] });
  });
export type ShiftDemandFields = z.infer<typeof ShiftDemandFields>;

const weekdayAnswer = {
  mon: z.string(),
  tue: z.string(),
  wed: z.string(),
  thu: z.string(),
  fri: z.string(),
  sat: z.string(),
  sun: z.string(),
};
const time = z.number().nullable();

/** A row as it is shown: with the shift's name and flags on the period's first day, and the times as text. */
export const ShiftDemand = z.object({
  shiftId: z.string(),
  shiftName: z.string(),
  catName: z.string(),
  isNightShift: z.boolean(),
  isDutyShift: z.boolean(),
  ...weekdayAnswer,
  friShift: z.boolean(),
  satShift: z.boolean(),
  sunShift: z.boolean(),
  startHour: time,
  startMinute: time,
  endHour: time,
  endMinute: time,
  breakHours: time,
  breakMinutes: time,
  dutyHours: time,
  dutyMinutes: time,
  wkndStartHour: time,
  wkndStartMinute: time,
  wkndEndHour: time,
  wkndEndMinute: time,
  wkndBreakHours: time,
  wkndBreakMinutes: time,
  startEnd: z.string(),
  wkndStartEnd: z.string(),
});
export type ShiftDemand = z.infer<typeof ShiftDemand>;

/** Hours of a normal week and month and the services they cost (shared/calculation/README.md 3). */
export const DemandSummary = z.object({
  hoursPerWeek: z.number(),
  minutesPerWeek: z.number(),
  hoursPerMonth: figure,
  services: figure.nullable(),
});
export type DemandSummary = z.infer<typeof DemandSummary>;

/** A demand period of a category with its rows, summary and the unit's beds over it. */
export const Demand = z.object({
  ...stamped,
  start: day,
  end: day.nullable(),
  locked: z.boolean(),
  simulation: z.boolean(),
  baseOnSchemaId: z.string().nullable(),
  comment: z.string(),
  shiftDemands: z.array(ShiftDemand),
  summary: DemandSummary,
  averageBeds: figure.nullable(),
  multiplePeriod: z.boolean(),
  bedsFirstWeek: z.number().nullable(),
  weekendBedsFirstWeek: z.number().nullable(),
  hasDisconnectedStart: z.boolean(),
  hasDisconnectedEnd: z.boolean(),
});
export type Demand = z.infer<typeof Demand>;

const dates = { start: day, end: day.nullable() };

const WeekCost = z.object({ cost: PlanCost, missing: z.array(NamedMissingRate) });
const ExplainedWeekCost = WeekCost.extend({ parts: z.array(CostPart) });

/** What normal weeks cost, in kronor (shared/calculation/README.md 17). */
const ComparedCost = z.object({
  /** Of each live period, oldest first, and of the simulation at the rates of the first day of both. */
  pairs: z.array(z.object({ demandId: z.string(), live: ExplainedWeekCost, simulated: ExplainedWeekCost })),
  /** The unit's other categories, by the live demand on the first day of the simulation. */
  others: z.array(WeekCost.extend({ id: z.string(), name: z.string() })),
});
export type ComparedCost = z.infer<typeof ComparedCost>;

/** What would change if a simulated period became live; services by week. */
export const DemandComparison = z.object({
  simulated: Demand,
  /** The live periods that share a day with it, oldest first. */
  live: z.array(Demand),
  /** What would become of each of them; no part: removed. */
  replaced: z.array(z.object({ id: z.string(), ...dates, becomes: z.array(z.object(dates)) })),
  weeks: z.array(
    z.object({ start: day, workRateSum: figure, demandLive: figure.nullable(), demandSimulated: figure.nullable() }),
  ),
  cost: ComparedCost,
});
export type DemandComparison = z.infer<typeof DemandComparison>;

export const DemandFields = ordered(
  z.object({
    ...wholeWeeks,
    /** Left out: the selected one if there is one, else the previous one. */
    base: z.enum(['previous', 'selected', 'nothing']).optional(),
    baseOnSchemaId: z.string().max(100).nullable().default(null),
    /** A simulation may overlap anything, so it is best made as one. */
    simulation: z.boolean().default(false),
    /** Takes its days from the live periods in its way, which keep their demand outside it. */
    split: z.boolean().default(false),
    comment: comment.default(''),
  }),
).refine((demand) => demand.base !== 'selected' || demand.baseOnSchemaId !== null, {
  error: 'required',
  path: ['baseOnSchemaId'],
});

const eachShiftOnce = (rows: readonly ShiftDemandFields[]) =>
  new Set(rows.map((row) => row.shiftId)).size === rows.length;

const ShiftDemandRows = z.array(ShiftDemandFields).max(200).refine(eachShiftOnce, 'twice');
export const DemandChange = z.object({
  shiftDemands: ShiftDemandRows.optional(),
  comment: comment.optional(),
  version,
});
export const DemandPeriodChange = ordered(z.object({ ...changedWeeks, version }));
export const DemandSummaryBody = z.object({ shiftDemands: ShiftDemandRows, start: day });
export type DemandFields = z.infer<typeof DemandFields>;
export type DemandChange = z.infer<typeof DemandChange>;
export type DemandSummaryBody = z.infer<typeof DemandSummaryBody>;
export type DemandPeriodChange = z.infer<typeof DemandPeriodChange>;
