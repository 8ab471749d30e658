import { type CategoryPlan, receiptsOf, sumOfCategories } from '#shared/calculation/index.ts';
import { atMost, type Benchmark, compared, timesOf } from './benchmark.ts';
import { fixedWork } from './ground/fixedWork.ts';
import { plansOf, wardOf, year } from './ground/ward.ts';

/** 5 ms on a machine that takes 3.2 ms for the fixed work. */
const most = 1.5;

const categoriesOf = (plans: readonly CategoryPlan[]) =>
  plans.map((plan) => ({ name: plan.name, receipts: receiptsOf(plan, year) }));

/** A year of a unit with 4 categories of 160 asset periods: the calculation alone. */
export const calculation: Benchmark = {
  name: 'calculation: a year of a unit, 4 categories × 160 asset periods',
  limit: atMost(most, 'fixed work'),
  run: async () => {
    const plans = plansOf(wardOf('o', 'u', 80));
    const works = { ours: () => sumOfCategories(categoriesOf(plans), year), fixed: fixedWork };
    const { ours, fixed } = await timesOf(200, works);
    return compared({ '': ours }, { name: 'fixed work', time: fixed }, most);
  },
};
