import LinkOutlined from '@ant-design/icons/es/icons/LinkOutlined';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type BasisKind, type BudgetPeriod, BudgetPeriodFields } from '#shared/model/budget.ts';
import { basisFields } from '#shared/planning/basis.ts';
import { formatReceipt } from '#shared/quantity/format.ts';
import type { SheetColumn } from '#web/kit/ui/sheet/column.ts';
import type { ShowBasis } from '../basis/show.ts';
import type { RowKind } from '../rows/kind.ts';
import { daysBody, isClosed, judgeDays, overlapClashes, periodLock, periodOrder } from '../rows/periods.ts';
import styles from '../rows/Rows.module.css';
import type { BudgetRow } from '../rows/row.ts';
import { numberIn, numberTextOf } from '../rows/texts.ts';
import { useBudgetPlanner } from '../rows/useBudgetPlanner.ts';
import { usePeriodColumns } from '../rows/usePeriodColumns.ts';

type Column = SheetColumn<BudgetRow<BudgetPeriod>>;

const useColumns = (showBasis: ShowBasis): readonly Column[] => {
  const { t } = useTranslation();
  const planner = useBudgetPlanner();
  const days = usePeriodColumns<BudgetPeriod>({
    head: t('budget.column.services'),
    format: formatReceipt,
  });
  return useMemo((): readonly Column[] => {
    const basis = (kind: BasisKind): Column => {
      const id = basisFields[kind].date;
      return {
        id,
        kind: 'readonly',
        head: t(`budget.column.${id}`),
        align: 'left',
        className: styles.basis ?? '',
        value: ({ stored }) => stored?.[id] ?? '',
        open: ({ stored }) => (stored?.[basisFields[kind].basis] ? () => showBasis(stored, kind) : undefined),
        show: (date, { stored }) => (
          <button
            type="button"
            tabIndex={-1}
            className={styles.linked}
            aria-label={t('budget.basis.open', { basis: t(`budget.column.${id}`), date })}
            onClick={() => stored && showBasis(stored, kind)}
          >
            <LinkOutlined aria-hidden />
            {date}
          </button>
        ),
        tone: ({ stored }) => (stored && periodLock(stored, planner) !== undefined ? 'shaded' : undefined),
        blank: ({ stored }) => (stored ? t('budget.notLinked') : ''),
      };
    };
    return [
      ...days,
      {
        id: 'comment',
        kind: 'text',
        head: t('budget.column.comment'),
        align: 'left',
        readOnly: ({ stored }) => stored !== undefined && isClosed(stored, 'comment', planner),
        show: (text) => <span className={styles.comment}>{text}</span>,
      },
      basis('demand'),
      basis('asset'),
    ];
  }, [t, planner, days, showBasis]);
};

/** The budget periods of a category as rows of a sheet, in services. */
export const useServicesKind = (showBasis: ShowBasis): RowKind<BudgetPeriod, BudgetPeriodFields> => {
  const planner = useBudgetPlanner();
  const columns = useColumns(showBasis);
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
      schemaOf: () => BudgetPeriodFields,
      judge: (texts, stored) => judgeDays(texts, stored, planner),
      clashesIn: overlapClashes,
      orderOf: periodOrder,
    }),
    [columns, planner],
  );
};
