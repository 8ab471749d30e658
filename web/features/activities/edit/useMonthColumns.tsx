import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { monthNames } from '#shared/model/activity.ts';
import { parseDecimal } from '#shared/quantity/parse.ts';
import { dayText } from '#web/kit/ui/dates.ts';
import { formatNumber } from '#web/kit/ui/figures/format.ts';
import type { SheetColumn } from '#web/kit/ui/sheet/column.ts';
import styles from './Edit.module.css';
import { longMonth, shortMonth } from './model/months.ts';
import { type ImportDays, type InputRow, importOf, keptValue, yearOf } from './model/rows.ts';

/** The columns of the values: the months, those that are locked read-only, each with the day of its latest import, and the year that follows from them. */
export const useMonthColumns = (
  year: number,
  importDays: ImportDays,
  locked: ReadonlySet<string>,
): readonly SheetColumn<InputRow>[] => {
  const { t } = useTranslation();
  return useMemo((): readonly SheetColumn<InputRow>[] => {
    const months = monthNames.map((month): SheetColumn<InputRow> => {
      const show = (text: string, { input }: InputRow) => {
        const value = parseDecimal(text);
        const written = value === null ? text : formatNumber(value);
        const given = importOf(input, month);
        if (!given) return written;
        const isTyped = value !== given.value;
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
        ...(importDays[month] !== undefined && { note: dayText(importDays[month]) }),
        label: longMonth(month),
        align: 'right',
        inputMode: 'numeric',
        normalise: keptValue,
        show,
        tone: ({ activity }) => (activity.isHeader ? 'blank' : locked.has(month) ? 'shaded' : undefined),
        readOnly: () => locked.has(month),
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
        tone: ({ activity }) => (activity.isHeader ? 'blank' : 'strong'),
      },
    ];
  }, [year, importDays, locked, t]);
};
