import i18n, { type TFunction } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { type CategoryPlan, followUpOf, type YearCost, yearCost } from '#shared/calculation/index.ts';
import {
  allServicesOn,
  type BudgetCategoryRow,
  chosenCategory,
  servicesOn,
} from '#web/features/budget/categories/choose.ts';
import { yearIn } from '#web/features/budget/useBudgetAddress.ts';
import {
  figuresOf,
  isRoundedApart,
  typedCost,
  writtenFigure,
  type YearFigures,
} from '#web/features/budget/year/figures.ts';
import { linesOf } from '#web/features/budget/year/lines.ts';
import { useFormula } from '#web/features/budget/year/useFormula.ts';
import { catalogue } from '#web/platform/locales/sv.ts';
import { assetPeriod, emptyPlan } from '../../../shared/calculation/build.ts';
import { category, plan } from '../../../shared/calculation/followUpPlan.ts';
import { renderHook } from '../../renderHook.ts';
import { day, periodOf } from './support.ts';

const rates = { year: 2026, hour: 400, rentalHour: 900, monthlyWorkHours: 165 };

const costOf = (budget: readonly { start: string; end: string | null; budget: number }[]): YearCost =>
  yearCost(
    [
      {
        ...emptyPlan,
        budget,
        assets: [
          { id: 'a', periods: [assetPeriod({ start: '2025-12-29', end: null, workRate: 2 })] },
          { id: 'b', periods: [assetPeriod({ start: '2025-12-29', end: null, workRate: 1, isContractor: true })] },
        ],
      },
    ],
    2026,
    { rates, withSimulated: false },
  ).categories[0]!;

describe('the lines of a year', () => {
  const keysOf = (figures: ReturnType<typeof figuresOf>, budgetOnly = false) =>
    linesOf(i18n.t, figures, budgetOnly).map(({ key }) => key);

  it('have further levels of supply only where they add to the level below', () => {
    const figures = figuresOf(costOf([]), 2026);
    expect(keysOf(figures)).toEqual(['demand', 'own', 'contractors', 'budget']);
    const { own } = figures.lines;
    expect(keysOf({ ...figures, lines: { own, substitutes: own, contractors: own } })).toEqual([
      'demand',
      'own',
      'budget',
    ]);
    expect(keysOf(figures, true)).toEqual(['budget']);
  });

  it('name the own staff by themselves, and as the supply where they are all of it', () => {
    const figures = figuresOf(costOf([]), 2026);
    const { own } = figures.lines;
    const nameOf = (one: YearFigures) =>
      linesOf(((key: string) => key) as TFunction, one, false).find(({ key }) => key === 'own')?.name;
    expect(nameOf(figures)).toBe('budget.line.own');
    expect(nameOf({ ...figures, lines: { own, substitutes: own, contractors: own } })).toBe('budget.year.supply');
  });
});

describe('the year of a unit', () => {
  const budgeted = (budget: number): CategoryPlan => ({
    ...emptyPlan,
    budget: [{ start: '2026-01-01', end: null, budget }],
  });
  const staffed: CategoryPlan = {
    ...budgeted(4),
    assets: [{ id: 'a', periods: [assetPeriod({ start: '2025-12-29', end: null, workRate: 3 })] }],
  };

  it('counts the budget of a category without demand and staff apart', () => {
    const { sum, unplanned, categories } = yearCost([staffed, budgeted(2)], 2026, { rates, withSimulated: false });
    const { services, cost } = figuresOf(sum, 2026);
    expect(categories.map(({ isPlanned }) => isPlanned)).toEqual([true, false]);
    expect([services.budget.year, services.supplyBudget.year, cost.budgetSupply.year]).toEqual([4, -1, 12 * 66]);
    expect(figuresOf(unplanned, 2026).cost.budget.year).toBe(2 * 66 * 12);
  });

  it.each([
    [[1.6, 0.5, 1.1], false],
    [[1.4, 0.6, 0.8], true],
    [[null, 0.6, null], false],
  ])('says that differences are rounded where %j read otherwise: %s', (values, apart) => {
    const [from, less, difference] = values.map((value) => ({
      months: [value],
      year: value,
      count: value === null ? 0 : 1,
    }));
    expect(isRoundedApart(from!, less!, difference!)).toBe(apart);
  });

  it('writes differences of services as those of the rows above them', () => {
    const figure = (value: number | null) => ({ months: [value, null], year: value, count: 1 });
    expect(writtenFigure(figure(-3.0525), figure(28.5831), figure(31.6356))).toEqual(figure(-3.06));
  });
});

