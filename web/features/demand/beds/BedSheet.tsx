import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import SaveOutlined from '@ant-design/icons/es/icons/SaveOutlined';
import Button from 'antd/es/button';
import Tooltip from 'antd/es/tooltip';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BedPeriod } from '#shared/model/bed.ts';
import { overlaps, type Period } from '#shared/time/period.ts';
import { LastChange } from '#web/domain/history/LastChange.tsx';
import { Card } from '#web/kit/ui/frame/Card.tsx';
import { useSaveKey } from '#web/kit/ui/hooks/useSaveKey.ts';
import { useUnsavedGuard } from '#web/kit/ui/leave/useUnsavedGuard.ts';
import type { RowHead } from '#web/kit/ui/sheet/column.ts';
import { FaultMark } from '#web/kit/ui/sheet/Marks.tsx';
import { Sheet } from '#web/kit/ui/sheet/Sheet.tsx';
import { ConflictDialog } from '#web/kit/ui/state/ConflictDialog.tsx';
import { ProblemAlert } from '#web/kit/ui/state/ProblemAlert.tsx';
import type { CategoryPlace } from '#web/platform/navigation/place.ts';
import { BedForm } from './BedForm.tsx';
import styles from './Beds.module.css';
import { type BedRow, nameOfRow } from './row.ts';
import { useBedSheet } from './useBedSheet.ts';
import { useShownRow } from './useShownRow.ts';

interface BedSheetProps {
  readonly place: CategoryPlace;
  readonly periods: readonly BedPeriod[];
  readonly refresh: () => Promise<unknown>;
  /** The period shown beside: its bed periods are emphasised. */
  readonly shown: Period | undefined;
  /** After the title. */
  readonly note: ReactNode;
}

/** The unit's beds as a sheet: counts and comments typed in place, dates changed in a dialog. */
export const BedSheet = ({ place, periods, refresh, shown, note }: BedSheetProps) => {
  const { t } = useTranslation();
  const [form, setForm] = useState<{ readonly bedId: string | undefined }>();
  const { sheet, save, state, problem, forget, conflict } = useBedSheet(place, periods, refresh);
  const dirty = sheet.changes > 0;
  useUnsavedGuard(dirty, { save, keepsDraft: true, onDiscard: forget });
  useSaveKey(() => dirty && void save());
  useShownRow(sheet);

  const [from, to] = [shown?.start, shown?.end ?? null];
  const rowHead = useMemo((): RowHead<BedRow> => {
    const nameOf = (row: BedRow) => nameOfRow(row, t('ui.period.openShort'));
    const isShown = ({ period }: BedRow) => from !== undefined && overlaps(period, { start: from, end: to });
    return {
      head: t('demand.period'),
      className: styles.name ?? '',
      name: nameOf,
      render: (row) => <span className={`${styles.period} ${isShown(row) ? styles.current : ''}`}>{nameOf(row)}</span>,
    };
  }, [t, from, to]);

  const active = sheet.rows[sheet.state.selection.active.row]?.row;
  const mayEdit = active !== undefined && active.access.level !== 'readOnly';
  const opened = periods.find(({ id }) => id === form?.bedId);
  const stored = !dirty && active ? periods.find(({ id }) => id === active.id) : undefined;
  const [fault] = sheet.faults;
  const edit = t('demand.beds.change');
  const tools = (
    <span className={styles.tools}>
      <FaultMark count={sheet.faults.length} onOpen={() => fault && sheet.goTo(fault.rowId, fault.columnId)} />
      {state === 'waiting' && <span role="status">{t('ui.waiting')}</span>}
      {place.canWrite && (
        <>
          <Tooltip title={edit}>
            <Button
              type="text"
              size="small"
              icon={<EditOutlined aria-hidden />}
              aria-label={edit}
              disabled={!mayEdit}
              onClick={() => setForm({ bedId: active?.id })}
            />
          </Tooltip>
          <Button
            type="text"
            size="small"
            icon={<PlusOutlined aria-hidden />}
            onClick={() => setForm({ bedId: undefined })}
          >
            {t('demand.beds.new')}
          </Button>
          {dirty && (
            <Button
              type="primary"
              size="small"
              icon={<SaveOutlined aria-hidden />}
              disabled={sheet.faults.length > 0}
              loading={state !== 'idle'}
              aria-label={t('demand.beds.save')}
              onClick={() => void save()}
            >
              {t('ui.save')}
            </Button>
          )}
        </>
      )}
    </span>
  );

  return (
    <Card title={t('demand.beds.title')} note={note} actions={tools}>
      <ProblemAlert problem={problem} title={t('failed.beds.update')} />
      {periods.length === 0 ? (
        <p className={styles.empty}>{t('demand.beds.empty')}</p>
      ) : (
        <Sheet sheet={sheet} label={t('demand.beds.table')} rowHead={rowHead} className={styles.table} keepsRow />
      )}
      {active && stored && (
        <LastChange stamp={stored} name={`${t('demand.beds.title')} ${rowHead.name(active, {})}`} below />
      )}
      {form && (form.bedId === undefined || opened) && (
        <BedForm place={place} list={periods} period={opened} onClose={() => setForm(undefined)} />
      )}
      <ConflictDialog {...conflict} />
    </Card>
  );
};
