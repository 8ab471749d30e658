import { useTranslation } from 'react-i18next';
import { BudgetCorrection, type BudgetPeriod, BudgetPeriodFields } from '#shared/model/budget.ts';
import { type OpenedPeriod, PeriodForm } from '../rows/PeriodForm.tsx';
import { periodLock } from '../rows/periods.ts';
import { useBudgetPlanner } from '../rows/useBudgetPlanner.ts';
import { usePeriodName } from '../rows/usePeriodName.ts';
import type { ServicesCommands } from './useServicesCommands.ts';

const CorrectedFields = BudgetPeriodFields.and(BudgetCorrection);

/** A budget period of a category, in services; one with a linked basis is corrected for a reason. */
export const ServicesForm = ({ commands, period, ...props }: OpenedPeriod<BudgetPeriod, ServicesCommands>) => {
  const { t } = useTranslation();
  const nameOf = usePeriodName();
  const planner = useBudgetPlanner();
  const isCorrection = period !== undefined && periodLock(period, planner) === 'correctable';
  return (
    <PeriodForm
      {...props}
      {...commands}
      period={period}
      schema={isCorrection ? CorrectedFields : BudgetPeriodFields}
      failed="budget"
      title={t(period ? 'budget.services.change' : 'budget.services.new')}
      budget={{ label: t('budget.column.services'), limits: { integers: 3, fractions: 2, max: 999 } }}
      removeTitle={period ? t('budget.services.remove', { period: nameOf(period) }) : ''}
      nameOf={({ name }) => name}
    />
  );
};
