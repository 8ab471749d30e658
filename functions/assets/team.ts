import type { StoredAsset } from '#functions/core/plan/stored.ts';
import type { Change } from '#functions/kernel/changes/change.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { found, Problem } from '#functions/kernel/problem.ts';
import type { CategoryIds } from '#functions/kernel/store/keys.ts';
import { type Row, replace } from '#functions/kernel/store/table.ts';
import type { StoredAssetPeriod, TeamChange, TeamMember } from '#shared/model/asset.ts';
import type { PlannedPeriod } from '#shared/planning/assetWeeks.ts';
import { type ClosedPeriod, overlaps } from '#shared/time/period.ts';
import { atField } from './atField.ts';
import { storedPeriods } from './planned.ts';
import { inNameOrder, presentAsset } from './present.ts';
import { listAssetRows, loadAssetRows } from './repository.ts';

/** The version is the item's: it counts every change to the employee or to any of the periods. */
export const memberOf = ({ data, version }: Pick<Row<StoredAsset>, 'data' | 'version'>): TeamMember => {
  const { id, name, periods } = presentAsset(data);
  return { id, name, version, periods };
};

/** All staff of a category with a period in the range, by name, each with all periods. Throws 404. */
export const readTeam = async ({ table }: Scope, ids: CategoryIds, range: ClosedPeriod): Promise<TeamMember[]> =>
  (await listAssetRows(table, ids))
    .filter(({ data }) => data.periods.some((period) => overlaps(period, range)))
    .sort((a, b) => inNameOrder(a.data, b.data))
    .map(memberOf);

type Base = NonNullable<TeamChange['assets'][number]['base']>;

/** Whether the stored periods are exactly those of the base, in its versions. */
const isBase = (periods: StoredAsset['periods'], base: Base): boolean =>
  periods.length === base.length &&
  periods.every(({ id, version }) => base.some((one) => one.id === id && one.version === version));

/** Throws `conflict` with the current state of every employee changed by another request. */
const expectVersions = (rows: readonly Row<StoredAsset>[], assets: TeamChange['assets']): void => {
  const stale = rows.filter((row, index) => {
    const { version, base } = found(assets[index]);
    return (version !== undefined && version !== row.version) || (base && !isBase(row.data.periods, base));
  });
  const [latest] = stale
    .flatMap(({ data }) => [data, ...data.periods])
    .sort((a, b) => (a.changedAt > b.changedAt ? -1 : 1));
  if (!latest) return;
  const { changedBy, changedAt } = latest;
  throw new Problem('conflict', { conflict: { current: stale.map(memberOf), changedBy, changedAt } });
};

/** The planned periods with the loans that are stored in their days, and with no other: a loan is made at the unit that borrows. */
const withStoredLoans = (
  stored: readonly StoredAssetPeriod[],
  planned: readonly PlannedPeriod[],
): readonly PlannedPeriod[] =>
  planned.map((period) => {
    const isKept = (one: StoredAssetPeriod) => one.id === period.id || one.lentTo === period.lentTo;
    const lent = stored.find((one) => one.lentTo && isKept(one) && overlaps(one, period));
    return { ...period, lentTo: lent?.lentTo ?? null };
  });

/** The changes of those employees whose periods differ from the stored ones, and the employees as they are then. Throws as {@link saveTeam}. */
export const teamChanges = async (scope: Scope, ids: CategoryIds, assets: TeamChange['assets']) => {
  const rows = await loadAssetRows(
    scope.table,
    ids,
    assets.map(({ id }) => id),
  );
  expectVersions(rows, assets);
  const outcomes = rows.map((row, index) => {
    const planned = withStoredLoans(row.data.periods, found(assets[index]).periods);
    const periods = atField(`assets.${index}`, () => storedPeriods(scope, row.data, planned));
    const isSame = periods.length === row.data.periods.length && periods.every((one) => row.data.periods.includes(one));
    return isSame ? { row, isSame } : { row: { ...row, data: { ...row.data, periods } }, isSame };
  });
  return {
    changes: outcomes.flatMap(({ row, isSame }, index): Change[] =>
      isSame ? [] : [changedPeriods(found(rows[index]), row.data)],
    ),
    members: outcomes.map(({ row, isSame }) => memberOf(isSame ? row : { ...row, version: row.version + 1 })),
  };
};

/** The change of an employee's periods. */
export const changedPeriods = (row: Row<StoredAsset>, data: StoredAsset): Change => ({
  writes: [replace(row, data)],
  action: 'update',
  object: 'asset',
  id: data.id,
  before: presentAsset(row.data),
  after: presentAsset(data),
});

/**
 * Stores the periods of several employees whole (at most 40), all or none, with one log entry for each that changed. Throws
 * 404 when one of them is missing, `conflict` with those that were changed meanwhile, `overlap`, `validation` and `history`
 * with the index of the employee in the field (`assets.0.periods`).
 */
export const saveTeam = async (scope: Scope, ids: CategoryIds, { assets }: TeamChange): Promise<TeamMember[]> => {
  const { changes, members } = await teamChanges(scope, ids, assets);
  const [first, ...others] = changes;
  if (first) await scope.commit(first, ...others);
  return members;
};
