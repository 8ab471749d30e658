import { useTranslation } from 'react-i18next';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import type { Rates } from '../stencils/rates.ts';

/** How the cost of a year is made up, or what is missing for it. */
export const useFormula = (rates: Rates | undefined, year: number): string => {
  const { t } = useTranslation();
  if (!rates) return t('budget.formula.noStencil', { year: String(year) });
  const { hour, rentalHour, monthlyWorkHours } = rates;
  if (!monthlyWorkHours) return t('budget.formula.noHours', { year: String(year) });
  if (hour === null) return t('budget.formula.noRate', { year: String(year) });
  const values = {
    hours: numberText(monthlyWorkHours),
    rate: numberText(hour),
    rental: numberText(rentalHour ?? hour),
  };
  const formula = t(rentalHour === null ? 'budget.formula.rentalAtHour' : 'budget.formula.all', values);
  return `${formula} · ${t('budget.formula.followUp', values)}`;
};
