import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { followup } from '#shared/contract/followup.ts';
import type { Activity, ActivityInput, MonthName } from '#shared/model/activity.ts';
import { parseDecimal } from '#shared/quantity/parse.ts';
import { momentText } from '#web/kit/ui/dates.ts';
import { formatNumber } from '#web/kit/ui/figures/format.ts';
import { useConfirm } from '#web/kit/ui/hooks/useConfirm.ts';
import { useStableCallback } from '#web/kit/ui/hooks/useStableCallback.ts';
import { useFaultText } from '#web/kit/ui/hooks/useTexts.ts';
import { useToast } from '#web/kit/ui/hooks/useToast.ts';
import type { Texts } from '#web/kit/ui/sheet/column.ts';
import { boxOf } from '#web/kit/ui/sheet/core/box.ts';
import type { Draft } from '#web/kit/ui/sheet/core/draft.ts';
import { focused, put } from '#web/kit/ui/sheet/core/state.ts';
import { useSheet } from '#web/kit/ui/sheet/useSheet.ts';
import { useChange } from '#web/platform/api/useChange.ts';
import { useDraft } from '#web/platform/api/useDraft.ts';
import type { UnitIds } from '../ids.ts';
import { type Conflicts, saveCells, withoutConflict } from './model/cells.ts';
import { longMonth } from './model/months.ts';
import {
  type ChangedImport,
  changesOf,
  faultOf,
  type InputRow,
  importDaysOf,
  importOf,
  overwrittenBy,
  rowsOf,
  shownText,
  storedTexts,
} from './model/rows.ts';
import type { Storage } from './model/storage.ts';
import { useMonthColumns } from './useMonthColumns.tsx';

/** Values as they were when typing in their row began, by activity: what is typed is typed over these. */
type Bases = Readonly<Record<string, ActivityInput>>;

interface Kept {
  readonly texts: Draft;
  readonly bases: Bases;
  readonly conflicts: Conflicts;
}

interface InputsOptions {
  readonly ids: UnitIds;
  readonly year: number;
  readonly activities: readonly Activity[];
  readonly storage: Storage<readonly ActivityInput[]>;
  /** The months whose values cannot be changed. */
  readonly locked: ReadonlySet<string>;
}

