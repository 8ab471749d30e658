import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { monthNames } from '#shared/model/activity.ts';
import { formatNumber } from '#shared/quantity/format.ts';
import { parseDecimal } from '#shared/quantity/parse.ts';
import type { SheetColumn, Texts } from '#web/ui/sheet/column.ts';
import styles from './Edit.module.css';
import { longMonth, shortMonth } from './model/months.ts';
import { type InputRow, keptValue, yearOf } from './model/rows.ts';

/** The columns of the values: the months, and the year that follows from them. */
export const useMonthColumns = (year: number): readonly SheetColumn<InputRow>[] => {
  const { t } = useTranslation();
  return useMemo((): readonly SheetColumn<InputRow>[] => {
    const months = monthNames.map((month): SheetColumn<InputRow> => {
      const show = (text: string, { input, texts: stored }: InputRow, texts: Texts) => {
        const value = parseDecimal(text);
        const written = value === null ? text : formatNumber(value);
        if (!input.imported.includes(month)) return written;
        const isTyped = texts[month] !== stored[month];
        return (
          <span className={isTyped ? styles.overwritten : styles.imported}>
            {written}
            <span className="visually-hidden">
              {t(isTyped ? 'activities.edit.retyped' : 'activities.edit.imported')}
            </span>
          </span>
        );
      };
      return {
        id: month,
        kind: 'text',
        head: shortMonth(month),
        label: longMonth(month),
        align: 'right',
        inputMode: 'numeric',
        normalise: keptValue,
        show,
        tone: ({ activity }) => (activity.isHeader ? 'shaded' : undefined),
      };
    });
    return [
      ...months,
      {
        id: 'year',
        kind: 'readonly',
        head: String(year),
        className: styles.yearColumn ?? '',
        align: 'right',
        groupStart: true,
        value: ({ activity }, texts) => (activity.isHeader ? '' : formatNumber(yearOf(activity, texts))),
        show: (text, { activity }) =>
          activity.calc === 'Avg' ? (
            <>
              <small className={styles.mean}>{t('activities.calc.Avg')}</small> {text}
            </>
          ) : (
            text
          ),
        tone: ({ activity }) => (activity.isHeader ? 'shaded' : 'strong'),
      },
    ];
  }, [year, t]);
};
