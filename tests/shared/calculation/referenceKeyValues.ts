import type { BedPeriodInput, CategoryPlan } from '#shared/calculation/index.ts';
import { type Exact, over, sum, whole, zero } from './exact.ts';
import { bedDaysOver, daysFrom, isoWeekday, mean, on, weighted, workedOn } from './reference.ts';

/** The rules of key values 3 and 4 once more, day by day. */

type ShiftCategory = 'dag' | 'kvall' | 'natt';

/** Whether the unit is open for the shift category on the day. */
const isOpen = ({ beds, weekendBeds }: BedPeriodInput, shiftCategory: ShiftCategory, day: string): boolean => {
  const weekday = isoWeekday(day);
  if (beds > 0 && weekendBeds > 0) return true;
  const lastOfWeek = shiftCategory === 'dag' ? 5 : 4;
  return (beds > 0 && weekday <= lastOfWeek) || (weekendBeds > 0 && weekday > lastOfWeek);
};

/** A unit with its categories. */
export interface ReferenceUnit {
  readonly plans: readonly CategoryPlan[];
  readonly beds: readonly BedPeriodInput[];
}

const isCovered = (plan: CategoryPlan, day: string): boolean =>
  plan.demands.some((demand) => !demand.simulation && on([demand], day));

/** Key values of the categories of a name in one shift category, of several units over the days. */
export const keyValueOver = (
  keyValue: 3 | 4,
  units: readonly ReferenceUnit[],
  name: string,
  shiftCategory: ShiftCategory,
  days: readonly string[],
): Exact | null => {
  const demanded = (plan: CategoryPlan, counts: (day: string) => boolean) =>
    days
      .filter((day) => counts(day) && isCovered(plan, day))
      .flatMap((day) => workedOn(plan, day).filter(({ category }) => category === shiftCategory));
  const members = units.flatMap(({ plans, beds }) =>
    plans
      .filter((plan) => plan.name === name && days.some((day) => isCovered(plan, day)))
      .map((plan) => ({ plan, beds })),
  );
  if (keyValue === 3) {
    const minutes = members.flatMap(({ plan }) => demanded(plan, () => true).map((one) => one.minutes));
    const bedDays = sum(units.flatMap(({ beds }) => days.map((day) => bedDaysOver(beds, day, day, shiftCategory))));
    return bedDays.n === 0n ? null : over(over(sum(minutes), whole(60)), bedDays);
  }
  const both = members.flatMap(({ plan, beds }) => {
    const openOn = (day: string) => {
      const period = on(beds, day);
      return period !== undefined && isOpen(period, shiftCategory, day);
    };
    const open = days.filter(openOn).length;
    const staff = open ? over(sum(demanded(plan, openOn).map(({ n }) => n)), whole(open)) : zero;
    const held = days.flatMap((day) => on(beds, day) ?? []);
    const average = held.length ? mean(held.map(weighted)) : zero;
    return staff.n > 0n && average.n > 0n ? [{ staff, average }] : [];
  });
  return both.length ? over(sum(both.map(({ average }) => average)), sum(both.map(({ staff }) => staff))) : null;
};

/** What days of a year lack for key values: the names of categories without demand, whether none is expected, and beds. */
export const keyValueLacksOver = ({ plans, beds }: ReferenceUnit, year: number, days: readonly string[]) => {
  const ofYear = daysFrom(`${year}-01-01`, `${year}-12-31`);
  const expected = plans.filter(
    (plan) =>
      [...ofYear, ...days].some((day) => isCovered(plan, day)) &&
      days.some((day) => on(plan.periods, day) !== undefined),
  );
  return {
    isNoneExpected: expected.length === 0,
    demand: expected
      .filter((plan) => days.some((day) => on(plan.periods, day) !== undefined && !isCovered(plan, day)))
      .map(({ name }) => name),
    beds: days.some((day) => on(beds, day) === undefined) || days.every((day) => weighted(on(beds, day)!).n === 0n),
  };
};
