import { shiftsIn } from '#functions/core/plan/shiftsIn.ts';
import type {
  DemandHead,
  StoredBeds,
  StoredBudget,
  StoredBudgetHours,
  StoredCategory,
  StoredDemand,
  StoredShift,
} from '#functions/core/plan/stored.ts';
import type { UnitPlan } from '#functions/core/plan/unitPlan.ts';
import { newStamp, type Scope } from '#functions/kernel/changes/scope.ts';
import { type Activity, sameCategory } from '#shared/model/activity.ts';
import type { Stamp } from '#shared/model/fields.ts';
import type { Stencil } from '#shared/model/stencil.ts';
import type { UnitCopyFields, UnitPart } from '#shared/model/unitCopy.ts';
import { liveOf } from '#shared/planning/planPeriod.ts';
import type { Day } from '#shared/time/day.ts';
import type { Period } from '#shared/time/period.ts';
import { valueOn } from '#shared/time/timeline.ts';

/** What is taken along, and the days that it holds on. */
export type Choice = Pick<UnitCopyFields, 'start' | 'demandOn' | 'parts'>;

/** A category of the copy, with what is planned for it. */
interface CopiedCategory {
  readonly category: StoredCategory;
  readonly demand: StoredDemand | undefined;
  readonly head: DemandHead | undefined;
  readonly budget: StoredBudget | undefined;
}

/** The rows of a copy, each undefined or empty where the unit has no such value or it is not taken along. */
export interface CopiedUnit {
  readonly categories: readonly CopiedCategory[];
  readonly beds: StoredBeds | undefined;
  readonly hours: StoredBudgetHours | undefined;
  readonly stencils: readonly Stencil[];
  readonly activities: readonly Activity[];
}

/** The value that holds on the first day, as one period from that day on. */
const onwards = <Part extends Stamp & Period>(
  scope: Scope,
  prefix: string,
  periods: readonly Part[],
  start: Day,
): { readonly periods: readonly Part[] } | undefined => {
  const held = valueOn(periods, start);
  return held && { periods: [{ ...held, ...newStamp(scope, prefix), start, end: null }] };
};

/** The shift with its periods, as a new one. */
export const copiedShift = (scope: Scope, { name, periods }: StoredShift): StoredShift => ({
  ...newStamp(scope, 'shi'),
  name,
  periods: periods.map((period) => ({ ...period, ...newStamp(scope, 'spe') })),
});

/** The periods of a category, as new ones. */
export const copiedPeriods = (scope: Scope, periods: StoredCategory['periods']): StoredCategory['periods'] =>
  periods.map((period) => ({ ...period, ...newStamp(scope, 'cpe') }));

const copiedCategory = (
  scope: Scope,
  takes: (part: UnitPart) => boolean,
  { start, demandOn }: Choice,
  planned: UnitPlan['categories'][number],
): CopiedCategory => {
  const { name, isBudgetCategory } = planned;
  const periods = copiedPeriods(scope, planned.periods);
  const pairs = takes('shifts') ? planned.shifts.map((shift) => ({ shift, copy: copiedShift(scope, shift) })) : [];
  const shifts = pairs.map(({ copy }) => copy);
  const category = { ...newStamp(scope, 'cat'), name, isBudgetCategory, periods, shifts };
  const valid = new Set(shiftsIn({ shifts }, { start, end: null }).map(({ id }) => id));
  const from = takes('demand') ? valueOn(liveOf(planned.demands), demandOn) : undefined;
  const demand = from && {
    ...newStamp(scope, 'dem'),
    categoryId: category.id,
    start,
    end: null,
    locked: false,
    simulation: false,
    baseOnSchemaId: null,
    comment: '',
    shiftDemands: from.shiftDemands.flatMap((row) => {
      const id = pairs.find(({ shift }) => shift.id === row.shiftId)?.copy.id;
      return id !== undefined && valid.has(id) ? [{ ...row, shiftId: id }] : [];
    }),
  };
  const budget = takes('budget') ? onwards(scope, 'bud', planned.budget, start) : undefined;
  return {
    category,
    demand,
    head: demand && { periods: [{ id: demand.id, start, end: null, simulation: false }] },
    // What a budget was decided on belongs to the unit that it was decided for.
    budget: budget && {
      periods: budget.periods.map(({ demandBasis: _, assetBasis: __, ...period }) => ({
        ...period,
        demandBasisDate: null,
        assetBasisDate: null,
      })),
    },
  };
};

/** What a copy of the plan consists of, with ids of its own; staff, access, import settings and outcome never come along. */
export const copiedUnit = (scope: Scope, plan: UnitPlan, choice: Choice): CopiedUnit => {
  const { start } = choice;
  const takes = (part: UnitPart): boolean => choice.parts.includes(part);
  const categories = plan.categories.filter(({ isBudgetCategory }) => !isBudgetCategory || takes('budget'));
  const copies = takes('categories') ? categories.map((one) => copiedCategory(scope, takes, choice, one)) : [];
  const made = copies.map(({ category }) => category);
  return {
    categories: copies,
    beds: takes('beds') ? onwards(scope, 'bed', plan.beds, start) : undefined,
    hours: takes('budget') ? onwards(scope, 'bhr', plan.budgetHours, start) : undefined,
    stencils: takes('stencils') ? plan.stencils.map((one) => ({ ...one, ...newStamp(scope, 'stl') })) : [],
    activities: takes('activities')
      ? plan.activities.map((one) => ({
          ...one,
          ...newStamp(scope, 'act'),
          categoryId: sameCategory(one.categoryId, plan.categories, made),
        }))
      : [],
  };
};

/** How much of each part the copy has. */
export const amountsOf = ({ categories, beds, hours, stencils, activities }: CopiedUnit): Record<UnitPart, number> => {
  const having = (part: 'demand' | 'budget') => categories.filter((one) => one[part] !== undefined).length;
  return {
    categories: categories.length,
    shifts: categories.reduce((sum, { category }) => sum + category.shifts.length, 0),
    demand: having('demand'),
    beds: beds ? 1 : 0,
    budget: having('budget') + (hours ? 1 : 0),
    stencils: stencils.length,
    activities: activities.length,
  };
};
