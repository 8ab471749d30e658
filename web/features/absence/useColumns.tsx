import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { monthNames } from '#shared/model/activity.ts';
import { parseDecimal } from '#shared/quantity/parse.ts';
import { longMonth, shortMonth } from '#web/domain/followup/months.ts';
import type { SheetColumn, Texts } from '#web/kit/ui/sheet/column.ts';
import styles from './Absence.module.css';
import { type AbsenceRow, countedMonths, keptText, meanOf, percentText, proposalOf } from './model/rows.ts';
import { hasOrganizations, proposalsOf } from './model/setting.ts';

const writtenMonths = (texts: Texts) => monthNames.map((month) => parseDecimal(texts[month] ?? ''));

/** The columns: the months, the mean of the year, and at a unit what the proposals rest on. */
export const useColumns = (isUnit: boolean): readonly SheetColumn<AbsenceRow>[] => {
  const { t } = useTranslation();
  return useMemo((): readonly SheetColumn<AbsenceRow>[] => {
    const months = monthNames.map((month, index): SheetColumn<AbsenceRow> => {
      const show = (text: string, { kind }: AbsenceRow) => {
        const value = parseDecimal(text);
        const written = value === null ? text : percentText(value);
        if (kind === 'sum') return <b className={styles.sum}>{written}</b>;
        if (!isUnit) return written;
        return (
          <span className={styles.typed}>
            {written}
            <span className="visually-hidden">{t('absence.isTyped')}</span>
          </span>
        );
      };
      return {
        id: month,
        kind: 'text',
        head: shortMonth(index + 1),
        label: longMonth(index + 1),
        align: 'right',
        inputMode: 'decimal',
        normalise: keptText,
        show,
        blank: ({ category, kind }) => {
          if (kind === 'sum') return '';
          const { percent, source } = proposalOf(category, kind, index);
          return source === 'none' ? '' : percentText(percent);
        },
        tone: (_, texts) => (texts[month] ? 'strong' : undefined),
      };
    });
    const year: SheetColumn<AbsenceRow> = {
      id: 'year',
      kind: 'readonly',
      head: t('absence.year'),
      label: t('absence.yearMean'),
      align: 'right',
      groupStart: true,
      value: ({ category, kind }, texts) =>
        percentText(meanOf(kind === 'sum' ? writtenMonths(texts) : countedMonths(category, kind, texts))),
      tone: ({ kind }) => (kind === 'sum' ? ['shaded', 'strong'] : undefined),
    };
    const basis: SheetColumn<AbsenceRow> = {
      id: 'basis',
      kind: 'readonly',
      head: t('absence.basis'),
      className: styles.basis ?? '',
      align: 'right',
      value: ({ category, kind }) => {
        if (kind === 'sum') return '';
        const count = category.history?.[kind].months ?? 0;
        if (proposalsOf(category).history?.[kind]) return t('absence.months', { count });
        if (hasOrganizations(category, kind)) return t('absence.source.organization');
        return count > 0 ? t('absence.tooFew', { count }) : t('absence.source.none');
      },
      tone: ({ kind }) => (kind === 'sum' ? 'shaded' : 'quiet'),
    };
    return isUnit ? [...months, year, basis] : [...months, year];
  }, [isUnit, t]);
};
