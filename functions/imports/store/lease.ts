import { omitUndefined } from '#functions/kernel/omitUndefined.ts';
import { listedImportUnderWay, type UnitIds } from '#functions/kernel/store/keys.ts';
import type { Row, Table, Write } from '#functions/kernel/store/table.ts';
import type { ImportLock, UnderWay } from '../repository.ts';

/** A batch takes a second at most: a run that wrote nothing for this long was interrupted. */
const leaseMs = 15_000;

/** The hold of one run on a unit. A run whose unit was taken from it meanwhile conflicts at its next write. */
export interface Lease {
  /** Runs a commit together with the write that it is given, which holds the unit for another while. */
  during(commit: (lock: Write) => Promise<unknown>): Promise<void>;
  /** Runs the last commit together with the write that frees the unit. */
  ending<Result>(commit: (lock: Write) => Promise<Result>): Promise<Result>;
}

/** Takes the unit for a run. Throws `Conflict` when the lock was written since it was read. */
export const takeLease = async (
  table: Table,
  ids: UnitIds,
  { pk, sk, version, data: { endedAt } }: Row<ImportLock>,
  { record, areaId, counts }: Omit<UnderWay, 'until'>,
): Promise<Lease> => {
  let last = version;
  const write = async <Result>(
    row: Pick<Row<ImportLock>, 'data' | 'gsi1pk' | 'gsi1sk'>,
    commit: (lock: Write) => Promise<Result>,
  ): Promise<Result> => {
    const result = await commit({ put: { pk, sk, version: last + 1, ...row }, guard: { version: last } });
    last += 1;
    return result;
  };
  const during = (commit: (lock: Write) => Promise<unknown>) => {
    const underWay: UnderWay = { record, areaId, counts, until: Date.now() + leaseMs };
    return write(
      { data: { underWay, ...omitUndefined({ endedAt }) }, ...listedImportUnderWay(ids) },
      async (lock) => void (await commit(lock)),
    );
  };
  await during((lock) => table.commit(lock));
  return { during, ending: (commit) => write({ data: { underWay: null, endedAt: Date.now() } }, commit) };
};
