import { useEffect, useState } from 'react';
import { followup } from '#shared/contract/followup.ts';
import { type FollowUpComments, type MonthName, monthNames } from '#shared/model/activity.ts';
import { useStableCallback } from '#web/kit/ui/hooks/useStableCallback.ts';
import type { Texts } from '#web/kit/ui/sheet/column.ts';
import { withoutSent } from '#web/kit/ui/sheet/core/draft.ts';
import { useChange } from '#web/platform/api/useChange.ts';
import { useDraft } from '#web/platform/api/useDraft.ts';
import type { UnitIds } from '../ids.ts';
import { type Conflicts, type StoredTexts, saveCells, withoutConflict } from './model/cells.ts';
import type { Storage } from './model/storage.ts';

interface Kept {
  readonly typed: Texts;
  /** The comments as they were when typing began: what is typed is typed over these. */
  readonly base: FollowUpComments;
  readonly conflicts: Conflicts;
}

interface CommentsOptions {
  readonly ids: UnitIds;
  readonly year: number;
  readonly storage: Storage<FollowUpComments>;
}

/** Comments are the cells of one row. */
const ROW = 'comments';
/** Most characters of a comment. */
export const MOST = 255;

const storedTexts = ({ version: _, ...months }: FollowUpComments): StoredTexts => ({ [ROW]: months });
const without = (texts: Texts, month: string): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([other]) => other !== month));

/** The comments of a year: typed, kept as a draft, and saved month by month. */
export const useComments = ({ ids, year, storage }: CommentsOptions) => {
  const { stored, onStored } = storage;
  const { kept, keep, drop } = useDraft<Kept>('followup', ids.unitId, `${year}-comments`);
  const [typed, setTyped] = useState<Texts>(kept?.typed ?? {});
  const [base, setBase] = useState(kept?.base ?? stored);
  const [conflicts, setConflicts] = useState<Conflicts>(kept?.conflicts ?? {});
  const change = useChange(followup.saveComments);
  const changes = Object.keys(typed).length;
  const isTyped = changes > 0;

  useEffect(() => {
    if (isTyped) keep({ typed, base, conflicts });
    else drop();
  }, [isTyped, typed, base, conflicts, keep, drop]);

  // While nothing is typed the comments follow what is stored; typing holds on to what it began on.
  if (!isTyped && base !== stored) setBase(stored);

  const conflictAt = (month: MonthName) => {
    const conflict = conflicts[ROW]?.[month];
    return conflict?.mine === typed[month] ? conflict : undefined;
  };
  const isTooLong = (month: MonthName) => [...(typed[month] ?? '')].length > MOST;
  const faulty = monthNames.filter((month) => conflictAt(month) !== undefined || isTooLong(month));

  const save = useStableCallback(async (reason?: string): Promise<boolean> => {
    if (faulty.length > 0 || change.state !== 'idle') return false;
    if (!isTyped) return true;
    const done = await saveCells({ [ROW]: typed }, base, storedTexts, (part, { version }) =>
      change.attempt({ params: { ...ids, year: String(year) }, body: { ...part[ROW], version, reason } }),
    );
    if (!done.stored) return false;
    await onStored(done.stored);
    setBase(done.stored);
    setConflicts(done.conflicts);
    setTyped((now) => withoutSent({ [ROW]: now }, done.saved)[ROW] ?? {});
    return done.all;
  });

  return {
    changes,
    /** The months that are typed in. */
    months: Object.keys(typed),
    /** The months at fault: too long, or changed by another account meanwhile. */
    faulty,
    textOf: (month: MonthName): string => typed[month] ?? base[month],
    type: (month: MonthName, text: string) =>
      setTyped((before) => (text === base[month] ? without(before, month) : { ...before, [month]: text })),
    conflictAt,
    /** Decides a conflict: what is typed is to be saved over what is stored, or is dropped. */
    decide: (month: MonthName, mine: boolean) => {
      setConflicts((before) => withoutConflict(before, ROW, month));
      if (!mine) setTyped((before) => without(before, month));
    },
    save,
    state: change.state,
    problem: change.problem,
    /** Drops what is typed. */
    forget: () => {
      setTyped({});
      setConflicts({});
      drop();
    },
  };
};
