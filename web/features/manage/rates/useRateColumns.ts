import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { rateFields } from '#shared/model/rates.ts';
import { formatNumber } from '#web/kit/ui/figures/format.ts';
import type { SheetColumn } from '#web/kit/ui/sheet/column.ts';
import { keptNumber, shownNumber } from '#web/kit/ui/sheet/numberTexts.ts';
import styles from './Rates.module.css';
import { type RateRow, withTax } from './rateRows.ts';

type Field = (typeof rateFields)[number];

const groups: Readonly<Record<Field, 'salary' | 'ob' | 'overtime' | 'rental'>> = {
  monthlySalary: 'salary',
  payrollTax: 'salary',
  evening: 'ob',
  night: 'ob',
  weekend: 'ob',
  overtime: 'overtime',
  qualifiedOvertime: 'overtime',
  rental: 'rental',
};

/** The year, the rates, and the salary with payroll tax, which is computed. */
export const useRateColumns = (): readonly SheetColumn<RateRow>[] => {
  const { t } = useTranslation();
  return useMemo(() => {
    const shown = (text: string) => shownNumber(text, formatNumber);
    return [
      {
        id: 'year',
        kind: 'readonly',
        head: t('rates.year'),
        align: 'left',
        className: styles.year ?? '',
        value: ({ year }) => String(year),
        tone: () => 'strong',
      },
      ...rateFields.map(
        (field): SheetColumn<RateRow> => ({
          id: field,
          kind: 'text',
          inputMode: 'decimal',
          head: t(`rates.head.${field}`),
          label: t(`rates.field.${field}`),
          group: t(`rates.group.${groups[field]}`),
          align: 'right',
          normalise: keptNumber,
          show: shown,
          // The organisation's value counts where a unit has none.
          blank: ({ above }) => (above[field] ? `(${shown(above[field])})` : '–'),
        }),
      ),
      {
        id: 'withTax',
        kind: 'readonly',
        head: t('rates.head.withTax'),
        label: t('rates.field.withTax'),
        group: t('rates.group.computed'),
        align: 'right',
        value: withTax,
        show: shown,
        blank: '–',
        tone: () => 'shaded',
      },
    ];
  }, [t]);
};