describe('the figures of a year', () => {
  const { services, cost, lines } = figuresOf(costOf([{ start: '2026-07-01', end: null, budget: 4 }]), 2026);

  it('are the means of services over the months that have a value, and how many those are', () => {
    expect(services.budget).toMatchObject({ year: 4, count: 6 });
    expect(services.supply).toMatchObject({ year: 3, count: 12 });
    expect(services.demand).toMatchObject({ year: null, count: 0 });
  });

  it('compare supply and budget over the months that have both', () => {
    expect(services.supplyBudget).toMatchObject({ year: -1, count: 6 });
    expect(services.supplyDemand).toMatchObject({ year: null, count: 0 });
    expect(cost.budgetSupply).toMatchObject({ year: 6 * (4 * 66 - (2 * 66 + 148.5)), count: 6 });
  });

  it('cost contractors at their own rate', () => expect(cost.supply.months[0]).toBe(2 * 66 + 148.5));

  it('have lines of supply upon each other', () =>
    expect([lines.own[0], lines.substitutes[0], lines.contractors[0]]).toEqual([2, 2, 3]));
});

describe('the figures of a year as they are typed', () => {
  it('equal those of the stored plan with that budget and those rates', () => {
    const typed = [{ start: day('2026-01-01'), end: null, budget: 5 }];
    expect(costOf(typed)).toMatchObject(typedCost(costOf([]), 2026, { periods: typed, rates }));
  });

  it('have no cost without a stencil', () => {
    const { cost } = figuresOf(typedCost(costOf([]), 2026, { periods: [], rates: undefined }), 2026);
    expect(cost.supply).toMatchObject({ year: null, count: 0 });
  });
});

describe('the budget categories of a unit', () => {
  const category = (id: string, isBudgetCategory: boolean, ...periods: BudgetCategoryRow['periods']) => ({
    id,
    name: id,
    isBudgetCategory,
    periods,
    version: 1,
    changedBy: '',
    changedAt: '',
  });
  const nurses = category('nurses', false, periodOf('2026-01-01', '2026-12-31', { budget: 23.5 }));
  const doctors = category('doctors', true, periodOf('2026-06-01', '', { budget: 1.1 }));
  const all = [nurses, category('others', false), doctors];

  it.each([
    ['doctors', 'nurses', 'doctors'],
    ['others', 'nurses', 'nurses'],
    [undefined, 'others', 'others'],
    ['gone', 'gone', 'nurses'],
  ])('with %s and %s in the address show %s', (budgetOnly, own, shown) =>
    expect(chosenCategory(all, budgetOnly, own)?.id).toBe(shown),
  );

  it('have the services of the day and their sum', () => {
    expect(all.map((one) => servicesOn(one, day('2026-11-22')))).toEqual([23.5, null, 1.1]);
    expect(allServicesOn(all, day('2026-11-22'))).toBe(24.6);
    expect(allServicesOn(all, day('2020-01-01'))).toBeNull();
  });
});

describe('the year of the address', () => {
  it.each([
    ['2027', 2027],
    ['20266', 2026],
    ['abc', 2026],
    [undefined, 2026],
  ])('%s is %i', (text, year) => expect(yearIn(text, 2026)).toBe(year));
});

it('the year of the difference of a category is the same in the follow-up and in the budget, by days, where months are unlike', () => {
  const joined: CategoryPlan = {
    ...category,
    assets: [{ id: 'a', periods: [assetPeriod({ start: '2026-02-01', end: null, workRate: 2.8 })] }],
  };
  const { services } = figuresOf(yearCost([joined], 2026, { rates, withSimulated: false }).categories[0]!, 2026);
  const rows = followUpOf({ ...plan, categories: [joined] }, 2026).groups.flatMap((group) => group.rows);
  const total = rows.find(({ source }) => source.row === 'diff')?.total;
  // −4,2 on 31 days and −1,4 on 28.
  expect(total).toBeCloseTo((-4.2 * 31 - 1.4 * 28) / 59, 6);
  expect(services.supplyDemand.year).toBeCloseTo(total ?? Number.NaN, 6);
});

describe('the formula of costs', () => {
  it('says that the follow-up costs demand by its hours', async () => {
    await i18n.use(initReactI18next).init({ lng: 'sv', resources: { sv: { translation: catalogue } } });
    const { result } = await renderHook(() => useFormula(rates, 2026));
    expect(result.current).toBe(
      'tjänster × 165 tim × 400 kr, inhyrda × 900 kr · Uppföljning kostar behovet som behovstimmar × 400 kr',
    );
  });
});
