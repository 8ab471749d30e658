import { bedsSteps } from './explainUnit.ts';
import { datesOf, type Explained, type LeftOut, type Step } from './explanation.ts';
import { monthDays } from './months.ts';
import { type WorkedPlan, workedKeyValues, workedSums } from './workedKeyValues.ts';

type HoursOf = 'demand' | 'worklog' | 'detailed' | 'overtime' | 'resource' | 'rental';

/** The hours that a figure adds and the hours that it subtracts, before division by bed-days. */
const compositions = {
  demandPerBedAndDay: [['demand'], []],
  worklogPerBedAndDay: [['worklog'], []],
  diffDemandWorklogPerBedAndDay: [['worklog'], ['demand']],
  diffResources: [['worklog'], ['demand']],
  detailedResources: [['detailed'], []],
  unspecifiedResources: [['worklog'], ['demand', 'detailed']],
  overTimePerBedAndDay: [['overtime'], []],
  resourcePerBedAndDay: [['resource'], []],
  rentalPerBedAndDay: [['rental'], []],
} as const satisfies Record<string, readonly [add: readonly HoursOf[], subtract: readonly HoursOf[]]>;

/** The figures of key values 1 and 2 that can be explained. */
export const workedFields = [...(Object.keys(compositions) as (keyof typeof compositions)[]), 'beds'] as const;
export type WorkedField = (typeof workedFields)[number];

/** A unit with the months of a year that are asked for. */
export interface WorkedUnit {
  readonly unitId: string;
  readonly plan: WorkedPlan;
  readonly months: readonly number[];
}

const reasons = { demand: 'noDemand', beds: 'lacking', worklog: 'noWorklog' } as const;

/** The months of a unit one by one: the sums of the months that count, and what the other months lack. */
const byMonth = (keyValue: 1 | 2, year: number, { plan, months }: WorkedUnit) =>
  months.map((month) => ({ month, ...workedSums(plan, keyValue, { year, months: [month] }) }));

const leftOutOf = (keyValue: 1 | 2, year: number, unit: WorkedUnit): readonly LeftOut[] =>
  byMonth(keyValue, year, unit)
    .flatMap(({ lacks }) => lacks)
    .map(({ kind, month }) => ({
      value: null,
      reason: reasons[kind],
      input: undefined,
      unitId: unit.unitId,
      ...datesOf(monthDays(year, month)),
    }));

const stepsOf = (
  keyValue: 1 | 2,
  year: number,
  unit: WorkedUnit,
  field: keyof typeof compositions,
): readonly Step[] => {
  const [added, subtracted] = compositions[field];
  return byMonth(keyValue, year, unit).flatMap(({ month, sums }): Step[] => {
    if (!sums) return [];
    const at = { ...datesOf(monthDays(year, month)), unitId: unit.unitId };
    const step = (role: Step['role'], of: HoursOf): Step => ({
      role,
      value: sums[of],
      unit: 'hours',
      ...at,
      input: { kind: 'monthHours', of },
    });
    return [
      ...added.map((of) => step('add', of)),
      ...subtracted.map((of) => step('subtract', of)),
      { role: 'divide', value: sums.bedDays, unit: 'bedDays', ...at, input: { kind: 'bedDays' } },
    ];
  });
};

/**
 * A figure of key value 1 or 2 in a year, of one unit or of several together: the same sums taken of one month at a time are the steps
 * (README.md 13).
 */
export const explainWorked = (
  keyValue: 1 | 2,
  year: number,
  units: readonly WorkedUnit[],
  field: WorkedField,
): Explained => {
  const leftOut = units.flatMap((unit) => leftOutOf(keyValue, year, unit));
  const value = workedKeyValues(
    units.flatMap(({ plan, months }) => workedSums(plan, keyValue, { year, months }).sums ?? []),
  )[field];
  if (field !== 'beds') return { value, steps: units.flatMap((unit) => stepsOf(keyValue, year, unit, field)), leftOut };
  const held = units.map((unit) => {
    const counted = byMonth(keyValue, year, unit).filter(({ sums }) => sums);
    return { unitId: unit.unitId, beds: unit.plan.beds, parts: counted.map(({ month }) => monthDays(year, month)) };
  });
  return { value, steps: bedsSteps(held), leftOut };
};
