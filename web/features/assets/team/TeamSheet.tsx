import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type TeamMember, teamLimits } from '#shared/model/asset.ts';
import { useBarWords } from '#web/domain/planning/absence/useBarWords.ts';
import { useIsLow, useIsPhone, useMedia } from '#web/kit/ui/hooks/useMedia.ts';
import { useSaveKey } from '#web/kit/ui/hooks/useSaveKey.ts';
import { useStableCallback } from '#web/kit/ui/hooks/useStableCallback.ts';
import { useUnsavedGuard } from '#web/kit/ui/leave/useUnsavedGuard.ts';
import { PrintButton } from '#web/kit/ui/print/PrintButton.tsx';
import { rangeOf } from '#web/kit/ui/sheet/core/selection.ts';
import { focused, put } from '#web/kit/ui/sheet/core/state.ts';
import { ProblemAlert } from '#web/kit/ui/state/ProblemAlert.tsx';
import type { CategoryPlace } from '#web/platform/navigation/place.ts';
import { AbsenceDialog } from './AbsenceDialog.tsx';
import { AddedRows } from './AddedRows.tsx';
import { absencesIn } from './model/absence.ts';
import { conflictWeeks } from './model/conflict.ts';
import { hasLetter, runsOf } from './model/runs.ts';
import { sumsOf, weekRatesOf } from './model/sums.ts';
import type { TeamWeeks } from './model/weeks.ts';
import { TeamPrint } from './print/TeamPrint.tsx';
import styles from './TeamCard.module.css';
import { TeamConflict } from './TeamConflict.tsx';
import { TeamGrid } from './TeamGrid.tsx';
import { LEGEND_FITS, LegendDialog, TeamLegend } from './TeamLegend.tsx';
import type { TeamMenuItem } from './TeamMenu.tsx';
import { TeamTools } from './TeamTools.tsx';
import { TypedLine } from './TypedLine.tsx';
import { TypingBar } from './TypingBar.tsx';
import { useHint } from './useHint.tsx';
import { useTeamFilter } from './useTeamFilter.ts';
import { useTeamSave } from './useTeamSave.ts';
import { useTeamSheet } from './useTeamSheet.ts';

interface TeamSheetProps {
  readonly place: CategoryPlace;
  readonly members: readonly TeamMember[];
  readonly weeks: TeamWeeks;
  readonly demand: ReadonlyMap<string, number | null>;
  /** Puts employees as they are stored now into the list. */
  readonly onStored: (members: readonly TeamMember[]) => Promise<unknown>;
  /** What the tools have no room for. */
  readonly menu: readonly TeamMenuItem[];
  /** The weeks, before the sheet's own tools. */
  readonly children: ReactNode;
}

