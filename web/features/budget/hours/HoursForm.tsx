import { useTranslation } from 'react-i18next';
import type { BudgetHours } from '#shared/model/budgetHours.ts';
import { type OpenedPeriod, PeriodForm } from '../rows/PeriodForm.tsx';
import { usePeriodName } from '../rows/usePeriodName.ts';
import { typedHours } from './typedHours.ts';
import type { HoursCommands } from './useHoursCommands.ts';

/** A period of budget hours of a unit, in hours a month. */
export const HoursForm = ({ commands, period, ...props }: OpenedPeriod<BudgetHours, HoursCommands>) => {
  const { t } = useTranslation();
  const nameOf = usePeriodName();
  return (
    <PeriodForm
      {...props}
      {...commands}
      period={period}
      schema={typedHours(period)}
      failed="budgetHours"
      title={t(period ? 'budget.hours.change' : 'budget.hours.new')}
      budget={{ label: t('budget.hours.field'), limits: { integers: 5, fractions: 2, max: 99999 } }}
      removeTitle={period ? t('budget.hours.remove', { period: nameOf(period) }) : ''}
    />
  );
};
