import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { weekdays } from '#shared/model/demand.ts';
import { formatNumber, formatReceipt } from '#shared/quantity/format.ts';
import { numberText } from '#web/ui/figures/Num.tsx';
import { ShiftBadge } from '#web/ui/figures/ShiftBadge.tsx';
import type { RowHead } from '#web/ui/sheet/column.ts';
import { Sheet } from '#web/ui/sheet/Sheet.tsx';
import type { SheetModel } from '#web/ui/sheet/useSheet.ts';
import type { Sums } from '../sums/sums.ts';
import styles from './Demand.module.css';
import { type DemandRow, measureNote } from './row.ts';

const kinds = { dag: 'day', kvall: 'evening', natt: 'night' } as const;

interface DemandTableProps {
  readonly sheet: SheetModel<DemandRow>;
  readonly sums: Sums;
}

/** The demand of each shift, weekday by weekday, as a sheet with its sums. */
export const DemandTable = ({ sheet, sums }: DemandTableProps) => {
  const { t } = useTranslation();
  const rowHead = useMemo((): RowHead<DemandRow> => {
    const notes = ({ measures, shift }: DemandRow): string[] => [
      ...(measures?.type === 'Rotation' ? [t('demand.rotation')] : []),
      ...(shift.isDutyShift ? [t('demand.duty')] : []),
      measureNote(measures),
    ];
    return {
      head: t('demand.shift'),
      ...(styles.name && { className: styles.name }),
      name: ({ shift }) => shift.shiftName,
      render: (row) => (
        <span title={row.shift.shiftName}>
          <ShiftBadge kind={kinds[row.kind]} />
          <span className={styles.shift}>{row.shift.shiftName}</span>
          {notes(row)
            .filter((note) => note !== '')
            .map((note) => (
              <span key={note} className={styles.note}>
                {note}
              </span>
            ))}
        </span>
      ),
    };
  }, [t]);

  const cell = (column: string): string => {
    const weekday = (weekdays as readonly string[]).indexOf(column);
    if (weekday >= 0) return formatNumber(sums.staff[weekday] ?? 0);
    if (column === 'hours') return formatReceipt(sums.hours);
    return column === 'services' ? numberText(sums.services, 'receipt') : '';
  };

  return (
    <Sheet
      sheet={sheet}
      label={t('demand.table')}
      rowHead={rowHead}
      foot={{ head: t('demand.sum'), cell }}
      className={styles.table}
    />
  );
};
