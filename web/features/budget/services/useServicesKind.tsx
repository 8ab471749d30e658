import LinkOutlined from '@ant-design/icons/es/icons/LinkOutlined';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { type BasisKind, type BudgetPeriod, BudgetPeriodFields } from '#shared/model/budget.ts';
import { basisFields } from '#shared/planning/basis.ts';
import { formatReceipt } from '#web/kit/ui/figures/format.ts';
import type { SheetColumn } from '#web/kit/ui/sheet/column.ts';
import { numberIn, numberTextOf } from '#web/kit/ui/sheet/numberTexts.ts';
import type { ShowBasis } from '../basis/show.ts';
import type { BasisReportOf } from '../basis/useBasisReport.ts';
import type { RowKind } from '../rows/kind.ts';
import { daysBody, isClosed, judgeDays, overlapClashes, periodLock, periodOrder } from '../rows/periods.ts';
import styles from '../rows/Rows.module.css';
import type { BudgetRow } from '../rows/row.ts';
import { useBudgetPlanner } from '../rows/useBudgetPlanner.ts';
import { usePeriodColumns } from '../rows/usePeriodColumns.ts';

type Column = SheetColumn<BudgetRow<BudgetPeriod>>;

const useColumns = (showBasis: ShowBasis, reportOf: BasisReportOf): readonly Column[] => {
  const { t } = useTranslation();
  const navigate = useNavigate();
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
        open: ({ stored }) => {
          if (stored?.[basisFields[kind].basis]) return () => showBasis(stored, kind);
          const report = stored && reportOf(stored, kind);
          return report === undefined ? undefined : () => void navigate(report);
        },
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
        offer: ({ stored }) => {
          if (!stored) return undefined;
          const report = reportOf(stored, kind);
          if (report === undefined)
            return (
              <>
                <span className={styles.none} aria-hidden="true">
                  –
                </span>
                <span className="visually-hidden">{t('budget.notLinked')}</span>
              </>
            );
          return (
            <Link
              to={report}
              tabIndex={-1}
              className={styles.linked}
              aria-label={t('budget.basis.make', { basis: t(`budget.column.${id}`) })}
            >
              {t('budget.link')}
            </Link>
          );
        },
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
  }, [t, planner, days, showBasis, reportOf, navigate]);
};

/** The budget periods of a category as rows of a sheet, in services. */
export const useServicesKind = (
  showBasis: ShowBasis,
  reportOf: BasisReportOf,
): RowKind<BudgetPeriod, BudgetPeriodFields> => {
  const planner = useBudgetPlanner();
  const columns = useColumns(showBasis, reportOf);
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
