import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Category } from '#shared/model/category.ts';
import type { Demand } from '#shared/model/demand.ts';
import { day } from '#shared/model/fields.ts';
import { accessLevelOf } from '#shared/time/accessLevel.ts';
import type { DaysOff } from '#shared/time/dayOff.ts';
import { actionsAt } from '#web/domain/planning/actionsAt.ts';
import { useWeekBalance } from '#web/domain/planning/balance/useWeekBalance.ts';
import { ChangePeriodDialog } from '#web/domain/planning/ChangePeriodDialog.tsx';
import { useNewPeriodHint } from '#web/domain/planning/useNewPeriodHint.ts';
import { usePlanner } from '#web/domain/planning/usePlanner.ts';
import { useScrollsWhole } from '#web/kit/ui/hooks/useMedia.ts';
import { useSaveKey } from '#web/kit/ui/hooks/useSaveKey.ts';
import { useToast } from '#web/kit/ui/hooks/useToast.ts';
import { useUnsavedGuard } from '#web/kit/ui/leave/useUnsavedGuard.ts';
import { PrintButton } from '#web/kit/ui/print/PrintButton.tsx';
import { ConflictDialog } from '#web/kit/ui/state/ConflictDialog.tsx';
import { EmptyState } from '#web/kit/ui/state/EmptyState.tsx';
import { ProblemAlert } from '#web/kit/ui/state/ProblemAlert.tsx';
import type { CategoryPlace } from '#web/platform/navigation/place.ts';
import { useAddressState } from '#web/platform/navigation/useAddressState.ts';
import { Beds } from './beds/Beds.tsx';
import { Comment } from './Comment.tsx';
import { DemandTable } from './cells/DemandTable.tsx';
import styles from './DemandTab.module.css';
import { useEditor } from './draft/useEditor.ts';
import { useTableEdits } from './edit/useTableEdits.ts';
import { FaultBanner } from './FaultBanner.tsx';
import { Hints } from './Hints.tsx';
import { demandActions, useDemandMenu } from './period/useDemandMenu.ts';
import type { DemandPeriodActions } from './period/useDemandPeriodActions.ts';
import { useLockedText } from './period/useLockedText.ts';
import { DemandPrint } from './print/DemandPrint.tsx';
import { SheetHead } from './SheetHead.tsx';
import { SumBar } from './sums/SumBar.tsx';
import { SumLine } from './sums/SumLine.tsx';
import { sumsOf, weekWithDaysOff } from './sums/sums.ts';
import { weekJudged } from './sums/week.ts';

interface DemandViewProps {
  readonly place: CategoryPlace;
  readonly list: readonly Demand[];
  readonly demand: Demand;
  readonly category: Category;
  readonly daysOff: DaysOff;
  readonly onStored: (demand: Demand) => void;
  readonly actions: DemandPeriodActions;
  /** Opens the comparison with the live periods. */
  readonly onCompare: () => void;
}

