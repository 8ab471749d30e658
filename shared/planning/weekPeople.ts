import type { Asset } from '#shared/model/asset.ts';
import type { WeekPeople } from '#shared/model/receipt.ts';
import { compareNames } from '#shared/text/names.ts';
import type { Day } from '#shared/time/day.ts';
import type { Period } from '#shared/time/period.ts';
import { consistentPeriods, valueOn } from '#shared/time/timeline.ts';
import { sundayOf } from '#shared/time/week.ts';

type Person = WeekPeople['away'][number];

/** What is known of an employee and the periods. */
type Staff = {
  readonly id: string;
  readonly name: string;
  readonly periods: readonly Pick<
    Asset['periods'][number],
    'start' | 'end' | 'workRate' | 'workRateExcluded' | 'comment'
  >[];
};

const inOrder = (a: Person, b: Person): number => b.rate - a.rate || compareNames(a.name, b.name);

const personOf = ({ id, name }: Staff, { start, end }: Period, rate: number, comment: string): Person => ({
  assetId: id,
  name,
  from: start,
  to: end,
  rate,
  comment,
});

/**
 * Who explains the supply of a week, given by its Monday: everybody with a rate outside the staffing (with the days and comment
 * of that period), and those whose employment ends or begins in the week (with its joined days and the work rate of its last or
 * first period). Highest rate first, then by name.
 */
export const weekPeople = (staff: readonly Staff[]): ((monday: Day) => WeekPeople) => {
  const employed = staff.map((one) => ({ one, employments: consistentPeriods(one.periods) }));
  return (monday) => {
    const sunday = sundayOf(monday);
    const people: WeekPeople = { away: [], leaving: [], coming: [] };
    for (const { one, employments } of employed) {
      const period = valueOn(one.periods, monday);
      if (!period) continue;
      const { workRate, workRateExcluded, comment } = period;
      if (workRateExcluded > 0) people.away.push(personOf(one, period, workRateExcluded, comment));
      for (const employment of employments) {
        if (employment.end === sunday) people.leaving.push(personOf(one, employment, workRate, comment));
        if (employment.start === monday) people.coming.push(personOf(one, employment, workRate, comment));
      }
    }
    for (const list of Object.values(people)) list.sort(inOrder);
    return people;
  };
};
