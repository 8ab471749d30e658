import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import SaveOutlined from '@ant-design/icons/es/icons/SaveOutlined';
import Button from 'antd/es/button';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { BudgetPeriod } from '#shared/model/budget.ts';
import { LastChange } from '#web/domain/history/LastChange.tsx';
import { useIsNarrow } from '#web/kit/ui/hooks/useMedia.ts';
import { Hints } from '#web/kit/ui/sheet/Hints.tsx';
import { FaultMark, UnsavedMark } from '#web/kit/ui/sheet/Marks.tsx';
import { SheetHeader } from '#web/kit/ui/sheet/SheetHeader.tsx';
import { UndoButtons } from '#web/kit/ui/sheet/UndoButtons.tsx';
import type { ChangeState } from '#web/platform/api/useChange.ts';
import { RowSheet } from '../rows/RowSheet.tsx';
import { useArrival } from '../rows/useArrival.ts';
import { useOpened } from '../rows/useOpened.ts';
import { usePeriodName } from '../rows/usePeriodName.ts';
import { useRowHead } from '../rows/useRowHead.tsx';
import styles from './ServicesCard.module.css';
import { ServicesForm } from './ServicesForm.tsx';
import type { ServicesRows } from './useServicesRows.ts';

interface ServicesCardProps {
  readonly name: string;
  readonly rows: ServicesRows;
  readonly periods: readonly BudgetPeriod[];
  readonly canWrite: boolean;
  /** The unsaved and refused values of the whole tab. */
  readonly unsaved: number;
  readonly faults: number;
  readonly state: ChangeState;
  readonly onFault: () => void;
  readonly onSave: () => void;
}

const spanOf = (period: BudgetPeriod) => period;

/** The budget periods of a category as a sheet, and the button that saves the whole tab. */
export const ServicesCard = ({ name, rows, periods, canWrite, ...tab }: ServicesCardProps) => {
  const { t } = useTranslation();
  const id = useId();
  const isNarrow = useIsNarrow();
  const dialog = useOpened<BudgetPeriod>(rows);
  const nameOf = usePeriodName();
  useArrival('services', rows.sheet, spanOf);
  const rowHead = useRowHead(nameOf, canWrite ? dialog.open : undefined);
  const { stored } = rows.sheet.rows[rows.sheet.state.selection.active.row]?.row ?? {};
  return (
    <section className={styles.card} aria-labelledby={id}>
      <SheetHeader
        id={id}
        barAbove
        title={t('budget.services.title', { name })}
        text={t(isNarrow ? 'budget.services.periods' : 'budget.services.note')}
        marks={
          <>
            <UnsavedMark count={tab.unsaved} className="wide-only" />
            <FaultMark count={tab.faults} onOpen={tab.onFault} />
            <span role="status">{tab.state === 'waiting' && t('ui.waiting')}</span>
          </>
        }
      >
        {canWrite && (
          <>
            <UndoButtons sheet={rows.sheet} className={styles.steps} />
            <Button icon={<PlusOutlined aria-hidden />} onClick={dialog.openNew}>
              {t('ui.period.new')}
            </Button>
            <Button
              type="primary"
              icon={<SaveOutlined aria-hidden />}
              disabled={tab.unsaved === 0}
              loading={tab.state !== 'idle'}
              onClick={tab.onSave}
            >
              {t('ui.save')}
            </Button>
          </>
        )}
      </SheetHeader>
      {periods.length === 0 && <p className={styles.empty}>{t('budget.services.none')}</p>}
      {(canWrite || periods.length > 0) && (
        <RowSheet
          rows={rows}
          label={t('budget.services.label', { name })}
          rowHead={rowHead}
          failed="budget"
          className={styles.table}
        />
      )}
      {stored && tab.unsaved === 0 && (
        <div className={styles.change}>
          <LastChange stamp={stored} name={`${name}, ${nameOf(stored)}`} below />
        </div>
      )}
      {canWrite && <Hints own={{ keys: ['Ctrl', 'S'], does: t('ui.sheet.save') }} />}
      {dialog.isOpen && (
        <ServicesForm
          commands={rows.commands}
          list={periods}
          period={dialog.stored}
          typed={dialog.typed}
          onDone={dialog.done}
          onCancel={dialog.close}
        />
      )}
    </section>
  );
};
