import { useTranslation } from 'react-i18next';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import type { YearFigures } from './figures.ts';

/** The text alternative of the year's graph: the means of the year. */
export const useGraphText = ({ services: { budget, demand, supply } }: YearFigures, budgetOnly: boolean): string => {
  const { t } = useTranslation();
  return t(budgetOnly ? 'budget.year.budgetGraph' : 'budget.year.graph', {
    budget: numberText(budget.year, 'receipt'),
    demand: numberText(demand.year, 'receipt'),
    supply: numberText(supply.year, 'receipt'),
  });
};
