import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { monthNames } from '#shared/model/activity.ts';
import { parseDecimal } from '#shared/quantity/parse.ts';
import { longMonth } from '#web/domain/followup/months.ts';
import { conflictProps } from '#web/kit/forms/conflictProps.ts';
import { useStableCallback } from '#web/kit/ui/hooks/useStableCallback.ts';
import { useFaultText } from '#web/kit/ui/hooks/useTexts.ts';
import { useToast } from '#web/kit/ui/hooks/useToast.ts';
import type { Texts } from '#web/kit/ui/sheet/column.ts';
import { boxOf } from '#web/kit/ui/sheet/core/box.ts';
import { type Draft, withoutCells } from '#web/kit/ui/sheet/core/draft.ts';
import { focused, put } from '#web/kit/ui/sheet/core/state.ts';
import { useSheet } from '#web/kit/ui/sheet/useSheet.ts';
import { type ApiProblem, conflictIn } from '#web/platform/api/problem.ts';
import type { ChangeState } from '#web/platform/api/useChange.ts';
import { useDraft } from '#web/platform/api/useDraft.ts';
import { type AbsenceRow, changeOf, faultsOfRow, kindRows, percentText, withSums } from './model/rows.ts';
import type { AbsenceChange, AbsenceSetting } from './model/setting.ts';
import { useColumns } from './useColumns.tsx';

/** The request that saves, of a unit or of an organisation. */
export interface AbsenceSaving {
  readonly state: ChangeState;
  readonly problem: ApiProblem | undefined;
  /** Sends a change; the setting as it is stored then, or undefined when it was refused. */
  send(change: AbsenceChange): Promise<AbsenceSetting | undefined>;
  reset(): void;
  /** Loads what is stored now. */
  reload(): Promise<unknown>;
  /** The setting that a refused change would have overwritten. */
  readonly currentIn: (answer: unknown) => AbsenceSetting;
}

/** What is typed, and the setting that it is typed over. */
interface Kept {
  readonly texts: Draft;
  readonly on: boolean | null | undefined;
  readonly base: AbsenceSetting;
}

interface AbsenceOptions {
  /** The id of the unit or the organisation. */
  readonly placeId: string;
  readonly isUnit: boolean;
  readonly canWrite: boolean;
  readonly stored: AbsenceSetting;
  readonly saving: AbsenceSaving;
}

/** The difference of whether absence counts, in a conflict. */
const ON = 'on';

const cellId = (row: string, column: string): string => JSON.stringify([row, column]);

