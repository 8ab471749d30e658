import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SheetColumn } from '#web/kit/ui/sheet/column.ts';
import styles from './Beds.module.css';
import { type BedRow, keptCount, steppedCount } from './row.ts';

type Column = SheetColumn<BedRow>;

/** The columns of the bed table: beds on weekdays and at the weekend, and the comment. */
export const useBedColumns = (): readonly Column[] => {
  const { t } = useTranslation();
  return useMemo((): readonly Column[] => {
    const count = (id: 'beds' | 'weekendBeds', head: string): Column => ({
      id,
      kind: 'text',
      head,
      label: t(`demand.beds.${id}`),
      className: styles.count ?? '',
      align: 'right',
      inputMode: 'numeric',
      normalise: keptCount,
      step: steppedCount,
      readOnly: ({ access }) => access.startReadOnly,
    });
    return [
      count('beds', t('demand.beds.weekday')),
      count('weekendBeds', t('demand.beds.weekend')),
      {
        id: 'comment',
        kind: 'text',
        head: t('demand.comment'),
        className: styles.comment ?? '',
        align: 'left',
        readOnly: ({ access }) => access.endReadOnly,
      },
    ];
  }, [t]);
};
