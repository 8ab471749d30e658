import { useCallback, useEffect, useMemo, useState } from 'react';
import { demand as contract } from '#shared/contract/demand.ts';
import type { Category } from '#shared/model/category.ts';
import type { Demand } from '#shared/model/demand.ts';
import { useConfirmJumps } from '#web/domain/planning/rows/useConfirmJumps.tsx';
import { conflictProps } from '#web/kit/forms/conflictProps.ts';
import { useStableCallback } from '#web/kit/ui/hooks/useStableCallback.ts';
import { cellsChanged, type Draft } from '#web/kit/ui/sheet/core/draft.ts';
import { type SheetOptions, useSheet } from '#web/kit/ui/sheet/useSheet.ts';
import { useChange } from '#web/platform/api/useChange.ts';
import { useDraft } from '#web/platform/api/useDraft.ts';
import type { CategoryPlace } from '#web/platform/navigation/place.ts';
import { type DemandRow, rowsOf } from '../cells/row.ts';
import { useColumns } from '../cells/useColumns.tsx';
import { useFaults } from '../cells/useFaults.ts';
import { differencesOf, type Typed, withoutTheirs } from './difference.ts';
import { saveOver } from './saveOver.ts';
import { useDifferenceTexts } from './useDifferenceTexts.ts';

interface Kept {
  /** The period as it was when typing began: what is typed is typed over this, and its version is sent. */
  readonly base: Demand;
  readonly texts: Draft;
  readonly comment?: string | undefined;
}

interface EditorOptions {
  readonly place: CategoryPlace;
  readonly saved: Demand;
  readonly category: Category;
  readonly readOnly: boolean;
  readonly onRefused: SheetOptions<DemandRow>['onRefused'];
  /** Gets the period as the server stored it. */
  readonly onSaved: (demand: Demand) => void;
}

/** The stored period when the draft began on its version, as it may have more shifts; else the one the draft began on. */
const baseOf = (kept: Kept | undefined, saved: Demand): Demand =>
  kept && kept.base.version !== saved.version ? kept.base : saved;

const isDirty = ({ texts, comment }: Typed): boolean => cellsChanged(texts) > 0 || comment !== undefined;

/**
 * One demand period while it is typed in: its sheet and comment, kept through reload, saved with the version that typing
 * began on, and the choice that a conflict asks for.
 */
export const useEditor = ({ place, saved, category, readOnly, onRefused, onSaved }: EditorOptions) => {
  const { kept, keep, drop } = useDraft<Kept>('demand', place.ids.categoryId, saved.id);
  const [base, setBase] = useState(() => baseOf(kept, saved));
  const [comment, setComment] = useState(kept?.comment);
  const rows = useMemo(() => rowsOf(base, category), [base, category]);
  const measures = useMemo(
    () => ({ shifts: category.shifts, categoryPeriods: category.periods, start: base.start }),
    [category, base.start],
  );
  const sheet = useSheet({
    rows,
    columns: useColumns(measures),
    faultsOf: useFaults(),
    readOnly,
    kept: kept?.texts,
    onRefused,
  });
  const change = useChange(contract.update);
  const confirmJumps = useConfirmJumps<DemandRow>(({ shift }) => shift.shiftName);
  const differenceTexts = useDifferenceTexts();
  const changes = sheet.changes + (comment === undefined ? 0 : 1);
  const typed: Typed = { texts: sheet.draft, comment };
  const dirty = isDirty(typed);

  useEffect(() => {
    if (dirty) keep({ base, texts: sheet.draft, comment });
    else drop();
  }, [dirty, base, sheet.draft, comment, keep, drop]);

  // While nothing is typed the period follows what is stored; typing holds on to what it began on.
  useEffect(() => {
    if (!dirty) setBase(saved);
  }, [dirty, saved]);

  /** Sends what is typed, without what of it the stored values are chosen for. */
  const send = async (onto: Demand, sent: Typed, theirs: ReadonlySet<string> = new Set()): Promise<boolean> => {
    const outcome = await saveOver({ base, onto, typed: withoutTheirs(sent, theirs) }, (body) =>
      change.attempt({ params: { ...place.ids, demandId: saved.id }, body }),
    );
    if (!outcome.ok) return false;
    sheet.saved(sent.texts);
    setComment((now) => (now === sent.comment ? undefined : now));
    setBase(outcome.answer);
    onSaved(outcome.answer);
    return true;
  };

  const save = useStableCallback(async (): Promise<boolean> => {
    const { draft, faults } = sheet.commit();
    const [fault] = faults;
    if (fault) sheet.goTo(fault.rowId, fault.columnId);
    if (fault || change.state !== 'idle') return false;
    if (!isDirty({ texts: draft, comment })) return true;
    return (await confirmJumps(sheet, draft)) && send(base, { texts: draft, comment });
  });

  const comments = useCallback((text: string) => setComment(text === base.comment ? undefined : text), [base.comment]);

  return {
    base,
    sheet,
    measures,
    comment: comment ?? base.comment,
    comments,
    changes,
    dirty,
    state: change.state,
    problem: change.problem,
    /** Saves what is typed; answers whether everything is saved. At a fault the cell is shown instead. */
    save,
    /** Forgets what was typed. */
    forget: () => {
      sheet.reset();
      setComment(undefined);
      drop();
    },
    conflict: conflictProps(change.state === 'idle' ? change.conflict : undefined, {
      differences: (current) => differencesOf(base, current, typed).map(differenceTexts),
      onTheirs: (current) => {
        sheet.reset();
        setComment(undefined);
        setBase(current);
        onSaved(current);
        change.reset();
      },
      onMine: (current, theirs) => {
        change.reset();
        void send(current, typed, theirs);
      },
      onCancel: change.reset,
    }),
  };
};
