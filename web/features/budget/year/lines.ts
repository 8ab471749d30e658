import type { TFunction } from 'i18next';
import { dashes, type StepLine } from '#web/kit/charts/lines.ts';
import type { YearFigures } from './figures.ts';

/** In the order read; a budget-only category has the last alone. */
const series = ['demand', 'own', 'substitutes', 'contractors', 'budget'] as const;

type Series = (typeof series)[number];

const valuesOf = ({ services, lines }: YearFigures, key: Series) =>
  key === 'demand' || key === 'budget' ? services[key].months : lines[key];

/** The lines of a year, in the order read. */
export const linesOf = (t: TFunction, figures: YearFigures | undefined, budgetOnly: boolean): readonly StepLine[] =>
  series
    .filter((key) => !budgetOnly || key === 'budget')
    .map((key) => ({
      key,
      name: t(`budget.line.${key}`),
      values: figures ? valuesOf(figures, key) : [],
      color: `var(--s-${key})`,
      dash: dashes[key],
      strong: key === 'demand',
    }));
