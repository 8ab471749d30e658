import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import type { SheetModel } from '#web/kit/ui/sheet/useSheet.ts';
import type { DemandRow } from './cells/row.ts';
import styles from './DemandTab.module.css';

const weekendTimes: readonly string[] = ['wkndStart', 'wkndEnd'];

/** Shows above the table that a checked weekend box lacks the weekend's times, which prevents saving. */
export const FaultBanner = ({ sheet }: { readonly sheet: SheetModel<DemandRow> }) => {
  const { t } = useTranslation();
  const sentence = t('faults.weekendTime');
  const fault = sheet.faults.find(({ columnId, text }) => weekendTimes.includes(columnId) && text === sentence);
  if (!fault) return null;
  const row = sheet.rows.find((live) => live.row.id === fault.rowId)?.row;
  return (
    <Alert
      banner
      type="error"
      showIcon
      role="alert"
      className={styles.banner}
      title={
        <>
          <b>{row?.shift.shiftName}:</b> {sentence}
        </>
      }
      action={
        <Button size="small" type="text" onClick={() => sheet.goTo(fault.rowId, fault.columnId)}>
          {t('demand.goToCell')}
        </Button>
      }
    />
  );
};
