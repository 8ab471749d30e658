import type { TFunction } from 'i18next';
import { dashes, type StepLine } from '#web/kit/charts/lines.ts';
import type { YearFigures } from './figures.ts';

/** In the order read; a budget-only category has the last alone. */
const series = ['demand', 'own', 'substitutes', 'contractors', 'budget'] as const;

type Series = (typeof series)[number];

const valuesOf = ({ services, lines }: YearFigures, key: Series) =>
  key === 'demand' || key === 'budget' ? services[key].months : lines[key];

/** For each further part of the supply, the part that it is stacked on. */
const below: Partial<Record<Series, 'own' | 'substitutes'>> = { substitutes: 'own', contractors: 'substitutes' };

/** Whether a series has a line of its own: a further part of the supply only where it adds to the part below it. */
const isDrawn = (figures: YearFigures, key: Series): boolean => {
  const lower = below[key];
  return lower === undefined || valuesOf(figures, key).some((value, month) => value !== figures.lines[lower][month]);
};

/** Whether the line of the own staff is that of the whole supply: nothing is stacked on it. */
const isWholeSupply = (figures: YearFigures): boolean =>
  !isDrawn(figures, 'substitutes') && !isDrawn(figures, 'contractors');

/** The lines of a year, in the order read. One that is the whole supply is named as the table's row is. */
export const linesOf = (t: TFunction, figures: YearFigures, budgetOnly: boolean): readonly StepLine[] =>
  series
    .filter((key) => (budgetOnly ? key === 'budget' : isDrawn(figures, key)))
    .map((key) => ({
      key,
      name: t(key === 'own' && isWholeSupply(figures) ? 'budget.year.supply' : `budget.line.${key}`),
      values: valuesOf(figures, key),
      color: `var(--s-${key})`,
      dash: dashes[key],
      strong: key === 'demand',
    }));
