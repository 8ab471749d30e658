import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import type { BudgetHours } from '#shared/model/budgetHours.ts';
import { Card } from '#web/kit/ui/frame/Card.tsx';
import styles from '../Budget.module.css';
import { RowSheet } from '../rows/RowSheet.tsx';
import { useArrival } from '../rows/useArrival.ts';
import { useOpened } from '../rows/useOpened.ts';
import { usePeriodName } from '../rows/usePeriodName.ts';
import { useRowHead } from '../rows/useRowHead.tsx';
import { HoursForm } from './HoursForm.tsx';
import type { HoursRows } from './useHoursRows.ts';

interface HoursCardProps {
  readonly rows: HoursRows;
  readonly hours: readonly BudgetHours[];
  readonly canWrite: boolean;
}

const spanOf = (period: BudgetHours) => period;

/** The budget hours of a unit as a sheet. */
export const HoursCard = ({ rows, hours, canWrite }: HoursCardProps) => {
  const { t } = useTranslation();
  const dialog = useOpened<BudgetHours>(rows);
  useArrival('hours', rows.sheet, spanOf);
  const rowHead = useRowHead(usePeriodName(), canWrite ? dialog.open : undefined);
  return (
    <Card
      className={styles.small}
      title={t('budget.hours.title')}
      note={t('budget.hours.note')}
      actions={
        canWrite && (
          <Button type="text" size="small" icon={<PlusOutlined aria-hidden />} onClick={dialog.openNew}>
            {t('ui.period.new')}
          </Button>
        )
      }
    >
      {hours.length === 0 && <p className={styles.empty}>{t('budget.hours.none')}</p>}
      {(canWrite || hours.length > 0) && (
        <RowSheet
          rows={rows}
          label={t('budget.hours.title')}
          rowHead={rowHead}
          failed="budgetHours"
          className={styles.hours}
        />
      )}
      {dialog.isOpen && (
        <HoursForm
          commands={rows.commands}
          list={hours}
          period={dialog.stored}
          typed={dialog.typed}
          onDone={dialog.done}
          onCancel={dialog.close}
        />
      )}
    </Card>
  );
};
