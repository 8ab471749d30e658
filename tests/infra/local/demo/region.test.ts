import { describe, expect, test } from 'vitest';
import { calendarOf, strainOf } from '#infra/local/demo/calendar.ts';
import { demoRegion, type UnitDesign } from '#infra/local/demo/region.ts';
import { assets } from '#shared/contract/assets.ts';
import { beds } from '#shared/contract/beds.ts';
import { budget } from '#shared/contract/budget.ts';
import { demand } from '#shared/contract/demand.ts';
import { followup } from '#shared/contract/followup.ts';
import { hierarchy } from '#shared/contract/hierarchy.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { mondayOf, weekOf } from '#shared/time/week.ts';

const today = '2026-02-05' as Day;
const [county, trust] = demoRegion(today);
const unitsOf = ({ areas }: NonNullable<typeof county>): readonly UnitDesign[] => areas.flatMap(({ units }) => units);
const wards = unitsOf(county!);
const categories = wards.flatMap((ward) => ward.categories);
const staff = categories.flatMap((category) => category.staff);
const periods = staff.flatMap((employee) => employee.periods);
const demands = categories.flatMap((category) => category.demands);

describe('the demo region', () => {
  test('is the same for the same day and differs for another day', () => {
    expect(demoRegion(today)).toEqual([county, trust]);
    expect(demoRegion('2026-02-12' as Day)).not.toEqual([county, trust]);
  });

  test('has the required number of units, categories and employees', () => {
    expect(county!.areas).toHaveLength(3);
    expect(wards).toHaveLength(12);
    expect(unitsOf(trust!)).toHaveLength(2);
    for (const ward of wards) {
      expect(ward.shortName.length).toBeLessThanOrEqual(7);
      expect(ward.categories.length).toBeGreaterThanOrEqual(2);
      expect(ward.categories.length).toBeLessThanOrEqual(4);
    }
    for (const { shifts } of categories) expect([3, 4]).toContain(shifts.length);
    expect(staff.length).toBeGreaterThan(360);
    expect(staff.length).toBeLessThan(480);
    expect(new Set(staff.map(({ name }) => name)).size).toBe(staff.length);
  });

  test('contains every kind of shift, employee and period', () => {
    const kinds = categories.flatMap(({ shifts }) => shifts).flatMap((shift) => shift.periods);
    expect(new Set(kinds.map(({ type }) => type))).toEqual(new Set(['Standard', 'ExtraHours', 'Rotation', 'Other']));
    expect(kinds.some(({ isDutyShift }) => isDutyShift)).toBe(true);
    expect(kinds.some(({ isNightShift }) => isNightShift)).toBe(true);
    expect(wards.filter((ward) => ward.beds.length === 0)).toHaveLength(2);
    expect(
      wards.some((ward) => ward.beds.some(({ beds: weekday, weekendBeds }) => weekday! > 0 && weekendBeds === 0)),
    ).toBe(true);
    expect(demands.some(({ locked }) => locked)).toBe(true);
    const simulated = demands.filter(({ fields }) => fields.simulation);
    expect(simulated.some(({ fields }) => weekOf(fields.start as Day).week === 25)).toBe(true);
    expect(periods.some(({ isFillIn }) => isFillIn)).toBe(true);
    expect(periods.some(({ isContractor }) => isContractor)).toBe(true);
    expect(periods.some(({ comment }) => comment === 'Föräldraledig.')).toBe(true);
    expect(new Set(periods.map(({ level }) => level))).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]));
    expect(staff.filter((employee) => employee.periods.at(-1)!.end !== null).length).toBeGreaterThan(50);
  });

  test('gives each unit budget-only categories, and hours and stencils of four years', () => {
    for (const { categories: own, budget: given } of wards) {
      expect(given.stencils.map(({ year }) => year)).toEqual([2024, 2025, 2026, 2027]);
      expect(given.hours.map(({ start }) => start)).toEqual(['2024-01-01', '2025-01-01', '2026-01-01', '2027-01-01']);
      expect(given.budgetOnly.length).toBeGreaterThanOrEqual(2);
      const names = [...own, ...given.budgetOnly].map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  test('gives each unit two years of follow-up to the last whole month', () => {
    for (const { followUp } of wards) {
      expect([...followUp.comments.keys()]).toEqual([2024, 2025, 2026]);
      const types = new Set(followUp.activities.map(({ fields }) => fields.type));
      expect([...types]).toEqual(['Manager', 'Worklog', 'WorklogDetailed', 'Other']);
      const [worked] = followUp.activities.filter(({ fields }) => fields.name === 'Egen personal');
      const months = [...worked!.years.values()].flat();
      expect(months.map((value) => value !== null)).toEqual(months.map((_, index) => index >= 1 && index < 25));
    }
  });

  test.each(['2024-12-31', '2026-02-05', '2026-07-01', '2027-01-01'])('is valid on %s', (when) => {
    for (const organization of demoRegion(when as Day))
      for (const ward of unitsOf(organization)) {
        hierarchy.createUnit.body.parse({ name: ward.name, shortName: ward.shortName });
        for (const period of ward.beds) beds.create.body.parse(period);
        for (const stencil of ward.budget.stencils) budget.createStencil.body.parse(stencil);
        for (const { fields } of ward.followUp.activities) followup.create.body.parse(fields);
        for (const hours of ward.budget.hours) budget.createHours.body.parse(hours);
        for (const { budgets } of ward.budget.budgetOnly)
          for (const period of budgets) budget.create.body.parse(period);
        for (const category of ward.categories) {
          for (const { name, periods } of category.staff)
            for (const period of periods) assets.create.body.parse({ name, period });
          for (const { fields, rows } of category.demands) {
            demand.create.body.parse(fields);
            demand.update.body.parse({ shiftDemands: rows });
          }
        }
      }
  });

  test('covers two years back and one year ahead', () => {
    const monday = mondayOf(today);
    const starts = periods.map(({ start }) => start).sort();
    expect(starts[0]).toBe(addDays(monday, -7 * 104));
    expect(starts.at(-1)! > addDays(monday, 7 * 40)).toBe(true);
    // The last period of an employee on leave starts after the range.
    expect(starts.at(-1)! < addDays(monday, 7 * 104)).toBe(true);
  });
});

describe('the demo calendar', () => {
  test('counts weeks from the Monday of the current week', () => {
    const calendar = calendarOf(today);
    expect(calendar.monday(calendar.now)).toBe('2026-02-02');
    expect(calendar.sunday(calendar.now)).toBe('2026-02-08');
    expect(calendar.sunday(Infinity)).toBeNull();
  });

  test.each([
    ['2025-04-20', 2025],
    ['2026-04-05', 2026],
    ['2027-03-28', 2027],
    ['2038-04-25', 2038],
  ])('knows Easter on %s', (easter) => {
    const before = weekOf(addDays(easter, -14));
    expect(strainOf(weekOf(easter))).toBeGreaterThan(strainOf(before) + 1);
    expect(strainOf(weekOf(addDays(easter, 1)))).toBeGreaterThan(0.8);
  });

  test('has rates of all categories in four years, and units that depart from them', () => {
    for (const { rates, ...organization } of [county!, trust!]) {
      const names = new Set(
        unitsOf({ rates, ...organization }).flatMap((unit) => unit.categories.map(({ name }) => name)),
      );
      expect(rates).toHaveLength(names.size * 4);
      for (const rate of budget.saveRates.body.parse({ rates }).rates)
        expect([rate.monthlySalary, rate.payrollTax]).not.toContain(null);
    }
    expect(wards.filter(({ rates }) => rates.length > 0)).toHaveLength(4);
  });
});
