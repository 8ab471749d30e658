import type { OrganizationNode } from '#functions/kernel/rights/place.ts';
import {
  absenceHistory,
  absenceShares,
  type CategoryHistory,
  type CategoryPlan,
  countedHistory,
  type HistoryPlan,
  type KnownAbsence,
} from '#shared/calculation/index.ts';
import { comparable } from '#shared/text/names.ts';
import type { Day } from '#shared/time/day.ts';
import type { StoredAbsence, StoredInputs } from './stored.ts';

/** What of a unit's plan the expected absence is made of. */
interface AbsencePlan extends Pick<HistoryPlan, 'activities' | 'stencils'> {
  readonly categories: readonly (CategoryPlan & { readonly isBudgetCategory: boolean })[];
  readonly inputs: readonly StoredInputs[];
  readonly absence: StoredAbsence | undefined;
}

type OrganizationAbsence = OrganizationNode['absence'];

/** Whether absence is expected in a unit: by its own setting, else its organisation's; not where neither says so. */
export const expectsAbsence = (own: StoredAbsence | undefined, organization: OrganizationAbsence): boolean =>
  own?.on ?? organization?.on ?? false;

/** What the history of a unit is computed from. */
const historyPlan = ({ categories, activities, inputs, stencils }: AbsencePlan): HistoryPlan => ({
  categories: categories.filter(({ isBudgetCategory }) => !isBudgetCategory),
  activities,
  inputs: new Map(inputs.map((of) => [of.year, new Map(of.inputs.map(({ id, months }) => [id, months]))])),
  stencils,
});

/** What the unit's own months say, by category. */
export const historyOf = (plan: AbsencePlan, today: Day): ReadonlyMap<string, CategoryHistory> =>
  absenceHistory(historyPlan(plan), today);

/** The percentages that there are for a category. */
export const knownAbsence = (
  { id, name }: { readonly id: string; readonly name: string },
  own: StoredAbsence | undefined,
  history: ReadonlyMap<string, CategoryHistory>,
  organization: OrganizationAbsence,
): KnownAbsence => ({
  typed: own?.categories.find(({ categoryId }) => categoryId === id),
  history: countedHistory(history.get(id)),
  organization: organization?.categories.find((one) => comparable(one.name) === comparable(name)),
});

/** The plan with the expected absence of each staff category, where it counts (shared/calculation/README.md 15). */
export const withExpectedAbsence = <Plan extends AbsencePlan>(
  plan: Plan,
  organization: OrganizationAbsence,
  today: Day,
): Plan => {
  if (!expectsAbsence(plan.absence, organization)) return plan;
  const history = historyOf(plan, today);
  return {
    ...plan,
    categories: plan.categories.map((category) => ({
      ...category,
      absence: category.isBudgetCategory
        ? undefined
        : absenceShares(knownAbsence(category, plan.absence, history, organization)),
    })),
  };
};
