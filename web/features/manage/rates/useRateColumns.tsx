import LockOutlined from '@ant-design/icons/es/icons/LockOutlined';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { rateFields } from '#shared/model/rates.ts';
import explained from '#web/domain/explained/Explained.module.css';
import { formatNumber, formatReceipt } from '#web/kit/ui/figures/format.ts';
import type { SheetColumn } from '#web/kit/ui/sheet/column.ts';
import { keptNumber, shownNumber } from '#web/kit/ui/sheet/numberTexts.ts';
import { type HourFigures, hourFigures, rangeText, wholeText } from './hourFigures.ts';
import styles from './Rates.module.css';
import { hasLockedCell, isLockedCell, type RateRow } from './rateRows.ts';

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

/** How a rate is written: what inconvenient hours add always with two decimals. */
export const rateText = (field: Field, value: number): string =>
  groups[field] === 'ob' ? formatReceipt(value) : formatNumber(value);

/** A typed rate as it is shown; a text that is no number as it is. */
export const shownRate = (field: Field, text: string): string => shownNumber(text, (value) => rateText(field, value));

/** The year, the rates, and what an hour costs by them, which is computed and explained. */
export const useRateColumns = (onExplain: (rowId: string) => void): readonly SheetColumn<RateRow>[] => {
  const { t } = useTranslation();
  return useMemo(() => {
    const computed = (
      id: 'hour' | 'share' | 'withOb',
      textOf: (figures: HourFigures) => string,
    ): SheetColumn<RateRow> => ({
      id,
      kind: 'readonly',
      head: t(`rates.head.${id}`),
      label: t(`rates.field.${id}`),
      group: t('rates.group.computed'),
      className: styles.hour ?? '',
      align: 'right',
      value: (row, texts) => {
        const figures = hourFigures(row, texts);
        return figures ? textOf(figures) : '';
      },
      blank: ({ hours }) => (hours ? '–' : '…'),
      tone: () => 'shaded',
    });
    return [
      {
        id: 'year',
        kind: 'readonly',
        head: t('rates.year'),
        align: 'left',
        className: styles.year ?? '',
        value: ({ year }) => String(year),
        show: (year, row) => (
          <span className={styles.yearText}>
            {year}
            {hasLockedCell(row) && <LockOutlined role="img" aria-label={t('rates.locked')} />}
          </span>
        ),
        tone: ({ isLocked }) => (isLocked ? 'quiet' : 'strong'),
      },
      ...rateFields.map((field): SheetColumn<RateRow> => {
        const shown = (text: string) => shownRate(field, text);
        return {
          id: field,
          kind: 'text',
          inputMode: 'decimal',
          head: t(`rates.head.${field}`),
          label: t(`rates.field.${field}`),
          group: t(`rates.group.${groups[field]}`),
          className: styles[field] ?? '',
          align: 'right',
          normalise: keptNumber,
          show: shown,
          // The organisation's value counts where a unit has none.
          blank: ({ above }) => (above[field] ? `(${shown(above[field])})` : '–'),
          readOnly: (row) => isLockedCell(row, field),
        };
      }),
      {
        ...computed('hour', (figures) => rangeText(figures.hour, wholeText)),
        show: (text, row) => {
          const of = t('rates.hour.title', { category: row.category, year: String(row.year) });
          return (
            <button
              type="button"
              tabIndex={-1}
              className={`${explained.figure} ${styles.figure}`}
              aria-label={`${t('rates.hour.explain', { of })}: ${text}`}
              onClick={() => onExplain(row.id)}
            >
              {text}
            </button>
          );
        },
        open:
          ({ id }) =>
          () =>
            onExplain(id),
      },
      computed('share', ({ share }) => (share === null ? '' : wholeText(share))),
      { ...computed('withOb', ({ withOb }) => rangeText(withOb, wholeText)), tone: () => ['shaded', 'strong'] },
    ];
  }, [t, onExplain]);
};