/** One demand period: its table with live sums, beds and comment; edited, saved, and compared at a version conflict. */
export const DemandView = ({
  place,
  list,
  demand,
  category,
  daysOff,
  onStored,
  actions,
  onCompare,
}: DemandViewProps) => {
  const { t } = useTranslation();
  const message = useToast();
  const planner = usePlanner();
  const newPeriod = useNewPeriodHint();
  const locked = useLockedText();
  const { level } = accessLevelOf(demand, planner.today, planner.mayChangeHistory);
  const open = place.canWrite && !demand.locked;
  const readOnly = !open || level !== 'editable';
  const old = { editable: undefined, partial: t('demand.partly'), readOnly: t('demand.history') }[level];
  const reason = place.canWrite ? old : t('demand.onlyRead');

  const refused = (_row: unknown, columnId: string | undefined) => {
    if (demand.locked && place.canWrite) message.error({ content: locked, key: 'refused', duration: 6 });
    else {
      const isOld = place.canWrite && old !== undefined;
      const content = isOld
        ? `${old}. ${newPeriod}`
        : (reason ?? t(columnId === 'duty' ? 'demand.closed.duty' : 'demand.closed.computed'));
      message.info({ content, key: 'refused', duration: 4 });
    }
  };
  const editor = useEditor({ place, saved: demand, category, readOnly, onRefused: refused, onSaved: onStored });
  const { sheet, dirty, save, forget } = editor;
  const edits = useTableEdits(sheet);
  const onAction = useDemandMenu(demand, { actions, forget, onCompare });
  const allowed = useMemo(
    () => actionsAt(level, place.canWrite, demandActions).filter((action) => action !== 'compare' || demand.simulation),
    [level, place.canWrite, demand.simulation],
  );
  const [fault] = sheet.faults;
  const { goTo } = sheet;
  const [faultRow, faultColumn] = [fault?.rowId, fault?.columnId];
  const goToFault = useCallback(() => {
    if (faultRow !== undefined && faultColumn !== undefined) goTo(faultRow, faultColumn);
  }, [faultRow, faultColumn, goTo]);
  const sums = useMemo(() => sumsOf(sheet.rows, editor.measures), [sheet.rows, editor.measures]);
  const [wanted, setWanted] = useAddressState('week');
  const balance = useWeekBalance(place, weekJudged(demand, planner.today, day.safeParse(wanted).data));
  const off = weekWithDaysOff(sheet.rows, editor.measures, { daysOff, monday: balance.monday });
  const isUncertain = sheet.faults.length > 0;
  const line = useScrollsWhole() && <SumLine sums={sums} off={off} isUncertain={isUncertain} balance={balance} />;
  const saveNow = useCallback(() => void save(), [save]);

  useUnsavedGuard(dirty, { state: ['period', 'compare'], save, keepsDraft: true, onDiscard: forget });
  useSaveKey(saveNow);

  return (
    <>
      <div className={styles.work}>
        <section className={styles.sheet} aria-label={t('demand.table')}>
          <SheetHead
            demand={editor.base}
            category={category}
            readOnly={readOnly}
            reason={reason}
            sum={line}
            changes={editor.changes}
            faults={sheet.faults.length}
            state={editor.state}
            canUndo={sheet.canUndo}
            canRedo={sheet.canRedo}
            edits={edits}
            onUndo={sheet.undo}
            onRedo={sheet.redo}
            onFault={goToFault}
            onSave={saveNow}
            actions={allowed}
            onAction={onAction}
          />
          <FaultBanner sheet={sheet} />
          <ProblemAlert
            problem={editor.problem ?? actions.problem}
            title={t(!editor.problem && actions.isRemovalRefused ? 'failed.demand.remove' : 'failed.demand.update')}
          />
          {sheet.rows.length > 0 ? (
            <DemandTable sheet={sheet} sums={sums} />
          ) : (
            <EmptyState title={t('demand.noShifts')} text={t('demand.noShiftsText')} />
          )}
          {sheet.rows.length > 0 && !readOnly && <Hints />}
        </section>
        <div className={`${styles.below} ${place.hasBeds ? '' : styles.alone}`}>
          {place.hasBeds && <Beds place={place} demand={demand} />}
          <Comment text={editor.comment} readOnly={!open || level === 'readOnly'} onText={editor.comments} />
        </div>
      </div>
      <SumBar
        selection={sheet.selection}
        sums={sums}
        isUncertain={isUncertain}
        off={off}
        saved={editor.base.summary.services}
        balance={balance}
        period={demand}
        onWeek={(monday) => setWanted(monday, { replace: true })}
      />
      <PrintButton />
      <DemandPrint
        place={place}
        demand={editor.base}
        category={category}
        sheet={sheet}
        sums={sums}
        balance={balance}
        comment={editor.comment}
      />
      {actions.dialog === 'move' && <ChangePeriodDialog list={list} period={demand} actions={actions} />}
      <ConflictDialog {...editor.conflict} />
    </>
  );
};
