import SaveOutlined from '@ant-design/icons/es/icons/SaveOutlined';
import Button from 'antd/es/button';
import Input from 'antd/es/input';
import Tooltip from 'antd/es/tooltip';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TeamMember } from '#shared/model/asset.ts';
import type { CategoryPlace } from '#web/navigation/place.ts';
import { useSaveKey } from '#web/ui/hooks/useSaveKey.ts';
import { useUnsavedGuard } from '#web/ui/hooks/useUnsavedGuard.ts';
import { rangeOf } from '#web/ui/sheet/core/selection.ts';
import { focused, put } from '#web/ui/sheet/core/state.ts';
import { FaultMark } from '#web/ui/sheet/Marks.tsx';
import { StepIcon } from '#web/ui/sheet/StepIcon.tsx';
import { ProblemAlert } from '#web/ui/state/ProblemAlert.tsx';
import { AbsenceDialog } from './AbsenceDialog.tsx';
import { absencesIn } from './model/absence.ts';
import { MOST_AT_ONCE } from './model/batches.ts';
import { plannedIn } from './model/rows.ts';
import { sumsOf, weekRatesOf } from './model/sums.ts';
import type { TeamWeeks } from './model/weeks.ts';
import styles from './Team.module.css';
import { TeamConflict } from './TeamConflict.tsx';
import { TeamGrid } from './TeamGrid.tsx';
import { TeamLegend } from './TeamLegend.tsx';
import { useHint } from './useHint.tsx';
import { useTeamSave } from './useTeamSave.ts';
import { useTeamSheet } from './useTeamSheet.ts';

interface TeamSheetProps {
  readonly place: CategoryPlace;
  readonly members: readonly TeamMember[];
  readonly weeks: TeamWeeks;
  readonly demand: ReadonlyMap<string, number | null>;
  /** Puts employees as they are stored now into the list. */
  readonly onStored: (members: readonly TeamMember[]) => Promise<unknown>;
  /** The mode and the weeks, before the sheet's own tools. */
  readonly children: ReactNode;
}

/** The team sheet: its tools, the grid with live sums, and the choice that a conflict asks for. */
export const TeamSheet = ({ place, members, weeks, demand, onStored, children }: TeamSheetProps) => {
  const { t } = useTranslation();
  const [choosing, setChoosing] = useState(false);
  const name = `team:${place.ids.categoryId}:${weeks.year}`;
  const { sheet, bases, setBases, isClosed, reference, forget } = useTeamSheet({
    name,
    members,
    weeks,
    canWrite: place.canWrite,
  });
  const saving = useTeamSave({ place, sheet, bases, setBases, onStored });
  const hint = useHint(sheet);
  const changed = Object.keys(sheet.draft).length;
  useUnsavedGuard(changed > 0, { state: ['year', 'mode'], onLeave: forget });
  useSaveKey(saving.save);

  const mondays = useMemo(() => weeks.shown.map(({ start }) => start), [weeks.shown]);
  const { rows } = sheet;
  const sums = useMemo(
    () =>
      sumsOf(
        rows.map((live) => weekRatesOf(plannedIn(live), mondays)),
        mondays.length,
      ),
    [rows, mondays],
  );
  const stored = useMemo(
    () =>
      sumsOf(
        rows.map(({ row }) => weekRatesOf(row.member.periods, mondays)),
        mondays.length,
      ).all,
    [rows, mondays],
  );

  const find = (text: string) => {
    const wanted = text.trim().toLocaleLowerCase('sv');
    const found = rows.find(({ row }) => wanted !== '' && row.name.toLocaleLowerCase('sv').includes(wanted));
    const [column] = sheet.grid.columns;
    if (found && column) sheet.goTo(found.row.id, column.id);
  };
  const box = rangeOf(sheet.state.selection);
  const [fault] = sheet.faults;
  const openAbsence = () => {
    if (place.canWrite) setChoosing(true);
    else sheet.refuse();
  };
  return (
    <section className={styles.card} aria-label={t('assets.team.label')}>
      <h1 className="visually-hidden">{t('assets.team.label')}</h1>
      <div className={styles.tools}>
        {children}
        <Input.Search
          size="small"
          className={styles.find ?? ''}
          placeholder={t('assets.list.search')}
          aria-label={t('assets.list.search')}
          onSearch={find}
        />
        <FaultMark count={sheet.faults.length} onOpen={() => fault && sheet.goTo(fault.rowId, fault.columnId)} />
        <span className={styles.grow} />
        {place.canWrite && (
          <>
            <Tooltip title={t('assets.team.absence.tip')}>
              <Button size="small" onClick={openAbsence}>
                {t('assets.team.absence.title')}
              </Button>
            </Tooltip>
            <Button
              size="small"
              type="text"
              icon={<StepIcon />}
              aria-label={t('assets.undo')}
              disabled={!sheet.canUndo}
              onClick={sheet.undo}
            />
            <Button
              size="small"
              type="text"
              icon={<StepIcon forward />}
              aria-label={t('assets.redo')}
              disabled={!sheet.canRedo}
              onClick={sheet.redo}
            />
            <Button
              size="small"
              type="primary"
              icon={<SaveOutlined aria-hidden />}
              disabled={changed === 0}
              loading={saving.state !== 'idle'}
              onClick={saving.save}
            >
              {changed === 0 ? t('assets.save') : t('assets.team.save', { count: changed })}
            </Button>
          </>
        )}
      </div>
      {changed > MOST_AT_ONCE && (
        <p className={styles.notice} role="status">
          {t('assets.team.batches', { most: MOST_AT_ONCE })}
        </p>
      )}
      <ProblemAlert problem={saving.problem} />
      <TeamGrid
        sheet={sheet}
        weeks={weeks}
        reference={reference}
        isClosed={isClosed}
        sums={sums}
        stored={stored}
        demand={demand}
        reasons={saving.reasons}
        hint={hint}
        onAbsence={openAbsence}
      />
      <TeamLegend />
      {choosing && (
        <AbsenceDialog
          people={box.bottom - box.top + 1}
          weeks={box.right - box.left + 1}
          onChosen={(part, reason) => {
            sheet.act(focused(put(absencesIn(sheet, part, reason))));
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
      {saving.conflict && (
        <TeamConflict
          conflict={saving.conflict}
          draft={sheet.draft}
          onSettle={(theirs) => void saving.settle(theirs)}
          onCancel={saving.letBe}
        />
      )}
    </section>
  );
};
