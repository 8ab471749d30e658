import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import LockOutlined from '@ant-design/icons/es/icons/LockOutlined';
import Button from 'antd/es/button';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AssetPeriod } from '#shared/model/asset.ts';
import type { Day } from '#shared/time/day.ts';
import { contains, type Period } from '#shared/time/period.ts';
import { spanText } from '#web/domain/planning/dates.ts';
import { type Indicator, Indicators } from '#web/domain/planning/Indicators.tsx';
import { isOpenEnd } from '#web/domain/planning/openEnd.ts';
import { dayText } from '#web/kit/ui/dates.ts';
import { useIsNarrow } from '#web/kit/ui/hooks/useMedia.ts';
import type { RowHead, Texts } from '#web/kit/ui/sheet/column.ts';
import styles from './PeriodSheet.module.css';
import { formIn, type PeriodRow } from './row.ts';

/** The days of the row as it is typed; a week that cannot be read is the stored one. */
const daysOf = (texts: Texts, row: PeriodRow): Period => {
  const { start, end } = formIn(texts, row);
  const isRead = end !== null || isOpenEnd(texts.end ?? '');
  return { start: start ?? row.period.start, end: isRead ? end : row.period.end };
};

/** With years; one line for each day where there is no room for both. */
const daysText = ({ start, end }: Period, open: string, onTwoLines: boolean): string => {
  const year = onTwoLines || end === null || end.slice(0, 4) !== start.slice(0, 4);
  return `${dayText(start, { year })} –${onTwoLines ? '\n' : ' '}${end === null ? open : dayText(end, { year: true })}`;
};

/** A gap lies between two periods: before the first and after the last there is none to tell. */
const gapsOf = (period: AssetPeriod, periods: readonly AssetPeriod[]): readonly Indicator[] => [
  ...(period.hasDisconnectedStart && period.id !== periods[0]?.id ? (['gapBefore'] as const) : []),
  ...(period.hasDisconnectedEnd && period.id !== periods.at(-1)?.id ? (['gapAfter'] as const) : []),
];

/** The head of a period's row: its days, whether it holds today, its gaps, and the way to its dialog. */
export const useRowHead = (
  periods: readonly AssetPeriod[],
  today: Day,
  onOpen: ((id: string) => void) | undefined,
): RowHead<PeriodRow> => {
  const { t } = useTranslation();
  const isNarrow = useIsNarrow();
  return useMemo(
    (): RowHead<PeriodRow> => ({
      head: t('assets.grid.period'),
      className: styles.head ?? '',
      name: (row, texts) => spanText(daysOf(texts, row), t('ui.period.openShort')),
      render: (row, texts) => {
        const { period, past, access } = row;
        const days = daysOf(texts, row);
        return (
          <span className={`${styles.name} ${past ? styles.past : ''}`}>
            <span className={styles.texts}>
              <span className={contains(days, today) ? styles.now : styles.days}>
                {daysText(days, t('ui.period.openShort'), isNarrow)}
              </span>
              <span className={styles.gaps}>
                <Indicators of={gapsOf(period, periods)} />
              </span>
            </span>
            {access.level === 'readOnly' && (
              <LockOutlined
                className={styles.lock ?? ''}
                role="img"
                aria-label={t('assets.access.readOnly')}
                title={t('assets.access.readOnly')}
              />
            )}
            {onOpen && access.level !== 'readOnly' && (
              <Button
                className={styles.open ?? ''}
                type="text"
                size="small"
                tabIndex={-1}
                icon={<EditOutlined aria-hidden />}
                aria-label={t('assets.period.open', { weeks: spanText(period, t('ui.period.openShort')) })}
                onClick={() => onOpen(period.id)}
              />
            )}
          </span>
        );
      },
    }),
    [t, periods, today, onOpen, isNarrow],
  );
};
