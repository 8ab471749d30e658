import LinkOutlined from '@ant-design/icons/es/icons/LinkOutlined';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type BudgetPeriod, BudgetPeriodFields } from '#shared/model/budget.ts';
import { formatReceipt } from '#shared/quantity/format.ts';
import { usePlanner } from '#web/planning/usePlanner.ts';
import type { SheetColumn } from '#web/ui/sheet/column.ts';
import type { RowKind } from '../rows/kind.ts';
import {
  daysBody,
  isClosed,
  judgeDays,
  overlapClashes,
  periodLock,
  periodOrder,
  settledDays,
} from '../rows/periods.ts';
import styles from '../rows/Rows.module.css';
import type { BudgetRow } from '../rows/row.ts';
import { numberIn, numberTextOf } from '../rows/texts.ts';
import { usePeriodColumns } from '../rows/usePeriodColumns.ts';

type Column = SheetColumn<BudgetRow<BudgetPeriod>>;

const useColumns = (): readonly Column[] => {
  const { t } = useTranslation();
  const planner = usePlanner();
  const days = usePeriodColumns<BudgetPeriod>({
    head: t('budget.column.services'),
    format: formatReceipt,
  });
  return useMemo((): readonly Column[] => {
    const basis = (id: 'demandBasisDate' | 'assetBasisDate'): Column => ({
      id,
      kind: 'readonly',
      head: t(`budget.column.${id}`),
      align: 'left',
      className: styles.basis ?? '',
      value: ({ stored }) => stored?.[id] ?? '',
      show: (date) => (
        <span className={styles.linked}>
          <LinkOutlined aria-hidden />
          {date}
        </span>
      ),
      tone: ({ stored }) => (stored && periodLock(stored, planner) !== undefined ? 'shaded' : undefined),
      blank: ({ stored }) => (stored ? t('budget.notLinked') : ''),
    });
    return [
      ...days,
      {
        id: 'comment',
        kind: 'text',
        head: t('budget.column.comment'),
        align: 'left',
        readOnly: ({ stored }) => stored !== undefined && isClosed(stored, 'comment', planner),
        tone: ({ stored }) =>
          stored && isClosed(stored, 'comment', planner) ? (['shaded', 'quiet'] as const) : undefined,
        show: (text) => <span className={styles.comment}>{text}</span>,
      },
      basis('demandBasisDate'),
      basis('assetBasisDate'),
    ];
  }, [t, planner, days]);
};

/** The budget periods of a category as rows of a sheet, in services. */
export const useServicesKind = (): RowKind<BudgetPeriod, BudgetPeriodFields> => {
  const planner = usePlanner();
  const columns = useColumns();
  return useMemo(
    () => ({
      columns,
      textsOf: ({ start, end, budget, comment }) => ({
        start,
        end: end ?? '',
        budget: numberTextOf(budget),
        comment,
      }),
      lockOf: (period) => periodLock(period, planner),
      bodyOf: (texts, stored) => ({
        ...daysBody(texts),
        budget: numberIn(texts.budget ?? ''),
        comment: texts.comment ?? '',
        name: stored?.name ?? '',
      }),
      schema: BudgetPeriodFields,
      judge: (texts, stored) => judgeDays(texts, stored, planner),
      clashesIn: overlapClashes,
      orderOf: periodOrder,
      settle: settledDays,
    }),
    [columns, planner],
  );
};
