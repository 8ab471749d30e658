import { useMemo } from 'react';
import type { BudgetPeriod } from '#shared/model/budget.ts';
import type { BudgetYear } from '#shared/model/yearCost.ts';
import { daysIn } from '../rows/periods.ts';
import type { TypedRow } from '../rows/row.ts';
import { numberIn } from '../rows/texts.ts';
import type { Rates } from '../stencils/rates.ts';
import { figuresOf, typedCost, type YearFigures } from './figures.ts';

/** The budget periods as they are typed; one that cannot be read is left out. */
const periodsIn = (rows: readonly TypedRow<BudgetPeriod>[]) =>
  rows.flatMap(({ texts }) => {
    const [days, budget] = [daysIn(texts), numberIn(texts.budget ?? '')];
    return days && typeof budget === 'number' ? [{ ...days, budget }] : [];
  });

/** A year of a category as it is stored, and as it would be with what is typed. */
export interface YearOfCategory {
  readonly stored: YearFigures;
  readonly typed: YearFigures;
}

/** The figures of a year of one category; undefined until the year is loaded. */
export const useYearFigures = (
  answer: BudgetYear | undefined,
  categoryId: string,
  rows: readonly TypedRow<BudgetPeriod>[],
  rates: Rates | undefined,
): YearOfCategory | undefined =>
  useMemo(() => {
    const cost = answer?.categories.find(({ id }) => id === categoryId);
    if (!answer || !cost) return undefined;
    return {
      stored: figuresOf(cost, answer.year),
      typed: figuresOf(typedCost(cost, answer.year, { periods: periodsIn(rows), rates }), answer.year),
    };
  }, [answer, categoryId, rows, rates]);
