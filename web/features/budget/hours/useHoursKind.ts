import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { servicesOfHours } from '#shared/calculation/index.ts';
import type { BudgetHours, BudgetHoursFields } from '#shared/model/budgetHours.ts';
import { formatNumber } from '#web/kit/ui/figures/format.ts';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import type { SheetColumn } from '#web/kit/ui/sheet/column.ts';
import { numberIn, numberTextOf } from '#web/kit/ui/sheet/numberTexts.ts';
import type { RowKind } from '../rows/kind.ts';
import { daysBody, judgeDays, overlapClashes, periodLock, periodOrder } from '../rows/periods.ts';
import styles from '../rows/Rows.module.css';
import type { BudgetRow } from '../rows/row.ts';
import { useBudgetPlanner } from '../rows/useBudgetPlanner.ts';
import { usePeriodColumns } from '../rows/usePeriodColumns.ts';
import { type Rates, ratesOf } from '../stencils/rates.ts';
import { typedHours } from './typedHours.ts';

/** The budget hours of a unit as rows of a sheet; `rates` are the stencils as they are typed. */
export const useHoursKind = (rates: readonly Rates[]): RowKind<BudgetHours, BudgetHoursFields> => {
  const { t } = useTranslation();
  const planner = useBudgetPlanner();
  const days = usePeriodColumns<BudgetHours>({
    head: t('budget.column.hours'),
    format: formatNumber,
  });
  const columns = useMemo(
    (): readonly SheetColumn<BudgetRow<BudgetHours>>[] => [
      // The hours and the services share what the days leave.
      ...days.map((column) => (column.id === 'budget' ? { ...column, className: styles.rest ?? '' } : column)),
      {
        id: 'services',
        kind: 'readonly',
        head: t('budget.column.inServices'),
        align: 'right',
        className: styles.rest ?? '',
        value: (_, { start = '', budget = '' }) => {
          const hours = numberIn(budget);
          const year = Number(start.slice(0, 4));
          return typeof hours === 'number' ? numberText(servicesOfHours(hours, ratesOf(rates, year)), 'receipt') : '';
        },
        tone: ({ stored }) => (stored && periodLock(stored, planner) !== undefined ? 'shaded' : undefined),
      },
    ],
    [t, planner, days, rates],
  );
  return useMemo(
    () => ({
      columns,
      textsOf: ({ start, end, budget }) => ({ start, end: end ?? '', budget: numberTextOf(budget) }),
      lockOf: (period) => periodLock(period, planner),
      bodyOf: (texts, stored) => ({
        ...daysBody(texts),
        budget: numberIn(texts.budget ?? ''),
        comment: stored?.comment ?? '',
      }),
      schemaOf: typedHours,
      judge: (texts, stored) => judgeDays(texts, stored, planner),
      clashesIn: overlapClashes,
      orderOf: periodOrder,
    }),
    [columns, planner],
  );
};
