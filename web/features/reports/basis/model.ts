import type { BasisKind, BudgetPeriod } from '#shared/model/budget.ts';
import type { AssetsAnswer, DemandsAnswer } from '#shared/model/reportAnswer.ts';
import type { UnitBudget } from '#shared/model/unitBudget.ts';
import { basisFields, basisPeriod, basisRefusal, basisYear } from '#shared/planning/basis.ts';
import { comparable } from '#shared/text/names.ts';
import type { Day } from '#shared/time/day.ts';

/** A report that can be linked to budget periods. */
export interface BasisAnswer {
  readonly kind: BasisKind;
  readonly report: DemandsAnswer | AssetsAnswer;
}

/** A category of the report with the budget period that gets it. */
interface Target {
  readonly id: string;
  readonly name: string;
  /** Undefined: none matches the report's year. */
  readonly period: BudgetPeriod | undefined;
  /** The day of the basis that is overwritten. */
  readonly over: string | null;
  readonly refusal: ReturnType<typeof basisRefusal>;
}

/** The categories of the report in the unit's order, with the periods that get it (shared/planning/basis.ts). */
export const targetsOf = (
  { categories }: UnitBudget,
  { kind, report }: BasisAnswer,
  linker: { readonly today: Day; readonly mayOverwrite: boolean },
): { readonly year: number; readonly targets: readonly Target[] } => {
  const { start, forCat } = report.definition;
  const names = new Set(forCat.map(comparable));
  const year = basisYear(kind, start);
  const targets = categories
    .filter(({ name, isBudgetCategory }) => !isBudgetCategory && names.has(comparable(name)))
    .map(({ id, name, periods }): Target => {
      const period = basisPeriod(periods, kind, start);
      return {
        id,
        name,
        period,
        over: period?.[basisFields[kind].date] ?? null,
        refusal: period && basisRefusal(periods, period, { kind, year }, linker),
      };
    });
  return { year, targets };
};
