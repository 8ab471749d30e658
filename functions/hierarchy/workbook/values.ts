// What a unit has beside its categories: beds, budgets and rates, each a list of parts in an item of its own.

import { assertYearOpen, bedKindIn, budgetKindFor, countsAfter } from '#functions/core/plan/periodKinds.ts';
import type { StoredBeds, StoredBudget, StoredStencils } from '#functions/core/plan/stored.ts';
import { addPart, changePart, type Part, type PartRules } from '#functions/kernel/changes/parts.ts';
import { newStamp, nextStamp, type Scope } from '#functions/kernel/changes/scope.ts';
import { omitUndefined } from '#functions/kernel/omitUndefined.ts';
import { fieldProblem } from '#functions/kernel/problem.ts';
import { planKindOf } from '#functions/kernel/store/keys.ts';
import type { Row } from '#functions/kernel/store/table.ts';
import { BedPeriodFields, bothBeds, type StoredBedPeriod } from '#shared/model/bed.ts';
import { type BudgetPeriod, BudgetPeriodFields } from '#shared/model/budget.ts';
import { hasRight } from '#shared/model/roles.ts';
import { type Stencil, StencilFields } from '#shared/model/stencil.ts';
import type { BedRow, BudgetRow, StencilRow } from '#shared/model/workbook.ts';
import { isLinked } from '#shared/planning/basis.ts';
import { mondayOf } from '#shared/time/week.ts';
import { created, holds, type Outcome, periodOf } from './fields.ts';

/** The values of a unit; a category without a budget has none. */
export interface Values {
  readonly beds: readonly StoredBedPeriod[];
  readonly stencils: readonly Stencil[];
  readonly budgets: Readonly<Record<string, readonly BudgetPeriod[]>>;
}

/** The values among the rows of a unit's partition. */
export const valuesIn = (rows: readonly Row[]): Values => {
  const ofKind = <Data>(kind: string) => rows.filter((row) => planKindOf(row).kind === kind) as readonly Row<Data>[];
  return {
    beds: ofKind<StoredBeds>('BEDS')[0]?.data.periods ?? [],
    stencils: ofKind<StoredStencils>('STENCILS')[0]?.data.stencils ?? [],
    budgets: Object.fromEntries(
      ofKind<StoredBudget>('BUDGET').map((row) => [planKindOf(row).categoryId, row.data.periods]),
    ),
  };
};

/** The periods after a row about one of them, and what it did; `make` gives the fields of a new one. */
const periodStep = <P extends Part>(
  scope: Scope,
  rules: PartRules<P>,
  periods: readonly P[],
  { start, ...fields }: Partial<P>,
  make: () => Parameters<typeof addPart<P>>[3],
): readonly [readonly P[], Outcome] => {
  const period = periodOf(periods, start, scope.today);
  if (!period) return [addPart(scope, rules, periods, make()).parts, 'new'];
  if (holds(period, fields)) return [periods, 'unchanged'];
  return [changePart(scope, rules, periods, period.id, fields as Partial<P>, undefined).parts, 'changed'];
};

/** The beds after a row. Throws `validation`, `overlap`. */
export const bedStep = (
  scope: Scope,
  unitId: string,
  values: Values,
  { sheet: _, start, ...row }: BedRow,
): readonly [Values, Outcome] => {
  const { rules } = bedKindIn({ orgId: '', unitId });
  const stored = periodOf(values.beds, start, scope.today);
  const fields = omitUndefined({ start, ...row, ...(stored && countsAfter(stored, row)) }) as Partial<StoredBedPeriod>;
  const [beds, outcome] = periodStep(scope, rules, values.beds, fields, () => {
    const made = created(BedPeriodFields, { start: mondayOf(scope.today), ...fields });
    return { ...made, ...bothBeds(made) };
  });
  return [{ ...values, beds }, outcome];
};

/** The budget of a category after a row. Throws `validation`, `overlap`; a period with a linked basis is changed on its own page. */
export const budgetStep = (
  scope: Scope,
  categoryId: string,
  values: Values,
  { sheet: _, category: __, ...row }: BudgetRow,
): readonly [Values, Outcome] => {
  const { rules } = budgetKindFor(scope);
  const fields = omitUndefined(row) as Partial<BudgetPeriod>;
  const [budget, outcome] = periodStep(
    scope,
    {
      ...rules,
      assertOpen: (period) => {
        if (!isLinked(period)) return;
        throw fieldProblem('start', hasRight(scope.caller.type, 'overwriteBasis') ? 'budgetLinked' : 'budgetClosed');
      },
    },
    values.budgets[categoryId] ?? [],
    fields,
    () => ({
      ...created(BudgetPeriodFields, { start: mondayOf(scope.today), ...fields }),
      demandBasisDate: null,
      assetBasisDate: null,
    }),
  );
  return [{ ...values, budgets: { ...values.budgets, [categoryId]: budget } }, outcome];
};

/** The stencils after a row. Throws `stencilYear`, `validation`. */
export const stencilStep = (
  scope: Scope,
  values: Values,
  { sheet: _, ...row }: StencilRow,
): readonly [Values, Outcome] => {
  const stored = values.stencils.find(({ year }) => year === row.year);
  const fields = omitUndefined(row) as typeof row;
  if (stored && holds(stored, fields)) return [values, 'unchanged'];
  assertYearOpen(scope, row.year);
  if (!stored) {
    const made = { ...created(StencilFields, fields), ...newStamp(scope, 'stl') };
    return [{ ...values, stencils: [...values.stencils, made] }, 'new'];
  }
  const changed = { ...stored, ...fields, ...nextStamp(scope, stored) } as Stencil;
  return [{ ...values, stencils: values.stencils.map((one) => (one.id === stored.id ? changed : one)) }, 'changed'];
};
