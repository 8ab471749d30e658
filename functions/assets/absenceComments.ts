import { absenceRow } from '#functions/core/plan/absenceRow.ts';
import { staffRows } from '#functions/core/plan/rows.ts';
import type { StoredAsset } from '#functions/core/plan/stored.ts';
import type { Change } from '#functions/kernel/changes/change.ts';
import { commitAll, nextStamp, type Scope } from '#functions/kernel/changes/scope.ts';
import { mayChangeHistory } from '#functions/kernel/rights/caller.ts';
import type { UnitIds } from '#functions/kernel/store/keys.ts';
import { type Row, replace } from '#functions/kernel/store/table.ts';
import type { AbsenceKind } from '#shared/model/absence.ts';
import type {
  AbsenceComments,
  AbsenceCommentsAnswer,
  NamedPeriods,
  UndoneComments,
} from '#shared/model/absenceComments.ts';
import type { StoredAssetPeriod } from '#shared/model/asset.ts';
import { absenceWord, kindNamed } from '#shared/planning/absenceWords.ts';
import { accessLevelOf } from '#shared/time/accessLevel.ts';
import { changedPeriods } from './team.ts';

/** Whether the comment of a period may be changed: so may what it says. */
const isOpen = ({ today, caller }: Scope, period: StoredAssetPeriod): boolean =>
  !accessLevelOf(period, today, mayChangeHistory(caller)).endReadOnly;

/** The kind that the comment of a period without one names; undefined for another comment, or where nobody is away. */
const kindOf = (scope: Scope, period: StoredAssetPeriod): AbsenceKind | undefined =>
  period.workRateExcluded > 0 && !period.absence && isOpen(scope, period) ? kindNamed(period.comment) : undefined;

/** The comments that name why somebody is away, the most frequent first; none where the unit has answered. */
export const absenceComments = async (scope: Scope, ids: UnitIds): Promise<AbsenceComments> => {
  const [{ data }, rows] = await Promise.all([absenceRow(scope.table, ids), staffRows(scope.table, ids)]);
  if (data.commentsAnswered) return { words: [] };
  const words = new Map<string, AbsenceComments['words'][number]>();
  for (const period of rows.flatMap((row) => row.data.periods)) {
    const kind = kindOf(scope, period);
    if (kind === undefined) continue;
    const key = absenceWord(period.comment);
    const word = period.comment.trim();
    const known = words.get(key) ?? { word, kind, count: 0 };
    // One of the writings, the same at every reading.
    words.set(key, { word: word < known.word ? word : known.word, kind, count: known.count + 1 });
  }
  return { words: [...words.values()].sort((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1)) };
};

/** The changes of the employees of whom some period becomes another, and those periods. */
const renamed = (
  rows: readonly Row<StoredAsset>[],
  change: (period: StoredAssetPeriod) => StoredAssetPeriod | undefined,
): { readonly changes: readonly Change[]; readonly periods: readonly StoredAssetPeriod[] } => {
  const changes: Change[] = [];
  const periods: StoredAssetPeriod[] = [];
  for (const row of rows) {
    const changed = new Map(row.data.periods.map((period) => [period, change(period)]));
    const made = [...changed.values()].filter((period) => period !== undefined);
    if (made.length === 0) continue;
    periods.push(...made);
    const data = { ...row.data, periods: row.data.periods.map((period) => changed.get(period) ?? period) };
    changes.push({ ...changedPeriods(row, data), path: { categoryId: row.data.categoryId } });
  }
  return { changes, periods };
};

/**
 * Gives the periods whose comment is one of the words the kind that it names, and notes that the unit has answered, so that nothing is
 * proposed to it again. Where many employees change, in several transactions: one that fails leaves the rest proposed. Throws `conflict`.
 */
export const answerComments = async (
  scope: Scope,
  ids: UnitIds,
  { words }: AbsenceCommentsAnswer,
): Promise<NamedPeriods> => {
  const [absence, rows] = await Promise.all([absenceRow(scope.table, ids), staffRows(scope.table, ids)]);
  const chosen = new Set(words.map(absenceWord));
  const { changes, periods } = renamed(rows, (period) => {
    const kind = kindOf(scope, period);
    return kind !== undefined && chosen.has(absenceWord(period.comment))
      ? { ...period, ...nextStamp(scope, period), absence: kind }
      : undefined;
  });
  const answered: Change = {
    writes: [replace(absence, { ...absence.data, commentsAnswered: true })],
    action: 'update',
    object: 'unitAbsence',
    id: ids.unitId,
    before: { commentsAnswered: absence.data.commentsAnswered ?? false },
    after: { commentsAnswered: true },
  };
  await commitAll(scope, [...changes, answered]);
  return { periods: periods.map(({ id, version }) => ({ id, version })) };
};

/** Takes the kinds away again that an answer gave; a period that was changed since keeps its own, and is counted. Throws `conflict`. */
export const undoComments = async (scope: Scope, ids: UnitIds, named: NamedPeriods): Promise<UndoneComments> => {
  const versions = new Map(named.periods.map(({ id, version }) => [id, version]));
  const { changes, periods } = renamed(await staffRows(scope.table, ids), (period) =>
    versions.get(period.id) === period.version && period.absence && isOpen(scope, period)
      ? { ...period, ...nextStamp(scope, period), absence: null }
      : undefined,
  );
  await commitAll(scope, changes);
  return { left: versions.size - periods.length };
};
