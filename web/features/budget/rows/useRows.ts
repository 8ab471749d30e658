import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Stamp } from '#shared/model/fields.ts';
import { type Versions, versionFor, versionsOf } from '#web/domain/planning/rows/versions.ts';
import { useNewPeriodHint } from '#web/domain/planning/useNewPeriodHint.ts';
import { judge } from '#web/kit/forms/judge.ts';
import { useStableCallback } from '#web/kit/ui/hooks/useStableCallback.ts';
import { useFaultText } from '#web/kit/ui/hooks/useTexts.ts';
import { useToast } from '#web/kit/ui/hooks/useToast.ts';
import type { Texts } from '#web/kit/ui/sheet/column.ts';
import type { Draft } from '#web/kit/ui/sheet/core/draft.ts';
import { useSheet } from '#web/kit/ui/sheet/useSheet.ts';
import { session } from '#web/platform/api/live.ts';
import type { ApiProblem } from '#web/platform/api/problem.ts';
import { useDraft } from '#web/platform/api/useDraft.ts';
import { useSignal } from '#web/platform/api/useSignal.ts';
import type { Clash, RowKind } from './kind.ts';
import { type BudgetRow, newRowCount, newRows, storedRows, typedRows } from './row.ts';

/** What is kept of unsaved rows: the texts, and over which versions they were typed. */
interface Kept {
  readonly draft: Draft;
  readonly versions: Versions;
}

/** What the server refused of one row; shown until something else is typed there. */
export interface Refusal {
  readonly rowId: string;
  readonly typed: Texts | undefined;
  readonly problem: ApiProblem;
}

/** What the rows of a sheet are made of. */
export interface RowsOptions<Stored extends Stamp, Body> {
  readonly unitId: string;
  /** The name of the draft among those of the unit's budget, such as `services:${categoryId}`. */
  readonly name: string;
  /** In the order shown. */
  readonly stored: readonly Stored[];
  readonly kind: RowKind<Stored, Body>;
  readonly canWrite: boolean;
}

const NOTHING: Draft = {};

const same = (a: Texts | undefined, b: Texts | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A budget sheet: its rows with what is typed, what is wrong with it, and over which versions it is typed. */
export const useRows = <Stored extends Stamp, Body>(
  { unitId, name, stored, kind, canWrite }: RowsOptions<Stored, Body>,
  refusal: Refusal | undefined,
) => {
  const { t } = useTranslation();
  const message = useToast();
  const textOf = useFaultText();
  const username = useSignal(session)?.username ?? '';
  const { kept, keep, drop } = useDraft<Kept>('budget', unitId, name);
  const versions = useRef<Versions>(kept?.versions ?? {});
  const [draft, setDraft] = useState(kept?.draft ?? NOTHING);
  const [extra, setExtra] = useState(0);
  const count = canWrite ? newRowCount(draft, extra) : 0;
  const known = useMemo(() => storedRows(stored, kind), [stored, kind]);
  const rows = useMemo((): readonly BudgetRow<Stored>[] => [...known, ...newRows(count)], [known, count]);

  const onDraft = useCallback(
    (next: Draft) => {
      versions.current = versionsOf(next, versions.current, stored);
      setDraft(next);
      setExtra(0);
      if (Object.keys(next).length === 0) drop();
      else keep({ draft: next, versions: versions.current });
    },
    [stored, keep, drop],
  );

  const typed = useMemo(() => typedRows(rows, draft), [rows, draft]);
  // As text, so that the rules keep their identity, and the rows their drawing, until another row is in the way.
  const clashesText = JSON.stringify([...kind.clashesIn(typed)]);
  const refusedId = refusal && same(draft[refusal.rowId], refusal.typed) ? refusal.rowId : undefined;
  const refused = refusedId === undefined ? undefined : refusal?.problem.fields;
  const faultsOf = useCallback(
    (row: BudgetRow<Stored>, texts: Texts) => {
      const isEmpty = row.stored === undefined && Object.values(texts).every((text) => text === '');
      // What is stored is right, however old.
      if (isEmpty || same(row.texts, texts)) return {};
      const found = {
        ...judge(kind.schemaOf(row.stored), kind.bodyOf(texts, row.stored)).faults,
        ...kind.judge(texts, row.stored),
      };
      const clash = new Map<string, Clash>(JSON.parse(clashesText)).get(row.id);
      return {
        ...(refusedId === row.id && refused),
        ...(clash && { [clash.column]: textOf({ code: clash.code }) }),
        ...Object.fromEntries(Object.entries(found).map(([column, fault]) => [column, textOf(fault)])),
      };
    },
    [kind, clashesText, refusedId, refused, textOf],
  );

  const newPeriod = useNewPeriodHint();
  const onRefused = useStableCallback(() => {
    const lock = sheet.rows[sheet.state.selection.active.row]?.row.lock;
    message.info({
      key: 'refused',
      content: canWrite
        ? `${t(`budget.lock.${lock ?? 'column'}`)} ${lock === 'old' || lock === 'startOld' ? newPeriod : ''}`.trim()
        : t('budget.lock.reader'),
    });
  });
  const sheet = useSheet<BudgetRow<Stored>>({
    rows,
    columns: kind.columns,
    readOnly: !canWrite,
    faultsOf,
    kept: kept?.draft,
    onDraft,
    onRefused,
  });
  return {
    sheet,
    typed,
    /** Shows this many more empty rows, until something is typed or pasted. */
    addRows: setExtra,
    /** The texts of the refused row by column, while they are shown. */
    refused,
    isRefused: (rowId: string, column: string) => rowId === refusedId && refused !== undefined && column in refused,
    versionOf: (one: Stored): number => versionFor(one, versions.current, username),
    /** From now on the row is typed over this version, after the choice in a conflict. */
    overVersion: (rowId: string, version: number) => {
      versions.current = { ...versions.current, [rowId]: version };
    },
    /** Drops everything that is typed. */
    forget: () => {
      drop();
      sheet.reset();
    },
  };
};
