import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Stencil, StencilFields, stencilRates } from '#shared/model/stencil.ts';
import { mayChangeStencil } from '#shared/planning/stencilYear.ts';
import { usePlanner } from '#web/domain/planning/usePlanner.ts';
import { formatNumber } from '#web/kit/ui/figures/format.ts';
import type { SheetColumn } from '#web/kit/ui/sheet/column.ts';
import { keptNumber, numberIn, numberTextOf, shownNumber } from '#web/kit/ui/sheet/numberTexts.ts';
import type { RowKind } from '../rows/kind.ts';
import styles from '../rows/Rows.module.css';
import type { BudgetRow } from '../rows/row.ts';
import { judgeYear, yearClashes } from './rules.ts';

type Column = SheetColumn<BudgetRow<Stencil>>;

/** The stencils of a unit as rows of a sheet, one a year. */
export const useStencilKind = (): RowKind<Stencil, StencilFields> => {
  const { t } = useTranslation();
  const planner = usePlanner();
  return useMemo(() => {
    const isLocked = ({ stored }: BudgetRow<Stencil>) =>
      stored !== undefined && !mayChangeStencil(stored.year, planner);
    const typed = (id: string): Omit<Column, 'head'> => ({
      id,
      kind: 'text',
      inputMode: 'decimal',
      normalise: keptNumber,
      readOnly: isLocked,
    });
    const columns: readonly Column[] = [
      {
        ...typed('year'),
        head: t('budget.column.year'),
        align: 'left',
        className: styles.year ?? '',
        blank: t('budget.newYear'),
        prompt: t('budget.yearPrompt'),
        tone: (row) => (isLocked(row) ? ['shaded', 'quiet'] : row.stored && 'strong'),
      },
      ...stencilRates.map(
        (field): Column => ({
          ...typed(field),
          head: t(`budget.rateHead.${field}`),
          label: t(`budget.rate.${field}`),
          align: 'right',
          ...(field === 'monthlyWorkHours' && { className: styles.hours ?? '' }),
          show: (text) => shownNumber(text, formatNumber),
          tone: (row) => (isLocked(row) ? ['shaded', 'quiet'] : undefined),
        }),
      ),
    ];
    return {
      columns,
      textsOf: (stencil) => ({
        year: String(stencil.year),
        ...Object.fromEntries(stencilRates.map((field) => [field, numberTextOf(stencil[field])])),
      }),
      lockOf: ({ year }) => (mayChangeStencil(year, planner) ? undefined : 'year'),
      bodyOf: (texts) =>
        Object.fromEntries(['year', ...stencilRates].map((field) => [field, numberIn(texts[field] ?? '')])),
      schemaOf: () => StencilFields,
      judge: (texts) => judgeYear(texts, planner),
      clashesIn: yearClashes,
      orderOf: (rows) => rows.filter(({ changed }) => changed).map(({ id }) => id),
    };
  }, [t, planner]);
};
