import { useMemo } from 'react';
import type { BudgetPeriod } from '#shared/model/budget.ts';
import type { BudgetYear } from '#shared/model/yearCost.ts';
import { numberIn } from '#web/kit/ui/sheet/numberTexts.ts';
import { daysIn } from '../rows/periods.ts';
import type { TypedRow } from '../rows/row.ts';
import { type Rates, ratesOf } from '../stencils/rates.ts';
import { figuresOf, typedCost, type YearFigure, type YearFigures } from './figures.ts';

/** The budget periods as they are typed; one that cannot be read is left out. */
const periodsIn = (rows: readonly TypedRow<BudgetPeriod>[]) =>
  rows.flatMap(({ texts }) => {
    const [days, budget] = [daysIn(texts), numberIn(texts.budget ?? '')];
    return days && typeof budget === 'number' ? [{ ...days, budget }] : [];
  });

/** A category of the unit in a year. */
interface YearPart {
  readonly id: string;
  readonly name: string;
  readonly isPlanned: boolean;
  readonly cost: YearFigures['cost'];
}

/** Where a category's costs of a year are from, and the rates without which they are unknown. */
export type YearPricing = Pick<BudgetYear['categories'][number], 'id' | 'name' | 'source' | 'missing'>;

/** What is shown of a year: as it is stored, and as it would be with what is typed. */
export interface ShownYear {
  readonly stored: YearFigures;
  readonly typed: YearFigures;
  readonly rates: Rates | undefined;
  /** Where the costs are from, and which rates they lack; of the whole unit those of its categories. */
  readonly pricing: readonly YearPricing[];
  /** Of the whole unit: its categories, and the budget of those that are not planned, which the figures leave out. */
  readonly parts?: readonly YearPart[];
  readonly unplanned?: YearFigure;
}

/** The figures of a year of one category; undefined until the year is loaded. */
export const useYearFigures = (
  answer: BudgetYear | undefined,
  categoryId: string,
  rows: readonly TypedRow<BudgetPeriod>[],
  rates: Rates | undefined,
): ShownYear | undefined =>
  useMemo(() => {
    const cost = answer?.categories.find(({ id }) => id === categoryId);
    if (!answer || !cost) return undefined;
    return {
      stored: figuresOf(cost, answer.year),
      typed: figuresOf(typedCost(cost, answer.year, { periods: periodsIn(rows), rates }), answer.year),
      rates,
      pricing: [cost],
    };
  }, [answer, categoryId, rows, rates]);

/** The figures of a year of the whole unit and the cost of each of its categories, as they are stored: no typed value counts. */
export const useUnitYear = (answer: BudgetYear | undefined, stored: readonly Rates[]): ShownYear | undefined =>
  useMemo(() => {
    if (!answer) return undefined;
    const { year, sum, unplanned, categories } = answer;
    const figures = figuresOf(sum, year);
    const parts = categories.map(({ id, name, isPlanned, ...cost }) => ({
      id,
      name,
      isPlanned,
      cost: figuresOf(cost, year).cost,
    }));
    return {
      stored: figures,
      typed: figures,
      rates: ratesOf(stored, year),
      pricing: categories.filter(({ isPlanned }) => isPlanned),
      parts,
      unplanned: figuresOf(unplanned, year).cost.budget,
    };
  }, [answer, stored]);
