import { useTranslation } from 'react-i18next';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import type { Rates } from '../stencils/rates.ts';
import type { YearPricing } from './useYearFigures.ts';

/** How the stencil's cost of a year is made up, or what is missing for it. */
const useStencilFormula = (rates: Rates | undefined, year: number): string => {
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

/** The rates that categories with rates of their own lack, by name. */
const useMissing = (pricing: readonly YearPricing[]): string => {
  const { t } = useTranslation();
  const texts = pricing
    .filter(({ source }) => source === 'rates')
    .flatMap(({ name, missing }) =>
      missing.map(({ field }) => t('budget.formula.missing', { field: t(`cost.field.${field}`), name })),
    );
  return texts.join(', ');
};

/** How the cost of a year is made up, or what is missing for it: at rates of the categories, at the stencil, or each at its own. */
export const useFormula = (rates: Rates | undefined, year: number, pricing: readonly YearPricing[] = []): string => {
  const { t } = useTranslation();
  const stencil = useStencilFormula(rates, year);
  const missing = useMissing(pricing);
  const priced = pricing.filter(({ source }) => source === 'rates');
  if (priced.length === 0) return stencil;
  const own = [t('budget.formula.rates'), ...(missing ? [missing] : [])].join(' · ');
  if (priced.length === pricing.length) return own;
  const others = pricing.filter(({ source }) => source !== 'rates').map(({ name }) => name);
  return `${own} · ${t('budget.formula.others', { names: others.join(', '), formula: stencil })}`;
};
