import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { weekdays } from '#shared/model/demand.ts';
import { formatHours } from '#web/kit/ui/figures/format.ts';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import type { SheetColumn } from '#web/kit/ui/sheet/column.ts';
import type { Texts } from '#web/kit/ui/sheet/core/draft.ts';
import { type Measures, soundTexts, sumOfRow } from '../sums/sums.ts';
import { flagColumns, type TimeColumn, timeColumns, timeKinds } from './columns.ts';
import styles from './Demand.module.css';
import { faultsIn } from './faults.ts';
import { type DemandRow, isWeekendDayIn } from './row.ts';
import { normaliseClock, normaliseDuration, unfinishedTime } from './time.ts';
import { normaliseValue, steppedValue } from './value.ts';

type Column = SheetColumn<DemandRow>;

const groupOfTime = (column: TimeColumn): 'weekday' | 'weekend' | undefined =>
  column === 'duty' ? undefined : column.startsWith('wknd') ? 'weekend' : 'weekday';

const normaliseTime = (column: TimeColumn) => (text: string) => {
  const kind = timeKinds[column];
  return text.trim() === '' ? '' : kind === 'clock' ? normaliseClock(text) : normaliseDuration(text, kind);
};

/**
 * What a row comes to, reckoned once for the same texts: hours and services are two columns of it. `isUncertain`: with the saved value in place
 * of a refused one.
 */
const createRowSum = (measures: Measures) => {
  const compute = (row: DemandRow, texts: Texts) => {
    const faults = faultsIn(row.id, texts);
    const sum = sumOfRow(row, soundTexts({ row, texts, faults }), measures);
    return { ...sum, isUncertain: Object.keys(faults).length > 0 };
  };
  const known = new WeakMap<Texts, ReturnType<typeof compute>>();
  return (row: DemandRow, texts: Texts) => {
    const sum = known.get(texts) ?? compute(row, texts);
    known.set(texts, sum);
    return sum;
  };
};

/** The columns of the demand table: staff a day, weekend boxes, times, duty, and what they come to. */
export const useColumns = (measures: Measures): readonly Column[] => {
  const { t } = useTranslation();
  return useMemo(() => {
    const rowSum = createRowSum(measures);
    const values = weekdays.map(
      (day, weekday): Column => ({
        id: day,
        kind: 'text',
        head: t(`demand.day.${day}`),
        label: t(`demand.dayLong.${day}`),
        group: t('demand.group.values'),
        className: styles.value,
        isNarrow: true,
        align: 'right',
        inputMode: 'decimal',
        normalise: normaliseValue,
        step: steppedValue,
        tone: (_, texts) => [
          ...(isWeekendDayIn(texts, weekday) ? (['shaded'] as const) : []),
          ...(texts[day] === '0' ? (['quiet'] as const) : []),
        ],
      }),
    );
    const flags = flagColumns.map(
      (flag): Column => ({
        id: flag,
        kind: 'check',
        head: t(`demand.flag.${flag}`),
        label: t(`demand.flagLong.${flag}`),
        group: t('demand.group.flags'),
        className: styles.flag,
        align: 'center',
      }),
    );
    const times = timeColumns.map((column): Column => {
      const group = groupOfTime(column);
      return {
        id: column,
        kind: 'text',
        head: t(`demand.time.${column}`),
        label: t(`demand.timeLong.${column}`),
        ...(group && { group: t(`demand.group.${group}`) }),
        className: styles.time,
        align: 'center',
        blank: '–',
        prompt: timeKinds[column] === 'clock' ? t('demand.clockPrompt') : '',
        inputMode: 'text',
        normalise: normaliseTime(column),
        unfinished: unfinishedTime,
        ...(column === 'duty' && { readOnly: (row: DemandRow) => !row.shift.isDutyShift }),
      };
    });
    const sums: readonly Column[] = [
      {
        id: 'hours',
        kind: 'readonly',
        head: t('demand.hours'),
        label: t('demand.hoursLong'),
        className: styles.sum,
        align: 'right',
        groupStart: true,
        value: (row, texts) => formatHours(rowSum(row, texts).hours),
        tone: (row, texts) => (rowSum(row, texts).isUncertain ? 'uncertain' : undefined),
      },
      {
        id: 'services',
        kind: 'readonly',
        head: t('demand.services'),
        className: styles.sum,
        align: 'right',
        value: (row, texts) => numberText(rowSum(row, texts).services, 'receipt'),
        tone: (row, texts) => (rowSum(row, texts).isUncertain ? 'uncertain' : 'strong'),
      },
    ];
    return [...values, ...flags, ...times, ...sums];
  }, [t, measures]);
};
