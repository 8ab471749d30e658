import { VALUE_DECIMALS } from '#shared/quantity/scaled.ts';
import type { ReadPlan } from './readPlan.ts';
import { count, type Days, sharedDays } from './span.ts';

/** The budget of a category over some days, in services. */
export interface Budget {
  /** Days with a budget period. */
  readonly budgetDays: number;
  /** Mean over all the days, one without a budget period adding 0; null when none has. */
  readonly budget: number | null;
}

/** The budget of a plan already read (README.md 5). */
export const budgetOf = ({ budget }: Pick<ReadPlan, 'budget'>, days: Days): Budget => {
  const covered = budget.map((span) => ({ value: span.value, dayCount: sharedDays(span, days) }));
  const budgetDays = covered.reduce((sum, { dayCount }) => sum + dayCount, 0);
  const hundredths = covered.reduce((sum, { value, dayCount }) => sum + value * dayCount, 0);
  return { budgetDays, budget: budgetDays ? hundredths / (count(days) * 10 ** VALUE_DECIMALS) : null };
};