/** The sheet of a year's values: typed, kept as a draft, and saved cell by cell. */
export const useInputs = ({ ids, year, activities, storage, locked }: InputsOptions) => {
  const { stored: inputs, onStored } = storage;
  const { t } = useTranslation();
  const message = useToast();
  const confirm = useConfirm();
  const textOf = useFaultText();
  const { kept, keep, drop } = useDraft<Kept>('followup', ids.unitId, String(year));
  const [bases, setBases] = useState<Bases>(kept?.bases ?? {});
  const [conflicts, setConflicts] = useState<Conflicts>(kept?.conflicts ?? {});
  const change = useChange(followup.saveInputs);
  const rows = useMemo(
    () =>
      rowsOf(
        activities,
        inputs.map((input) => bases[input.activityId] ?? input),
      ),
    [activities, inputs, bases],
  );

  const importDays = useMemo(() => importDaysOf(inputs), [inputs]);
  const faultsOf = useCallback(
    (row: InputRow, texts: Texts) =>
      Object.fromEntries(
        Object.entries(texts).flatMap(([month, text]): [string, string][] => {
          // An imported value may have decimals, a typed one not.
          const given = importOf(row.input, month as MonthName)?.value;
          if (text === row.texts[month] || (given !== undefined && parseDecimal(text) === given)) return [];
          const conflict = conflicts[row.id]?.[month];
          if (conflict?.mine === text) {
            const value = shownText(conflict.theirs) || t('ui.conflict.empty');
            const when = momentText(conflict.at);
            return [[month, t('activities.edit.conflict', { who: conflict.by, when, value })]];
          }
          const fault = faultOf(text);
          return fault ? [[month, textOf(fault)]] : [];
        }),
      ),
    [conflicts, t, textOf],
  );
  const onDraft = useCallback(
    (draft: Draft) =>
      setBases((before) => {
        const typed = inputs.filter(({ activityId }) => activityId in draft);
        // The rows follow the bases, and the sheet reports its draft anew when they change.
        if (typed.length === Object.keys(before).length && typed.every(({ activityId }) => activityId in before))
          return before;
        return Object.fromEntries(typed.map((input) => [input.activityId, before[input.activityId] ?? input]));
      }),
    [inputs],
  );
  const onRefused = useStableCallback((row: InputRow | undefined) => {
    const column = sheet.grid.columns[sheet.state.selection.active.column];
    const ofRow = row?.activity.isHeader ? 'activities.edit.isHeader' : 'activities.edit.computed';
    const text = column && locked.has(column.id) ? 'activities.edit.closed' : ofRow;
    message.info({ key: 'refused', content: t(text) });
  });
  const sheet = useSheet<InputRow>({
    rows,
    columns: useMonthColumns(year, importDays, locked),
    faultsOf,
    kept: kept?.texts,
    onDraft,
    onRefused,
  });
  const { draft } = sheet;

  useEffect(() => {
    if (Object.keys(draft).length === 0) drop();
    else keep({ texts: draft, bases, conflicts });
  }, [draft, bases, conflicts, keep, drop]);

  const mayOverwrite = async (typed: Draft): Promise<boolean> => {
    const overwritten = overwrittenBy(typed, rows);
    if (overwritten.length === 0) return true;
    const line = ({ name, month, before, after }: (typeof overwritten)[number]) =>
      `${name}, ${longMonth(month).toLowerCase()}: ${shownText(before)} → ${shownText(after) || t('ui.conflict.empty')}`;
    return confirm({
      title: t('activities.edit.overwrite.title', { count: overwritten.length }),
      text: (
        <ul>
          {overwritten.map((one) => (
            <li key={`${one.name} ${one.month}`}>{line(one)}</li>
          ))}
        </ul>
      ),
      action: t('activities.edit.overwrite.action'),
    });
  };

  const save = useStableCallback(async (reason?: string): Promise<boolean> => {
    const { draft: typed, faults } = sheet.commit();
    const [fault] = faults;
    if (fault) sheet.goTo(fault.rowId, fault.columnId);
    if (fault || change.state !== 'idle') return false;
    if (Object.keys(typed).length === 0) return true;
    if (!(await mayOverwrite(typed))) return false;
    const base = rows.map(({ input }) => input);
    const done = await saveCells(typed, base, storedTexts, (part, over) =>
      change.attempt({ params: ids, body: { year, inputs: changesOf(part, over), reason } }),
    );
    // The rows have the saved texts before the draft drops them, so that nothing flickers.
    await onStored(done.stored);
    if (!done.stored) return false;
    const left = done.stored.filter(({ activityId }) => activityId in done.conflicts);
    setBases((before) => ({
      ...Object.fromEntries(Object.entries(before).filter(([id]) => !(id in typed))),
      ...Object.fromEntries(left.map((input) => [input.activityId, input])),
    }));
    setConflicts(done.conflicts);
    sheet.saved(done.saved);
    const [row] = Object.keys(done.conflicts);
    const [column] = Object.keys((row && done.conflicts[row]) || {});
    if (row && column) sheet.goTo(row, column);
    return done.all;
  });

  return {
    sheet,
    rows,
    save,
    /** The months that are typed in. */
    months: [...new Set(Object.values(draft).flatMap(Object.keys))],
    state: change.state,
    problem: change.problem,
    conflictAt: (row: string, column: string) => {
      const conflict = conflicts[row]?.[column];
      return conflict && draft[row]?.[column] === conflict.mine ? conflict : undefined;
    },
    /** Decides a conflict: what is typed is to be saved over what is stored, or is dropped. */
    decide: (row: string, column: string, mine: boolean) => {
      const typed = draft[row]?.[column];
      setConflicts((before) => withoutConflict(before, row, column));
      if (!mine && typed !== undefined) sheet.saved({ [row]: { [column]: typed } });
      sheet.goTo(row, column);
    },
    hasImports: Object.keys(importDays).length > 0,
    /** Types what was imported. */
    restore: ({ row, given }: ChangedImport) => {
      const cell = {
        row: sheet.grid.rows.findIndex(({ id }) => id === row.id),
        column: sheet.grid.columns.findIndex(({ id }) => id === given.month),
      };
      sheet.act(focused(put([{ cell, text: formatNumber(given.value, 'file') }], boxOf(cell, cell))));
    },
    /** Drops what is typed. */
    forget: () => {
      sheet.reset();
      setConflicts({});
      drop();
    },
  };
};
