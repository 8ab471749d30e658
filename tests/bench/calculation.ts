import { type CategoryPlan, receiptsOf, sumOfCategories } from '#shared/calculation/index.ts';
import { type Benchmark, medians, ms } from './benchmark.ts';
import { plansOf, wardOf, year } from './ground/ward.ts';

const most = 5;

const categoriesOf = (plans: readonly CategoryPlan[]) =>
  plans.map((plan) => ({ name: plan.name, isBudgetCategory: false, receipts: receiptsOf(plan, year) }));

/** A year of a unit with 4 categories of 160 asset periods: the calculation alone. */
export const calculation: Benchmark = {
  name: 'calculation: a year of a unit, 4 categories × 160 asset periods',
  limit: `≤ ${ms(most)}`,
  run: async () => {
    const plans = plansOf(wardOf('o', 'u', 80));
    const { ours } = await medians(100, { ours: () => sumOfCategories(categoriesOf(plans), year) });
    return { figure: ms(ours), ok: ours <= most };
  },
};
