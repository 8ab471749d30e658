import type { Texts } from '#web/kit/ui/sheet/column.ts';
import { type Draft, withoutSent } from '#web/kit/ui/sheet/core/draft.ts';
import { conflictIn } from '#web/platform/api/problem.ts';
import type { Outcome } from '#web/platform/api/useChange.ts';

/** A typed cell that another account has changed meanwhile: what is typed, what is stored now, by whom and when. */
export interface CellConflict {
  readonly mine: string;
  readonly theirs: string;
  readonly by: string;
  readonly at: string;
}

/** The conflicts by row and column. */
export type Conflicts = Readonly<Record<string, Readonly<Record<string, CellConflict>>>>;

/** Stored texts by row and column. */
export type StoredTexts = Readonly<Record<string, Texts>>;

type Change = Pick<CellConflict, 'by' | 'at'>;

const byCell = <Value, Found>(
  rows: Readonly<Record<string, Readonly<Record<string, Value>>>>,
  found: (value: Value, row: string, column: string) => Found | undefined,
): Readonly<Record<string, Readonly<Record<string, Found>>>> =>
  Object.fromEntries(
    Object.entries(rows).flatMap(([row, cells]) => {
      const kept = Object.entries(cells).flatMap(([column, value]) => {
        const one = found(value, row, column);
        return one === undefined ? [] : [[column, one] as const];
      });
      return kept.length === 0 ? [] : [[row, Object.fromEntries(kept)]];
    }),
  );

/** The typed cells whose stored text is now neither what typing began on nor what is typed. */
const conflictsOf = (draft: Draft, before: StoredTexts, now: StoredTexts, change: Change): Conflicts =>
  byCell(draft, (mine, row, column) => {
    const theirs = now[row]?.[column] ?? '';
    return theirs === (before[row]?.[column] ?? '') || theirs === mine ? undefined : { mine, theirs, ...change };
  });

/** What is typed in the cells in conflict. */
const typedIn = (conflicts: Conflicts): Draft => byCell(conflicts, ({ mine }) => mine);

/** The conflicts without the decided cell. */
export const withoutConflict = (conflicts: Conflicts, row: string, column: string): Conflicts =>
  byCell(conflicts, (conflict, inRow, inColumn) => (inRow === row && inColumn === column ? undefined : conflict));

/** The outcome of a save: what is stored now, undefined where it was refused, and which typed cells were saved. */
interface Saved<Stored> {
  readonly stored: Stored | undefined;
  readonly saved: Draft;
  /** Whether everything is saved. */
  readonly all: boolean;
  /** The typed cells that are not saved, because another account has changed them. */
  readonly conflicts: Conflicts;
}

/**
 * Saves typed cells over `base`. At a version conflict the cells that only this account has changed are saved over what is stored
 * now; those that the other account has changed too are answered as conflicts and stay typed.
 */
export const saveCells = async <Stored>(
  draft: Draft,
  base: Stored,
  textsOf: (stored: Stored) => StoredTexts,
  send: (draft: Draft, base: Stored) => Promise<Outcome<Stored>>,
): Promise<Saved<Stored>> => {
  const outcome = await send(draft, base);
  if (outcome.ok) return { stored: outcome.answer, saved: draft, all: true, conflicts: {} };
  const conflict = conflictIn<Stored>(outcome.problem);
  if (!conflict) return { stored: undefined, saved: {}, all: false, conflicts: {} };
  const { current, changedBy: by, changedAt: at } = conflict;
  const conflicts = conflictsOf(draft, textsOf(base), textsOf(current), { by, at });
  const rest = withoutSent(draft, typedIn(conflicts));
  if (Object.keys(rest).length === 0) return { stored: current, saved: {}, all: false, conflicts };
  const next = await saveCells(rest, current, textsOf, send);
  const all = Object.keys({ ...conflicts, ...next.conflicts });
  return {
    stored: next.stored ?? current,
    saved: next.saved,
    all: next.all && Object.keys(conflicts).length === 0,
    conflicts: Object.fromEntries(all.map((row) => [row, { ...conflicts[row], ...next.conflicts[row] }])),
  };
};
