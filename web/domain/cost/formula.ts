import type { TFunction } from 'i18next';
import type { CostPart } from '#shared/model/planCost.ts';
import { numberText } from '#web/kit/ui/figures/Num.tsx';

/** Which of the two that are priced. */
export type Side = 'demand' | 'supply';
export type Kind = 'hours' | 'ob' | 'rental';

const windows = ['evening', 'night', 'weekend'] as const;

const hoursOf = (part: CostPart, side: Side): number => (side === 'demand' ? part.demandHours : part.staffHours);

const atRate = (t: TFunction, hours: number, rate: number | null | undefined): string =>
  rate == null
    ? t('cost.hours', { hours: numberText(hours, 'hours') })
    : t('cost.atRate', { hours: numberText(hours, 'hours'), rate: numberText(rate, 'receipt') });

const obText = (t: TFunction, { ob, rates, source }: CostPart): string => {
  const used = windows.filter((window) => ob[window] > 0);
  // A stencil's hour has them in it.
  if (source === 'stencil' || used.length === 0) return '';
  const tax = rates?.payrollTax ?? null;
  const texts = used.map((window) => {
    const [hours, rate] = [numberText(ob[window], 'hours'), rates?.[window] ?? null];
    return rate === null
      ? t(`cost.window.${window}`, { hours })
      : t(`cost.windowAt.${window}`, { hours, rate: numberText(rate, 'receipt') });
  });
  return tax === null ? texts.join(' + ') : `(${texts.join(' + ')}) × ${numberText(1 + tax / 100, 'rate')}`;
};

const textOf: Readonly<Record<Kind, (t: TFunction, part: CostPart, side: Side) => string>> = {
  hours: (t, part, side) => (hoursOf(part, side) > 0 ? atRate(t, hoursOf(part, side), part.rates?.hourCost) : ''),
  ob: obText,
  rental: (t, part, side) =>
    side === 'supply' && part.contractorHours > 0 ? atRate(t, part.contractorHours, part.rates?.rental) : '',
};

/** How an amount is made up: hours at rates, of each part; without the rates where they are not shown. Empty where there is nothing. */
export const formulaOf = (t: TFunction, parts: readonly CostPart[], kind: Kind, side: Side): string =>
  parts
    .map((part) => textOf[kind](t, part, side))
    .filter(Boolean)
    .join(' + ');

const MINUTES = 60;
const monthHours = (fullTime: number): number => (fullTime / MINUTES) * (52 / 12);

/** What an hour costs of each part, down to the salary; nothing where rates are not shown. */
export const hourTexts = (t: TFunction, parts: readonly CostPart[]): readonly string[] => [
  ...new Set(
    parts.flatMap(({ source, rates, fullTime }) => {
      if (rates?.hourCost == null) return [];
      const rate = numberText(rates.hourCost, 'receipt');
      if (source === 'stencil') return [t('cost.stencil', { rate })];
      const { monthlySalary: salary, payrollTax: tax } = rates;
      const hours = numberText(monthHours(fullTime), 'hours');
      return [t('cost.wage', { salary: numberText(salary), tax: numberText(tax), hours, rate })];
    }),
  ),
];

/** Whether some part has rates that are not shown to this account. */
export const hasHidden = (parts: readonly CostPart[]): boolean =>
  parts.some(({ source, rates }) => source === 'rates' && rates === null);
