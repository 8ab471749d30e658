import { useTranslation } from 'react-i18next';
import { Sheet } from '#web/kit/ui/sheet/Sheet.tsx';
import type { SheetModel } from '#web/kit/ui/sheet/useSheet.ts';
import type { Sums } from '../sums/sums.ts';
import styles from './Demand.module.css';
import type { DemandRow } from './row.ts';
import { useHeadAndFoot } from './useHeadAndFoot.tsx';

interface DemandTableProps {
  readonly sheet: SheetModel<DemandRow>;
  readonly sums: Sums;
}

/** The demand of each shift, weekday by weekday, as a sheet with its sums. */
export const DemandTable = ({ sheet, sums }: DemandTableProps) => {
  const { t } = useTranslation();
  const { rowHead, foot } = useHeadAndFoot(sums);
  const isUncertain = (column: string) =>
    sheet.faults.some(({ columnId }) => columnId === column || column === 'hours' || column === 'services');
  return (
    <Sheet
      sheet={sheet}
      label={t('demand.table')}
      rowHead={rowHead}
      foot={{ ...foot, isUncertain }}
      className={styles.table}
    />
  );
};
