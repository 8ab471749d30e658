import type { StoredInput, StoredInputs } from '#functions/core/plan/stored.ts';
import { presentValues } from '#functions/followup/inputs.ts';
import { loadInputs } from '#functions/followup/repository.ts';
import type { Change } from '#functions/kernel/changes/change.ts';
import { newStamp, nextStamp, type Scope } from '#functions/kernel/changes/scope.ts';
import { fieldProblem, Problem } from '#functions/kernel/problem.ts';
import type { UnitIds } from '#functions/kernel/store/keys.ts';
import { lateFiles } from '#functions/kernel/store/lateFiles.ts';
import { type Row, replace } from '#functions/kernel/store/table.ts';
import { groupedBy } from '#shared/groupedBy.ts';
import { InputValues, monthNames } from '#shared/model/activity.ts';
import type { UnitImport } from '#shared/model/hrImport.ts';
import { type Cell, type CellChange, isClosed } from '../match/hours.ts';
import type { ImportLock, StoredUnitImport } from '../repository.ts';
import { newImport, undoneImport } from './history.ts';

const noMonths = monthNames.map(() => null);

const cellIn = (row: Row<StoredInputs>, { activityId, month }: Cell) => {
  const input = row.data.inputs.find(({ id }) => id === activityId);
  return {
    value: input?.months[monthNames.indexOf(month)] ?? null,
    imported: input?.imported.includes(month) ?? false,
  };
};

const withCells = (scope: Scope, stored: StoredInput | undefined, cells: readonly [Cell, ...Cell[]]): StoredInput => {
  const months = [...(stored?.months ?? noMonths)];
  const imported = new Set(stored?.imported);
  const imports = new Map(stored?.imports?.map((one) => [one.month, one]));
  for (const { month, value, imported: isImported, given } of cells) {
    months[monthNames.indexOf(month)] = value;
    if (isImported) imported.add(month);
    else imported.delete(month);
    if (given) imports.set(month, { month, value: given.value, day: given.day });
    else imports.delete(month);
  }
  return {
    ...(stored ? nextStamp(scope, stored) : { ...newStamp(scope, 'inp'), id: cells[0].activityId }),
    months,
    imported: monthNames.filter((month) => imported.has(month)),
    imports: monthNames.flatMap((month) => imports.get(month) ?? []),
  };
};

/** Throws `noImport` where no answer could hold the values: nothing is stored that cannot be read. */
const checkedInput = (input: StoredInput): StoredInput => {
  if (!InputValues.safeParse(presentValues(input)).success) throw new Problem('noImport');
  return input;
};

const yearChange = (scope: Scope, ids: UnitIds, row: Row<StoredInputs>, cells: readonly Cell[]): Change => {
  const { year, inputs } = row.data;
  if (cells.some((cell) => isClosed(row.data, cell))) throw fieldProblem('month', 'monthClosed');
  const groups = groupedBy(cells, ({ activityId }) => activityId);
  const next = groups.map((group) =>
    checkedInput(
      withCells(
        scope,
        inputs.find(({ id }) => id === group[0].activityId),
        group,
      ),
    ),
  );
  const isChanged = ({ id }: StoredInput) => next.some((one) => one.id === id);
  return {
    writes: [replace(row, { ...row.data, inputs: [...inputs.filter((one) => !isChanged(one)), ...next] })],
    action: 'update',
    object: 'activityInput',
    id: ids.unitId,
    before: { year, inputs: inputs.filter(isChanged) },
    after: { year, inputs: next },
  };
};

/** Sets the values, all in one transaction with `done`. Throws `importTouched` when one of them is not as `expected`, and `validation` when its month is closed. */
const setCells = async (
  scope: Scope,
  ids: UnitIds,
  changes: readonly { readonly expected: Cell; readonly next: Cell }[],
  done: Change<UnitImport>,
): Promise<UnitImport> => {
  const years = groupedBy(changes, ({ next }) => next.year);
  const ofYears = await Promise.all(
    years.map(async (group) => {
      const row = await loadInputs(scope.table, ids, group[0].next.year);
      const isTouched = group.some(({ expected }) => {
        const { value, imported } = cellIn(row, expected);
        return value !== expected.value || imported !== expected.imported;
      });
      if (isTouched) throw new Problem('importTouched');
      return yearChange(
        scope,
        ids,
        row,
        group.map(({ next }) => next),
      );
    }),
  );
  return scope.commit(done, ...ofYears);
};

/** The change that notes an import of hours, or its undoing, with the write of the lock. */
const withLock = (lock: Row<ImportLock>, done: Change<UnitImport>): Change<UnitImport> => ({
  ...done,
  writes: [...done.writes, replace(lock, lock.data)],
});

/**
 * Stores the values of a file and notes the import, all or none. Throws `importTouched` when a value was changed, and `Conflict` when
 * another import was stored, since the lock was read.
 */
export const storeHours = async (
  scope: Scope,
  ids: UnitIds,
  lock: Row<ImportLock>,
  changes: readonly CellChange[],
  record: StoredUnitImport & { readonly steps: string },
): Promise<UnitImport> => {
  await (await lateFiles()).put(record.steps, JSON.stringify(changes));
  const day = scope.today;
  const cells = changes.map(({ before, after }) => ({
    expected: before,
    next: { ...after, given: after.value === null ? null : { value: after.value, day } },
  }));
  return setCells(scope, ids, cells, withLock(lock, newImport(scope, ids, record)));
};

/** Takes back an import of hours. Throws `importTouched` when one of its values was changed since. */
export const undoHours = async (
  scope: Scope,
  ids: UnitIds,
  lock: Row<ImportLock>,
  row: Row<StoredUnitImport>,
  steps: string,
): Promise<UnitImport> => {
  const changes: readonly CellChange[] = JSON.parse(await (await lateFiles()).get(steps));
  const cells = changes.map(({ before, after }) => ({ expected: after, next: before }));
  return setCells(scope, ids, cells, withLock(lock, undoneImport(scope, row)));
};
