import { useTranslation } from 'react-i18next';
import { type BudgetPeriod, BudgetPeriodFields } from '#shared/model/budget.ts';
import { type OpenedPeriod, PeriodForm } from '../rows/PeriodForm.tsx';
import { usePeriodName } from '../rows/usePeriodName.ts';
import type { ServicesCommands } from './useServicesCommands.ts';

/** A budget period of a category, in services. */
export const ServicesForm = ({ commands, period, ...props }: OpenedPeriod<BudgetPeriod, ServicesCommands>) => {
  const { t } = useTranslation();
  const nameOf = usePeriodName();
  return (
    <PeriodForm
      {...props}
      {...commands}
      period={period}
      schema={BudgetPeriodFields}
      failed="budget"
      title={t(period ? 'budget.services.change' : 'budget.services.new')}
      budget={{ label: t('budget.column.services'), limits: { integers: 3, fractions: 2, max: 999 } }}
      removeTitle={period ? t('budget.services.remove', { period: nameOf(period) }) : ''}
      hiddenOf={(stored) => ({ name: stored?.name ?? '' })}
    />
  );
};
