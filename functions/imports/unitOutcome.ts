import type { OrgIds, UnitPath } from '#functions/core/places/ids.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { replace } from '#functions/kernel/store/table.ts';
import type { CategoryMapping, Hold, ImportKind } from '#shared/model/importMapping.ts';
import { comparable } from '#shared/text/names.ts';
import { heromaCategoriesOf } from './match/categories.ts';
import type { UnitRows } from './match/units.ts';
import type { Opened } from './opened.ts';
import { type OutcomeOf, outcomeOf } from './outcome.ts';
import type { PersonnelRow } from './read/rows.ts';
import { loadMappings, newestStored } from './repository.ts';
import { digestOf } from './source.ts';

/** The mappings of a unit: the stored ones, and those of the request in their place. */
export const mappingsOf = async ({ table }: Scope, ids: UnitPath, given: readonly CategoryMapping[] = []) => {
  const stored = (await loadMappings(table, ids)).data.mappings;
  const names = new Set(given.map(({ heromaName }) => comparable(heromaName)));
  return [...stored.filter(({ heromaName }) => !names.has(comparable(heromaName))), ...given];
};

/** Stores the mappings of a request beside those that the unit has. */
export const saveMappings = async (scope: Scope, ids: UnitPath, given: readonly CategoryMapping[]): Promise<void> => {
  const row = await loadMappings(scope.table, ids);
  const mappings = await mappingsOf(scope, ids, given);
  if (JSON.stringify(row.data.mappings) === JSON.stringify(mappings)) return;
  await scope.commit({
    writes: [replace(row, { mappings })],
    action: 'update',
    object: 'importMappings',
    id: ids.unitId,
    before: row.data,
    after: { mappings },
  });
};

/** The share in percent that a file takes away of what earlier imports gave a unit, where that is too much to be stored unseen. */
const heldShare = (
  { kind, known, absent }: Pick<OutcomeOf[ImportKind], 'kind' | 'known' | 'absent'>,
  { share, people }: Hold,
): number | null => {
  const areFew = kind === 'personnel' && absent < people;
  return !areFew && absent * 100 > known * share ? Math.round((absent * 100) / known) : null;
};

/** What a file comes to in a unit, and by what it is recognised when it is imported again. */
export const importOf = async <Kind extends ImportKind>(
  scope: Scope,
  ids: OrgIds,
  { file, original, columns, hold }: Opened<Kind>,
  rows: UnitRows<Kind>,
  given: readonly CategoryMapping[] | undefined,
) => {
  const unitIds = { ...ids, areaId: rows.unit.areaId, unitId: rows.unit.id };
  const [mappings, newest] = await Promise.all([
    mappingsOf(scope, unitIds, given),
    newestStored(scope.table, unitIds, file.kind),
  ]);
  const settings = [columns, file.kind === 'personnel' ? mappings : []];
  const digest = digestOf(original, settings);
  const withoutTyped = digestOf(original, [...settings, 'without typed']);
  const outcome = await outcomeOf(scope, ids.orgId, file.kind, rows, mappings);
  const categories =
    file.kind === 'personnel' ? heromaCategoriesOf(rows.unit, rows.rows as readonly PersonnelRow[], mappings) : [];
  return { outcome, digest, withoutTyped, newest, categories, held: heldShare(outcome, hold) };
};
