import { useTranslation } from 'react-i18next';
import { type BudgetPeriod, BudgetPeriodFields } from '#shared/model/budget.ts';
import type { Texts } from '#web/ui/sheet/column.ts';
import { PeriodForm } from '../rows/PeriodForm.tsx';
import { usePeriodName } from '../rows/usePeriodName.ts';
import type { ServicesCommands } from './useServicesCommands.ts';

interface ServicesFormProps {
  readonly commands: ServicesCommands;
  readonly list: readonly BudgetPeriod[];
  readonly period: BudgetPeriod | undefined;
  readonly typed: Texts | undefined;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** A budget period of a category, in services. */
export const ServicesForm = ({ commands, period, ...props }: ServicesFormProps) => {
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
      hidden={{ name: period?.name ?? '' }}
    />
  );
};
