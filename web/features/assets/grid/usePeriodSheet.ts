import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Asset } from '#shared/model/asset.ts';
import { overlapsIn } from '#web/domain/planning/rows/saveOrder.ts';
import { type Versions, versionFor, versionsOf } from '#web/domain/planning/rows/versions.ts';
import { useNewPeriodHint } from '#web/domain/planning/useNewPeriodHint.ts';
import { usePlanner } from '#web/domain/planning/usePlanner.ts';
import { useStableCallback } from '#web/kit/ui/hooks/useStableCallback.ts';
import { useFaultText } from '#web/kit/ui/hooks/useTexts.ts';
import { useToast } from '#web/kit/ui/hooks/useToast.ts';
import type { Texts } from '#web/kit/ui/sheet/column.ts';
import type { Draft } from '#web/kit/ui/sheet/core/draft.ts';
import { useSheet } from '#web/kit/ui/sheet/useSheet.ts';
import { session } from '#web/platform/api/live.ts';
import { useDraft } from '#web/platform/api/useDraft.ts';
import { useSignal } from '#web/platform/api/useSignal.ts';
import type { CategoryPlace } from '#web/platform/navigation/place.ts';
import { useRateText } from '../period/useRateText.ts';
import { faultsOfRow } from './faults.ts';
import { formIn, type PeriodRow, rowsOf, settledRow } from './row.ts';
import { useColumns } from './useColumns.tsx';

/** What is kept of an employee's unsaved periods: the texts, and over which versions they were typed. */
interface Kept {
  readonly draft: Draft;
  readonly versions: Versions;
}

/** What the server refused of one row, by column; shown until something else is typed there. */
export interface Refusal {
  readonly rowId: string;
  readonly typed: Texts | undefined;
  readonly fields: Readonly<Record<string, string>>;
}

const placedIn = (rows: readonly PeriodRow[], draft: Draft) =>
  rows.flatMap((row) => {
    const typed = draft[row.id];
    if (!typed || !('start' in typed || 'end' in typed)) return [];
    const { start, end } = formIn({ ...row.texts, ...typed }, row);
    return start === null ? [] : [{ id: row.id, start, end }];
  });

const NOTHING: Draft = {};

/** The table of an employee's periods: what is typed in it, what is wrong with it, and over which versions. */
export const usePeriodSheet = (place: CategoryPlace, asset: Asset, refusal: Refusal | undefined) => {
  const { canWrite } = place;
  const { t } = useTranslation();
  const message = useToast();
  const textOf = useFaultText();
  const rateText = useRateText();
  const planner = usePlanner();
  const username = useSignal(session)?.username ?? '';
  const { kept, keep, drop } = useDraft<Kept>('assets', place.ids.categoryId, asset.id);
  const versions = useRef<Versions>(kept?.versions ?? {});
  const [draft, setDraft] = useState(kept?.draft ?? NOTHING);
  const [rowId, fields] = refusal && draft[refusal.rowId] === refusal.typed ? [refusal.rowId, refusal.fields] : [];
  const { periods } = asset;
  const rows = useMemo(() => rowsOf(periods, planner), [periods, planner]);

  const onDraft = useCallback(
    (next: Draft) => {
      versions.current = versionsOf(next, versions.current, periods);
      setDraft(next);
      if (Object.keys(next).length === 0) drop();
      else keep({ draft: next, versions: versions.current });
    },
    [periods, keep, drop],
  );

  // As text, so that the rules keep their identity, and the rows their drawing, until another period is in the way.
  const overlapsText = JSON.stringify([...overlapsIn(periods, placedIn(rows, draft))]);
  const faultsOf = useCallback(
    (row: PeriodRow, texts: Texts) => {
      const overlap = new Map<string, 'start' | 'end'>(JSON.parse(overlapsText)).get(row.id);
      const own = Object.entries(faultsOfRow(texts, row, planner)).map(([column, fault]) => [
        column,
        rateText(column, fault.code) ?? textOf(fault),
      ]);
      return {
        ...(rowId === row.id && fields),
        ...(overlap && { [overlap]: textOf({ code: 'overlap' }) }),
        ...Object.fromEntries(own),
      };
    },
    [overlapsText, planner, rowId, fields, textOf, rateText],
  );

  const newPeriod = useNewPeriodHint();
  const onRefused = useStableCallback(() => {
    const level = sheet.rows[sheet.state.selection.active.row]?.row.access.level;
    const isOld = canWrite && (level === 'readOnly' || level === 'partial');
    const reason = !canWrite ? 'reader' : level === 'readOnly' || level === 'partial' ? level : 'idle';
    message.info({ key: 'refused', content: `${t(`assets.access.${reason}`)} ${isOld ? newPeriod : ''}`.trim() });
  });

  const sheet = useSheet<PeriodRow>({
    rows,
    columns: useColumns(rows),
    readOnly: !canWrite,
    faultsOf,
    settle: settledRow,
    kept: kept?.draft,
    onDraft,
    onRefused,
  });
  const versionOf = (row: PeriodRow): number => versionFor(row.period, versions.current, username);
  /** From now on the row is typed over this version, after the choice in a conflict. */
  const overVersion = (rowId: string, version: number) => {
    versions.current = { ...versions.current, [rowId]: version };
  };
  return { sheet, versionOf, overVersion, refusedFields: fields, forget: drop };
};
