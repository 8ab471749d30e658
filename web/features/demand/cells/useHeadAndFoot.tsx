import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { weekdays } from '#shared/model/demand.ts';
import { formatHours, formatNumber } from '#web/kit/ui/figures/format.ts';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import type { RowHead, SheetFoot } from '#web/kit/ui/sheet/column.ts';
import type { Sums } from '../sums/sums.ts';
import styles from './Demand.module.css';
import type { DemandRow } from './row.ts';
import { ShiftName } from './ShiftName.tsx';

/** The names of the shifts before the columns of the demand table, and the sums below them; on screen and on paper. */
export const useHeadAndFoot = (sums: Sums): { readonly rowHead: RowHead<DemandRow>; readonly foot: SheetFoot } => {
  const { t } = useTranslation();
  const rowHead = useMemo((): RowHead<DemandRow> => {
    return {
      head: t('demand.shift'),
      ...(styles.name && { className: styles.name }),
      name: ({ shift }) => shift.shiftName,
      render: (row) => <ShiftName row={row} />,
    };
  }, [t]);

  const cell = (column: string): string => {
    const weekday = (weekdays as readonly string[]).indexOf(column);
    if (weekday >= 0) return formatNumber(sums.staff[weekday] ?? 0);
    if (column === 'hours') return formatHours(sums.hours);
    return column === 'services' ? numberText(sums.services, 'receipt') : '';
  };
  return { rowHead, foot: { head: t('demand.sum'), cell } };
};
