import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { beds as contract } from '#shared/contract/beds.ts';
import type { BedPeriod } from '#shared/model/bed.ts';
import { saveInTurn } from '#web/domain/planning/rows/saveInTurn.ts';
import { useConfirmJumps } from '#web/domain/planning/rows/useConfirmJumps.tsx';
import { type Versions, versionFor, versionsOf } from '#web/domain/planning/rows/versions.ts';
import { useNewPeriodHint } from '#web/domain/planning/useNewPeriodHint.ts';
import { usePlanner } from '#web/domain/planning/usePlanner.ts';
import { conflictProps } from '#web/kit/forms/conflictProps.ts';
import { useStableCallback } from '#web/kit/ui/hooks/useStableCallback.ts';
import { useFaultText } from '#web/kit/ui/hooks/useTexts.ts';
import { useToast } from '#web/kit/ui/hooks/useToast.ts';
import type { Texts } from '#web/kit/ui/sheet/column.ts';
import { type Draft, withoutCells } from '#web/kit/ui/sheet/core/draft.ts';
import { useSheet } from '#web/kit/ui/sheet/useSheet.ts';
import { session } from '#web/platform/api/live.ts';
import { useChange } from '#web/platform/api/useChange.ts';
import { useDraft } from '#web/platform/api/useDraft.ts';
import { useSignal } from '#web/platform/api/useSignal.ts';
import type { CategoryPlace } from '#web/platform/navigation/place.ts';
import { type BedRow, changeOf, faultsOfRow, nameOfRow, rowsOf, settledRow } from './row.ts';
import { useBedColumns } from './useBedColumns.ts';

/** What is kept of a unit's unsaved beds: the texts, and the versions of the periods that they were typed over. */
interface Kept {
  readonly draft: Draft;
  readonly versions: Versions;
}

/** The one draft of a unit's beds. */
const DRAFT_ID = 'beds';

/**
 * The sheet of a unit's bed periods: typed, kept as a draft, and saved period by period, each over the version that it was
 * typed over. At the first that is refused the save stops: what is saved is saved, the rest stays as it was typed.
 */
export const useBedSheet = (place: CategoryPlace, periods: readonly BedPeriod[], refresh: () => Promise<unknown>) => {
  const { t } = useTranslation();
  const message = useToast();
  const textOf = useFaultText();
  const planner = usePlanner();
  const username = useSignal(session)?.username ?? '';
  const { orgId, areaId, unitId } = place.ids;
  const { kept, keep, drop } = useDraft<Kept>('beds', unitId, DRAFT_ID);
  const versions = useRef<Versions>(kept?.versions ?? {});
  const change = useChange(contract.update);
  const confirmJumps = useConfirmJumps<BedRow>((row) => nameOfRow(row, t('ui.period.openShort')));
  const [refused, setRefused] = useState<string>();
  const rows = useMemo(() => rowsOf(periods, planner), [periods, planner]);

  const onDraft = useCallback(
    (next: Draft) => {
      versions.current = versionsOf(next, versions.current, periods);
      if (Object.keys(next).length === 0) drop();
      else keep({ draft: next, versions: versions.current });
    },
    [periods, keep, drop],
  );
  const faultsOf = useCallback(
    (_: BedRow, texts: Texts) =>
      Object.fromEntries(Object.entries(faultsOfRow(texts)).map(([column, fault]) => [column, textOf(fault)])),
    [textOf],
  );
  const newPeriod = useNewPeriodHint();
  const onRefused = useStableCallback((row: BedRow | undefined) => {
    const old = t(row?.access.level === 'partial' ? 'demand.partly' : 'demand.history');
    message.info({ key: 'refused', content: place.canWrite ? `${old}. ${newPeriod}` : t('demand.onlyRead') });
  });
  const sheet = useSheet<BedRow>({
    rows,
    columns: useBedColumns(),
    readOnly: !place.canWrite,
    faultsOf,
    settle: settledRow,
    kept: kept?.draft,
    onDraft,
    onRefused,
  });

  /** Saves what is typed; of a period in conflict over the stored version, without the columns for which that was chosen. */
  const saveRows = async (
    draft: Draft,
    over?: { readonly current: BedPeriod; readonly theirs: ReadonlySet<string> },
  ): Promise<boolean> => {
    const changed = rows.filter(({ id }) => draft[id]);
    const sent = over ? withoutCells(draft, over.current.id, over.theirs) : draft;
    const { saved, all } = await saveInTurn(changed, async ({ id, period }) => {
      const version = over?.current.id === id ? over.current.version : versionFor(period, versions.current, username);
      const body = { ...changeOf(sent[id] ?? {}), version };
      const done = await change.run({ params: { orgId, areaId, unitId, bedId: id }, body });
      if (!done) setRefused(id);
      return done !== undefined;
    });
    // The rows have the saved texts before the draft drops them, so that nothing flickers.
    await refresh();
    const gone = Object.keys(draft).filter((id) => !rows.some((row) => row.id === id));
    sheet.saved(Object.fromEntries([...saved.map(({ id }) => id), ...gone].map((id) => [id, draft[id] ?? {}])));
    return all;
  };

  const save = useStableCallback(async (): Promise<boolean> => {
    const { draft, faults } = sheet.commit();
    const [fault] = faults;
    if (fault) sheet.goTo(fault.rowId, fault.columnId);
    return (
      fault === undefined && change.state === 'idle' && (await confirmJumps(sheet, draft)) && (await saveRows(draft))
    );
  });

  const mine = refused === undefined ? undefined : sheet.draft[refused];
  const row = rows.find(({ id }) => id === refused);
  return {
    sheet,
    save,
    state: change.state,
    problem: change.problem,
    /** Drops what is typed. */
    forget: () => {
      sheet.reset();
      drop();
    },
    conflict: conflictProps(mine && change.conflict, {
      subject: row && nameOfRow(row, t('ui.period.openShort')),
      differences: (current) =>
        (['beds', 'weekendBeds', 'comment'] as const).flatMap((field) =>
          mine?.[field] === undefined
            ? []
            : [
                {
                  id: field,
                  label: t(field === 'comment' ? 'demand.comment' : `demand.beds.${field}`),
                  theirs: String(current[field]),
                  mine: mine[field],
                },
              ],
        ),
      onMine: (current, theirs) => {
        change.reset();
        void saveRows(sheet.draft, { current, theirs });
      },
      onTheirs: ({ id }) => {
        change.reset();
        void refresh().then(() => sheet.saved({ [id]: sheet.draft[id] ?? {} }));
      },
      onCancel: change.reset,
    }),
  };
};
