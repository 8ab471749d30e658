import { describe, expect, it } from 'vitest';
import {
  type CategoryPlan,
  type CategoryRates,
  hourCosts,
  monthHours,
  unitYearHours,
  yearHoursOf,
} from '#shared/calculation/index.ts';
import { demandRow, emptyPlan, shiftPeriod } from './build.ts';

const wages: CategoryRates = {
  monthlySalary: 44_700,
  payrollTax: 49.8,
  evening: 27.6,
  night: 57.8,
  weekend: 68,
  overtime: null,
  qualifiedOvertime: null,
  rental: null,
};

/** A full-time week of 38:15, or another, and one evening shift 13:00–21:00 Monday to Friday in 51 whole weeks of 2027. */
const planOf = ([workingHours, workingMinutes]: readonly [number, number] = [38, 15]): CategoryPlan => ({
  ...emptyPlan,
  periods: [{ start: '2020-01-01', end: null, workingHours, workingMinutes }],
  shifts: [{ id: 's', name: 'Kväll', periods: [shiftPeriod()] }],
  demands: [
    {
      start: '2027-01-04',
      end: '2027-12-26',
      simulation: false,
      shiftDemands: [demandRow('s', '1 1 1 1 1', '', '13:00–21:00 (0:00)', '')],
    },
  ],
});
const hoursIn = (plan: CategoryPlan) => unitYearHours(plan, [2027])[0]!;

describe('an hour of a category', () => {
  it('costs the salary with payroll tax over the hours of a month: 44 700 × 1.498 ÷ 165.75', () => {
    const { hour, missing } = hourCosts(wages, yearHoursOf([hoursIn(planOf())]));
    expect(hour!.low).toBeCloseTo((44_700 * 1.498) / 165.75, 9);
    expect(hour!.low).toBe(hour!.high);
    expect(missing).toEqual([]);
  });

  it('has the inconvenient hours of its demand: of 40 hours a week 8 in the evening, 2 in the weekend', () => {
    const own = hoursIn(planOf());
    expect(own.ob).toEqual({ evening: 51 * 8, weekend: 51 * 2, night: 0 });
    const hours = yearHoursOf([own]);
    expect(hours).toMatchObject({ ob: { evening: 51 * 8, weekend: 51 * 2, night: 0 } });
    expect(hours.demandHours).toBeCloseTo(51 * 40, 6);
    const { shares, ob } = hourCosts(wages, hours);
    expect(shares!.evening).toBeCloseTo(0.2, 9);
    expect(shares!.weekend).toBeCloseTo(0.05, 9);
    expect(shares!.night).toBe(0);
    expect(ob).toBeCloseTo((0.2 * 27.6 + 0.05 * 68) * 1.498, 9);
  });

  it('costs between the longest and the shortest full-time week where units differ, each counted', () => {
    const short = hoursIn(planOf([37, 0]));
    const hours = yearHoursOf([short, hoursIn(planOf()), short]);
    expect(hours.weeks).toEqual([
      { fullTime: 2295, units: 1 },
      { fullTime: 2220, units: 2 },
    ]);
    const { hour } = hourCosts(wages, hours);
    expect(hour!.low).toBeCloseTo((44_700 * 1.498) / 165.75, 9);
    expect(hour!.high).toBeCloseTo((44_700 * 1.498) / ((37 * 52) / 12), 9);
  });

  it('weighs the units by their demanded hours, at the same rates', () => {
    const without = hoursIn({ ...planOf(), demands: [] });
    const hours = yearHoursOf([hoursIn(planOf()), without]);
    expect(hours.weeks).toEqual([{ fullTime: 2295, units: 2 }]);
    expect(hourCosts(wages, hours).shares!.evening).toBeCloseTo(0.2, 9);
  });

  it('has no share of inconvenient hours without demand, rather than 0', () => {
    const hours = yearHoursOf([hoursIn({ ...planOf(), demands: [] })]);
    expect(hourCosts({ ...wages, evening: null }, hours)).toMatchObject({ shares: null, ob: null, missing: [] });
  });

  it('is unknown without a unit that has the category in the year', () => {
    expect(unitYearHours(planOf(), [])).toEqual([]);
    const [before] = unitYearHours({ ...planOf(), periods: [] }, [2019]);
    expect(hourCosts(wages, yearHoursOf([before!])).hour).toBeNull();
  });

  it('names the rates that it lacks: only those of windows that the demand lies in', () => {
    const hours = yearHoursOf([hoursIn(planOf())]);
    const rates = { ...wages, monthlySalary: null, evening: null, night: null };
    expect(hourCosts(rates, hours)).toMatchObject({ hour: null, ob: null, missing: ['monthlySalary', 'evening'] });
    expect(hourCosts({ ...wages, payrollTax: null }, hours)).toMatchObject({ ob: null, missing: ['payrollTax'] });
  });

  it('has both full-time weeks of a year in which the unit changed them', () => {
    const plan = planOf();
    const [year] = unitYearHours(
      {
        ...plan,
        periods: [
          { start: '2020-01-01', end: '2027-06-30', workingHours: 38, workingMinutes: 15 },
          { start: '2027-07-01', end: null, workingHours: 37, workingMinutes: 0 },
        ],
      },
      [2027],
    );
    expect(year!.fullTimes).toEqual([2295, 2220]);
  });
});

it('a full-time week of 38 h 15 min is 165,75 hours a month, one of 40 hours 173,33', () => {
  expect(monthHours(38 * 60 + 15)).toBe(165.75);
  expect(monthHours(40 * 60)).toBeCloseTo(173.3333, 4);
});
