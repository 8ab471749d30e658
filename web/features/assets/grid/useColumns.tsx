import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { AlignedDecimal, mostDecimals } from '#web/kit/ui/figures/AlignedDecimal.tsx';
import type { SheetColumn } from '#web/kit/ui/sheet/column.ts';
import { isFollower, isIdle, numberIn, type RateField, rateFields } from '../period/rates.ts';
import { typedWeekText } from '../weeks.ts';
import { AbsenceCode } from './AbsenceCode.tsx';
import styles from './PeriodSheet.module.css';
import { keptAbsence, keptRate, type PeriodRow } from './row.ts';

type Column = SheetColumn<PeriodRow>;

/** `20`, `2026-`, `2026-v0`: what may still become a week. */
const UNFINISHED_WEEK = /^\d{0,4}\s*[-/ ]?\s*[vVwW]?\s*\d{0,2}$/;

/** The columns of the period table; the rates have room for the decimals of their column. */
export const useColumns = (rows: readonly PeriodRow[]): readonly Column[] => {
  const { t } = useTranslation();
  // As text, so that the columns, and the rows' drawing, keep their identity until it changes.
  const roomText = JSON.stringify(
    Object.fromEntries(rateFields.map((id) => [id, mostDecimals(rows.map(({ texts }) => texts[id] ?? ''))])),
  );
  return useMemo((): readonly Column[] => {
    const room: Readonly<Record<RateField, number>> = JSON.parse(roomText);
    const named = (id: string, head: string, label: string) => ({ id, head, label });
    const closedByStart = ({ access }: PeriodRow): boolean => access.startReadOnly;
    const toned = (row: PeriodRow) => (row.past ? ('quiet' as const) : undefined);
    const week = (id: 'start' | 'end'): Column => ({
      ...named(id, t(`assets.grid.${id}`), t(`assets.field.${id}`)),
      group: t('assets.grid.weeks'),
      kind: 'text',
      align: 'center',
      className: styles.week ?? '',
      show: typedWeekText,
      unfinished: (text) => UNFINISHED_WEEK.test(text.trim()),
      readOnly: ({ access }) => (id === 'start' ? access.startReadOnly : access.endReadOnly),
      tone: toned,
      ...(id === 'end' ? { blank: t('ui.period.openShort') } : { prompt: t('assets.grid.weekPrompt') }),
    });
    const rate = (id: RateField, head: string, group?: string): Column => ({
      ...named(id, head, t(`assets.field.${id}`)),
      ...(group !== undefined && { group }),
      kind: 'text',
      align: 'right',
      inputMode: 'decimal',
      className: styles.rate ?? '',
      normalise: keptRate,
      show: (text) => <AlignedDecimal text={text} decimals={room[id]} />,
      readOnly: (row, texts) => closedByStart(row) || (isFollower(id) && isIdle(texts)),
      tone: (row, texts) =>
        row.past || numberIn(texts[id] ?? '') === 0 ? 'quiet' : id === 'workRate' ? 'strong' : undefined,
    });
    const mark = (id: 'isFillIn' | 'isContractor'): Column => ({
      ...named(id, t(`assets.grid.${id}`), t(`assets.field.${id}`)),
      group: t('assets.grid.marks'),
      kind: 'check',
      align: 'center',
      className: styles.mark ?? '',
      readOnly: closedByStart,
    });
    return [
      week('start'),
      week('end'),
      rate('workRate', t('assets.grid.workRate'), t('assets.grid.rates')),
      rate('workRateExcluded', t('assets.grid.workRateExcluded'), t('assets.grid.rates')),
      {
        ...named('absence', t('assets.grid.absence'), t('assets.field.absence')),
        group: t('assets.grid.rates'),
        kind: 'text',
        align: 'center',
        className: styles.mark ?? '',
        normalise: keptAbsence,
        show: (text) => <AbsenceCode text={text} />,
        readOnly: (row, texts) => closedByStart(row) || numberIn(texts.workRateExcluded ?? '') === 0,
        tone: toned,
      },
      mark('isFillIn'),
      mark('isContractor'),
      rate('weekendRate', t('assets.grid.weekendRate'), t('assets.grid.shifts')),
      rate('nightRate', t('assets.grid.nightRate'), t('assets.grid.shifts')),
      rate('level', t('assets.field.level')),
      {
        ...named('comment', t('assets.field.comment'), t('assets.field.comment')),
        kind: 'text',
        align: 'left',
        className: styles.comment ?? '',
        readOnly: ({ access }) => access.endReadOnly,
        tone: toned,
      },
    ];
  }, [t, roomText]);
};
