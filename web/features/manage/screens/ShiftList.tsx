import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hierarchy } from '#shared/contract/hierarchy.ts';
import type { Shift, ShiftPeriod } from '#shared/model/shift.ts';
import { href, NEW } from '#web/navigation/href.ts';
import { today } from '#web/ui/dates.ts';
import type { Column } from '#web/ui/list/column.ts';
import { OrderTable } from '#web/ui/list/OrderTable.tsx';
import type { CategoryIds } from '../ids.ts';
import { CreateButton } from '../list/CreateButton.tsx';
import { PhaseCard } from '../list/PhaseCard.tsx';
import { useColumns } from '../list/useColumns.tsx';
import { useOrder } from '../list/useOrder.ts';
import { usePhase } from '../period/PhaseFilter.tsx';
import { inPhase } from '../period/phases.ts';
import { ShiftPeriodDialog } from '../period/ShiftPeriodDialog.tsx';
import { useMarks } from '../period/useMarks.ts';
import { useMeasureText } from '../period/useMeasureText.ts';
import { usePeriodText } from '../period/usePeriodText.ts';
import styles from './ShiftList.module.css';

interface ShiftListProps {
  readonly ids: CategoryIds;
  readonly shifts: readonly Shift[];
  /** Shows the shifts in another order before the server has answered. */
  readonly onOrdered: (shifts: readonly Shift[]) => void;
}

interface Row {
  readonly id: string;
  readonly name: string;
  readonly period: ShiftPeriod;
}

/** The shifts of a category in their order: earlier, current or coming; a period opens its dialog. */
export const ShiftList = ({ ids, shifts, onOrdered }: ShiftListProps) => {
  const { t } = useTranslation();
  const { name } = useColumns((id) => href.manage({ ...ids, shiftId: id }));
  const periodText = usePeriodText();
  const measureText = useMeasureText();
  const marksOf = useMarks();
  const [phase, setPhase] = usePhase();
  const [open, setOpen] = useState<Row>();
  const { problem, put } = useOrder({ endpoint: hierarchy.orderShifts, params: ids, things: shifts, onOrdered });
  const rows = inPhase(shifts, phase, today()).map(
    ({ thing, period }): Row => ({
      id: thing.id,
      name: thing.name,
      period: period ?? thing.period,
    }),
  );
  const columns: readonly Column<Row>[] = [
    name,
    {
      id: 'type',
      head: t('manage.shift.type'),
      value: ({ period }) => measureText(period),
      cell: ({ period }) => (
        <>
          {measureText(period)}
          {marksOf(period) !== '' && <span className={styles.note}> · {marksOf(period)}</span>}
        </>
      ),
      wideOnly: true,
    },
    {
      id: 'period',
      head: t('manage.period.one'),
      value: ({ period }) => period.start,
      cell: (row) => (
        <button type="button" className={styles.period} onClick={() => setOpen(row)}>
          {periodText(row.period)}
        </button>
      ),
      wideOnly: true,
    },
  ];
  const title = t('manage.list.shifts');
  return (
    <>
      <PhaseCard
        title={title}
        problem={problem}
        things={shifts}
        phase={phase}
        onPhase={setPhase}
        shown={rows.length}
        create={<CreateButton to={href.manage({ ...ids, shiftId: NEW })} label={t('manage.new.shift')} />}
        empty={{ title: t('manage.empty.shifts'), text: t('manage.empty.shiftsText') }}
      >
        <OrderTable label={title} rows={rows} columns={columns} onOrder={put} />
      </PhaseCard>
      {open && (
        <ShiftPeriodDialog
          ids={{ ...ids, shiftId: open.id }}
          name={open.name}
          stored={open.period}
          like={undefined}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
};
