// From a shortage to remedies (shared/calculation/README.md 18).

import * as z from 'zod';
import { remedyKinds } from '#shared/calculation/index.ts';
import type { Day } from '#shared/time/day.ts';
import { AbsenceKind } from './absence.ts';
import { day, monday } from './fields.ts';
import { figure } from './figure.ts';
import { MissingRate } from './planCost.ts';

const maybe = figure.nullable();
const week = z.string() as unknown as z.ZodType<Day, Day>;
const kind = z.enum(remedyKinds);

/** Which differences count: as planned, or net of expected absence where some is assumed. */
const figures = z.enum(['gross', 'net']).default('gross');

/** `all=true` lists all runs, at most {@link mostRuns}, instead of the five heaviest. */
export const RemediesQuery = z.object({
  figures,
  all: z
    .enum(['true', 'false'])
    .optional()
    .transform((value) => value === 'true'),
});
export const RemedyQuery = z.object({ figures, week: monday });

/** The weeks from this one on in which runs are looked for. */
export const weeksAhead = 26;

/** The runs that a list shows at first, and at most. */
export const fewRuns = 5;
export const mostRuns = 50;

const people = { people: z.number(), services: figure };

/** Why the worst week of a run is short. */
const causes = z.object({
  /** By kind; null where nothing says why. */
  away: z.array(z.object({ ...people, kind: AbsenceKind.nullable() })),
  ended: z.object(people),
  /** Names of days off that are staffed as another weekday. */
  daysOff: z.array(z.string()),
  /** By how much the demand is higher than in the week before the run; null where it is not. */
  rise: maybe,
});

/** A run of shortage with what is proposed; `cost` is left out for who may not write the unit, null where a rate is missing. */
export const RemedyLine = z.object({
  areaId: z.string(),
  unitId: z.string(),
  unitName: z.string(),
  categoryId: z.string(),
  categoryName: z.string(),
  start: week,
  weeks: z.number(),
  worst: z.object({ start: week, diff: figure }),
  /** The mean difference of its weeks with demand. */
  mean: figure,
  weight: figure,
  causes,
  /** What is proposed, in services: more time added up, each lender by itself. */
  parts: z.array(z.object({ kind, unitName: z.string().optional(), services: figure })),
  /** What the worst week still lacks. */
  left: figure,
  /** The mean difference of these weeks with what is proposed. */
  meanLeft: figure,
  cost: maybe.optional(),
  lent: maybe.optional(),
  /** The rates that the proposed measures are priced without; none where the cost is left out. */
  missing: z.array(MissingRate),
});
export type RemedyLine = z.infer<typeof RemedyLine>;

/** The heaviest runs of shortage of a place, and how many there are. */
export const RemedyList = z.object({
  count: z.number(),
  lines: z.array(RemedyLine),
  /** Whether the demand of some category is unknown in some week: a shortage there is not seen. */
  lacksDemand: z.boolean(),
});
export type RemedyList = z.infer<typeof RemedyList>;

/** `ob` is what of `hour` is for inconvenient hours. */
const prices = z.object({ hour: maybe, ob: maybe, overtime: maybe, rental: maybe });

/** A measure that can be taken against a run; what belongs to its kind is filled in. */
export const RemedyMeasure = z.object({
  kind,
  limit: figure,
  /** Weeks of the run, by index. */
  first: z.number(),
  end: z.number(),
  isProposed: z.boolean(),
  /** Of more time and a moved leave: the employee, and the work rate, or the kind of absence. */
  person: z
    .object({ assetId: z.string(), name: z.string(), workRate: figure, absence: AbsenceKind.nullable() })
    .optional(),
  /** Of more time: what the person has agreed to beyond the plan in each week of the run. */
  spare: z.array(figure).optional(),
  /** Of a loan: the unit, its difference in each week before any loan, and whether the caller may write it. */
  lender: z
    .object({
      areaId: z.string(),
      unitId: z.string(),
      categoryId: z.string(),
      unitName: z.string(),
      isSameArea: z.boolean(),
      canWrite: z.boolean(),
      surplus: z.array(figure),
    })
    .optional(),
  /** Of overtime: how many work full time, and their hours a week. */
  overtime: z.object({ people: z.number(), hours: figure }).optional(),
});
export type RemedyMeasure = z.infer<typeof RemedyMeasure>;

/** Who explains the shortage around a run. */
const Explaining = z.object({
  assetId: z.string(),
  name: z.string(),
  kind: z.enum(['away', 'leaving', 'coming']),
  absence: AbsenceKind.nullable(),
  from: day,
  to: day.nullable(),
  rate: figure,
  /** A leave that the HR system granted: it is not moved. */
  isLocked: z.boolean(),
});

/** A run of shortage with all that can be done about it; `run` is null where the week is not short any more. */
export const RemedyPlan = z.object({
  run: z
    .object({
      start: week,
      weeks: z.number(),
      measures: z.array(RemedyMeasure),
      /** Kronor of a service in each week; null each where a rate is missing, left out for who may not write the unit. */
      prices: z.array(prices).optional(),
      /** The rates that the prices lack, or take the hour of the stencil for. */
      missing: z.array(MissingRate),
      /** Units whose surplus is proposed to a heavier run, with the unit of that run. */
      lentOut: z.array(z.object({ unitName: z.string(), to: z.string() })),
      people: z.array(Explaining),
      /** Leaves that are not shown as movable. */
      locked: z.number(),
    })
    .nullable(),
  /** The weeks of the run, two before and three after. */
  weeks: z.array(z.object({ start: week, demand: maybe, supply: figure, diff: maybe, budget: maybe })),
});
export type RemedyPlan = z.infer<typeof RemedyPlan>;
