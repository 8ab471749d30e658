import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import Button from 'antd/es/button';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AssetPeriod } from '#shared/model/asset.ts';
import type { Day } from '#shared/time/day.ts';
import { contains } from '#shared/time/period.ts';
import { type Indicator, Indicators } from '#web/planning/Indicators.tsx';
import { dayText } from '#web/ui/dates.ts';
import type { RowHead } from '#web/ui/sheet/column.ts';
import { spanText } from '../weeks.ts';
import styles from './PeriodSheet.module.css';
import type { PeriodRow } from './row.ts';

const daysText = ({ start, end }: AssetPeriod, open: string): string => {
  const year = end === null || end.slice(0, 4) !== start.slice(0, 4);
  return `${dayText(start, { year })} – ${end === null ? open : dayText(end, { year: true })}`;
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
  return useMemo(
    (): RowHead<PeriodRow> => ({
      head: t('assets.grid.period'),
      className: styles.head ?? '',
      name: ({ period }) => spanText(period, t('ui.period.open')),
      render: ({ period, past }) => (
        <span className={`${styles.name} ${past ? styles.past : ''}`}>
          <span className={styles.texts}>
            <span className={contains(period, today) ? styles.now : styles.days}>
              {daysText(period, t('ui.period.openShort'))}
            </span>
            <span className={styles.gaps}>
              <Indicators of={gapsOf(period, periods)} />
            </span>
          </span>
          {onOpen && (
            <Button
              className={styles.open ?? ''}
              type="text"
              size="small"
              tabIndex={-1}
              icon={<EditOutlined aria-hidden />}
              aria-label={t('assets.period.open', { weeks: spanText(period, t('ui.period.open')) })}
              onClick={() => onOpen(period.id)}
            />
          )}
        </span>
      ),
    }),
    [t, periods, today, onOpen],
  );
};