/** The sheet of expected absence and whether it counts: typed, kept as a draft, and saved as one change of the setting. */
export const useAbsence = ({ placeId, isUnit, canWrite, stored, saving }: AbsenceOptions) => {
  const { t } = useTranslation();
  const message = useToast();
  const textOf = useFaultText();
  const { kept, keep, drop } = useDraft<Kept>('absence', placeId, 'rates');
  const [draft, setDraft] = useState<Draft>(kept?.texts ?? {});
  const [on, setOn] = useState(kept?.on);
  const [base, setBase] = useState(kept?.base ?? stored);
  const isTyped = on !== undefined || Object.keys(draft).length > 0;
  // While something is typed the version stays that it is typed over, so that the server finds a conflict.
  const shown = isTyped ? base : stored;

  const kinds = useMemo(() => kindRows(shown), [shown]);
  const rows = useMemo(() => withSums(kinds, draft), [kinds, draft]);
  const faultsOf = useCallback(
    (row: AbsenceRow, texts: Texts) =>
      Object.fromEntries(
        Object.entries(faultsOfRow(row, texts, draft)).map(([month, fault]) => [month, textOf(fault)]),
      ),
    [draft, textOf],
  );
  const hold = () => {
    if (!isTyped) setBase(stored);
  };
  const onDraft = useStableCallback((typed: Draft) => {
    hold();
    // Sums and faults follow the draft, and the sheet reports it again when they change: only another text is a change.
    setDraft((before) => (JSON.stringify(before) === JSON.stringify(typed) ? before : typed));
  });
  const onRefused = useStableCallback((row: AbsenceRow | undefined) => {
    const text = canWrite || row === undefined ? 'absence.computed' : 'absence.onlyRead';
    message.info({ key: 'refused', content: t(text) });
  });
  const sheet = useSheet<AbsenceRow>({
    rows,
    columns: useColumns(isUnit),
    readOnly: !canWrite,
    faultsOf,
    kept: kept?.texts,
    onDraft,
    onRefused,
  });

  useEffect(() => {
    if (isTyped) keep({ texts: draft, on, base });
    else drop();
  }, [isTyped, draft, on, base, keep, drop]);

  /** Drops what is typed. */
  const forget = () => {
    sheet.reset();
    setOn(undefined);
    drop();
  };
  const saveOver = async (onto: AbsenceSetting, typed: Draft, typedOn: typeof on): Promise<boolean> => {
    const now = await saving.send(changeOf(onto, typed, typedOn));
    if (!now) return false;
    // The rows have the saved texts before the draft drops them, so that nothing flickers.
    setBase(now);
    sheet.saved(draft);
    sheet.saved(typed);
    setOn(undefined);
    message.success(t('absence.saved'));
    return true;
  };
  const save = useStableCallback(async (): Promise<boolean> => {
    const { draft: typed, faults } = sheet.commit();
    const [fault] = faults;
    if (fault) sheet.goTo(fault.rowId, fault.columnId);
    if (fault || saving.state !== 'idle') return false;
    if (on === undefined && Object.keys(typed).length === 0) return true;
    return saveOver(shown, typed, on);
  });

  const onText = (value: boolean | null) =>
    value === null ? t('absence.on.inherited') : t(value ? 'absence.on.yes' : 'absence.on.no');
  const written = (text: string) => {
    const value = parseDecimal(text);
    return value === null ? text : percentText(value);
  };
  const conflict = conflictIn<unknown>(saving.problem);
  return {
    sheet,
    rows,
    shown,
    on: on === undefined ? shown.on : on,
    chooseOn: (value: boolean | null) => {
      hold();
      saving.reset();
      setOn(value === shown.on ? undefined : value);
    },
    changes: sheet.changes + (on === undefined ? 0 : 1),
    save,
    forget,
    /** Types nothing in a cell: its proposal counts. */
    toProposal: (row: string, column: string) => {
      const cell = {
        row: sheet.grid.rows.findIndex(({ id }) => id === row),
        column: sheet.grid.columns.findIndex(({ id }) => id === column),
      };
      sheet.act(focused(put([{ cell, text: '' }], boxOf(cell, cell))));
    },
    conflict: conflictProps(conflict && { ...conflict, current: saving.currentIn(conflict.current) }, {
      differences: (current) => {
        const theirs = new Map(kindRows(current).map((row) => [row.id, row.texts]));
        const cells = kinds.flatMap((row) =>
          monthNames.flatMap((month, index) => {
            const mine = draft[row.id]?.[month];
            const now = theirs.get(row.id)?.[month] ?? '';
            if (mine === undefined || now === mine || row.kind === 'sum') return [];
            const kind = t(`absence.kind.${row.kind}`).toLowerCase();
            const label = `${row.category.name}, ${kind}, ${longMonth(index + 1).toLowerCase()}`;
            return [{ id: cellId(row.id, month), label, theirs: written(now), mine: written(mine) }];
          }),
        );
        return on === undefined || on === current.on
          ? cells
          : [{ id: ON, label: t('absence.on.label'), theirs: onText(current.on), mine: onText(on) }, ...cells];
      },
      onTheirs: () => {
        saving.reset();
        void saving.reload().then(forget);
      },
      onMine: (current, theirs) => {
        saving.reset();
        const chosen = Object.entries(draft).reduce(
          (left, [row, texts]) =>
            withoutCells(left, row, new Set(Object.keys(texts).filter((column) => theirs.has(cellId(row, column))))),
          draft,
        );
        void saveOver(current, chosen, theirs.has(ON) ? undefined : on);
      },
      onCancel: saving.reset,
    }),
  };
};

export type AbsenceSheet = ReturnType<typeof useAbsence>;