/** The team sheet: its tools, the grid with live sums, and the choice that a conflict asks for. */
export const TeamSheet = ({ place, members, weeks, demand, onStored, menu, children }: TeamSheetProps) => {
  const { t } = useTranslation();
  const [choosing, setChoosing] = useState(false);
  const [isExplained, setExplained] = useState(false);
  const [isPhone, isLow, hasLegend] = [useIsPhone(), useIsLow(), useMedia(LEGEND_FITS)];
  const filtering = useTeamFilter();
  const { filter, fold } = filtering;
  const team = useTeamSheet({ place, members, weeks, filter });
  const { sheet, named, all, planned, stale, bases, setBases, added, setAdded, isClosed, reference, forget } = team;
  const saving = useTeamSave({
    place,
    sheet,
    all,
    showAll: filtering.clear,
    bases,
    setBases,
    added,
    setAdded,
    onStored,
  });
  const changed = Object.keys(sheet.draft).filter((id) => !added.some((row) => row.id === id)).length + added.length;
  useUnsavedGuard(changed > 0, {
    state: ['year', 'mode'],
    save: saving.save,
    keepsDraft: true,
    onDiscard: forget,
  });

  const mondays = useMemo(() => weeks.shown.map(({ start }) => start), [weeks.shown]);
  const sums = useMemo(
    () =>
      sumsOf(
        planned.map((periods) => weekRatesOf(periods, mondays)),
        mondays.length,
      ),
    [planned, mondays],
  );
  const stored = useMemo(
    () =>
      sumsOf(
        all
          .filter(({ id }) => !added.some((row) => row.id === id))
          .map(({ member }) => weekRatesOf(member.periods, mondays)),
        mondays.length,
      ).all,
    [all, added, mondays],
  );
  const scroller = useRef<HTMLDivElement>(null);
  const words = useBarWords(scroller);
  const hasLetters = useMemo(
    () => planned.some((periods) => runsOf(periods, mondays).some((run) => hasLetter(run, words))),
    [planned, mondays, words],
  );
  const hint = useHint(sheet, { mondays, supply: sums.all, stored, demand });

  const most = all.length > teamLimits.assets ? teamLimits.assets : undefined;
  const box = rangeOf(sheet.state.selection);
  const openAbsence = useStableCallback(() => {
    if (place.canWrite) setChoosing(true);
    else sheet.refuse();
  });
  const save = useStableCallback(() => void saving.save());
  useSaveKey(save);
  return (
    <section className={styles.card} aria-label={t('assets.team.label')}>
      <h1 className="visually-hidden">{t('assets.team.label')}</h1>
      <TeamTools
        faults={sheet.faults.length}
        faultAt={sheet.faults[0]}
        onCell={sheet.goTo}
        firstRow={sheet.rows[0]?.row.id}
        firstColumn={sheet.grid.columns[0]?.id}
        canUndo={sheet.canUndo}
        canRedo={sheet.canRedo}
        onUndo={sheet.undo}
        onRedo={sheet.redo}
        canWrite={place.canWrite}
        search={filtering.filter.search}
        onSearch={filtering.setSearch}
        onAbsence={openAbsence}
        changed={changed}
        state={saving.state}
        onSave={save}
        menu={menu}
        onLegend={hasLegend ? undefined : () => setExplained(true)}
      >
        {children}
      </TeamTools>
      {changed > teamLimits.assets && (
        <p className={styles.notice} role="status">
          {t('assets.team.tooMany', { people: changed, most: teamLimits.assets })}
        </p>
      )}
      <ProblemAlert problem={saving.problem} title={t('failed.assetPeriod.update')} />
      <AddedRows added={added} onRemove={() => setAdded([])} problem={saving.problem} />
      <TeamGrid
        scroller={scroller}
        words={words}
        sheet={sheet}
        named={named}
        all={all}
        mondays={mondays}
        folded={filter.folded}
        onFold={fold}
        weeks={weeks}
        reference={reference}
        isClosed={isClosed}
        sums={sums}
        stored={stored}
        stale={stale}
        demand={demand}
        reasons={saving.reasons}
        hint={isPhone || isLow ? undefined : hint}
        onAbsence={openAbsence}
      />
      {isLow && <TypedLine sheet={sheet} hint={hint} />}
      {hasLegend && <TeamLegend most={most} hasLetters={hasLetters} />}
      {isExplained && <LegendDialog most={most} onClose={() => setExplained(false)} />}
      {isPhone && place.canWrite && <TypingBar sheet={sheet} hint={hint} onAbsence={openAbsence} />}
      <PrintButton />
      <TeamPrint
        place={place}
        weeks={weeks}
        people={all.map((row, index) => ({ row, periods: planned[index] ?? [] }))}
        demand={demand}
        changed={changed}
      />
      {choosing && (
        <AbsenceDialog
          people={sheet.rows.slice(box.top, box.bottom + 1).map(({ row }) => row.name)}
          weeks={weeks.shown.slice(box.left, box.right + 1)}
          onChosen={(absent) => {
            sheet.act(focused(put(absencesIn(sheet, absent))));
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
      {saving.conflict && (
        <TeamConflict
          conflict={saving.conflict}
          weeks={conflictWeeks(
            saving.conflict.current,
            (id) => bases[id] ?? members.find((member) => member.id === id),
            sheet.draft,
            mondays,
          )}
          onSettle={(dropped) => void saving.settle(dropped)}
          onCancel={saving.dismissRefusal}
        />
      )}
    </section>
  );
};
