import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SheetColumn } from '#web/kit/ui/sheet/column.ts';
import { keptNumber, shownNumber } from '#web/kit/ui/sheet/numberTexts.ts';
import { type BudgetTime, isClosed, keptDay, type PeriodColumn } from './periods.ts';
import styles from './Rows.module.css';
import type { BudgetRow } from './row.ts';
import { useBudgetPlanner } from './useBudgetPlanner.ts';

/** What may still become a day. */
const UNFINISHED_DAY = /^[\d-]{0,9}$/;

interface BudgetColumn {
  readonly head: string;
  readonly format: (value: number) => string;
}

/** The columns of a sheet of budget periods: first and last day, and the budget. */
export const usePeriodColumns = <Stored extends BudgetTime>({
  head,
  format,
}: BudgetColumn): readonly SheetColumn<BudgetRow<Stored>>[] => {
  const { t } = useTranslation();
  const planner = useBudgetPlanner();
  return useMemo((): readonly SheetColumn<BudgetRow<Stored>>[] => {
    const closed = (column: PeriodColumn) => ({
      readOnly: ({ stored }: BudgetRow<Stored>) => stored !== undefined && isClosed(stored, column, planner),
    });
    const day = (id: 'start' | 'end'): SheetColumn<BudgetRow<Stored>> => ({
      ...closed(id),
      id,
      kind: 'text',
      head: t(`budget.column.${id}`),
      align: 'left',
      className: styles.day ?? '',
      normalise: (text) => keptDay(text, id),
      unfinished: (text) => UNFINISHED_DAY.test(text.trim()),
      ...(id === 'start'
        ? { blank: t('budget.newPeriod'), prompt: t('budget.datePrompt') }
        : { blank: ({ stored }, { start = '' }) => (stored || start !== '' ? t('budget.open') : '') }),
    });
    return [
      day('start'),
      day('end'),
      {
        ...closed('budget'),
        id: 'budget',
        kind: 'text',
        head,
        align: 'right',
        inputMode: 'decimal',
        className: styles.number ?? '',
        normalise: keptNumber,
        show: (text) => shownNumber(text, format),
      },
    ];
  }, [t, planner, head, format]);
};
