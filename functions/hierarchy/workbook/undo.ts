import { grantRows } from '#functions/core/grants/repository.ts';
import type { OrgIds } from '#functions/core/places/ids.ts';
import type { StoredUnit } from '#functions/core/places/stored.ts';
import { presentCategory } from '#functions/core/plan/presentCategory.ts';
import { rowsOfCategory, storedPlanRows } from '#functions/core/plan/rows.ts';
import type { StoredCategory } from '#functions/core/plan/stored.ts';
import type { Change } from '#functions/kernel/changes/change.ts';
import { nextStamp, type Scope } from '#functions/kernel/changes/scope.ts';
import { found } from '#functions/kernel/problem.ts';
import { planKeys, planKindOf, readingKey, readUnitRange, unitKey } from '#functions/kernel/store/keys.ts';
import { Conflict, type Row, replace, type Write } from '#functions/kernel/store/table.ts';
import type { Stamp } from '#shared/model/fields.ts';
import type { Reading, ReadingUndone } from '#shared/model/workbook.ts';
import { presentUnit } from '../levels/present.ts';
import { releaseWrites, unitReservations } from '../levels/reservations.ts';
import { sweepCategories, sweepUnits } from '../removal/sweep.ts';
import { itemChanges, restoredParts } from './items.ts';
import { categoriesIn } from './judged.ts';
import { type Around, backTo, moveChanges } from './planned.ts';
import type { ReadUnit } from './readings.ts';
import { valuesIn } from './values.ts';

/** The rows that a reading wrote of a unit, as they are stored now. */
interface Written {
  readonly unit: Row<StoredUnit>;
  /** What the demand of the unit is logged with. */
  readonly around: Around;
  readonly categories: readonly { readonly row: Row<StoredCategory>; readonly before: StoredCategory | null }[];
  /** Without those of categories and units that go. */
  readonly items: readonly { readonly row: Row; readonly before: readonly Stamp[] }[];
  readonly demands: readonly { readonly row: Row; readonly before: unknown }[];
}

/** The rows of a unit that a reading wrote; undefined when any of them, or what lies below a new one, was changed since. */
const untouched = async ({ table }: Scope, { orgId }: OrgIds, record: ReadUnit): Promise<Written | undefined> => {
  const { areaId, unitId } = record;
  const [unit, rows] = await Promise.all([
    table.get<StoredUnit>(unitKey(orgId, areaId, unitId)),
    storedPlanRows(table, { orgId, unitId }),
  ]);
  if (!unit || unit.removing || (record.unit && unit.version !== record.unit.version)) return undefined;
  const written = [...(record.items ?? []), ...(record.demands ?? [])];
  const categories = record.categories.flatMap(({ id, version, before }) => {
    const { sk } = planKeys.category({ orgId, unitId, categoryId: id });
    const row = rows.find((one) => one.sk === sk) as Row<StoredCategory> | undefined;
    if (!row || row.removing || row.version !== version) return [];
    const below = written.filter((item) => planKindOf(item).categoryId === id).length;
    return before !== null || rowsOfCategory(rows, id).length === 1 + below ? [{ row, before }] : [];
  });
  if (categories.length < record.categories.length) return undefined;
  const stored = <Before>(
    list: readonly { readonly sk: string; readonly version: number; readonly before: Before }[],
  ) =>
    list.flatMap(({ sk, version, before }) => {
      const row = rows.find((one) => one.sk === sk);
      return row?.version === version ? [{ row, before }] : [];
    });
  const [items, demands] = [stored(record.items ?? []), stored(record.demands ?? [])];
  if (items.length + demands.length < written.length) return undefined;
  const around = { categories: categoriesIn(rows).map(({ data }) => data), beds: valuesIn(rows).beds };
  if (record.unit?.before === null) {
    const grants = await grantRows(table, { orgId, areaId, unitId });
    if (rows.length > categories.length + written.length || grants.length > 0) return undefined;
    return { unit, around, categories, items: [], demands: [] };
  }
  const stays = ({ row }: { readonly row: Row }) =>
    !categories.some(({ row: category, before }) => before === null && category.data.id === planKindOf(row).categoryId);
  return { unit, around, categories, items: items.filter(stays), demands: demands.filter(stays) };
};

/** The row marked as being removed: every read passes over it, and a sweep removes it. */
const going = <Data>(row: Row<Data>): Row<Data> => ({ ...row, removing: true });

const categoryChange = (
  scope: Scope,
  ids: { readonly areaId: string; readonly unitId: string },
  { row, before }: Written['categories'][number],
): Change => {
  const restored = before && { ...before, ...nextStamp(scope, row.data) };
  return {
    writes: [restored ? replace(row, restored) : replace(going(row), row.data)],
    action: restored ? 'update' : 'remove',
    object: 'category',
    id: row.data.id,
    path: ids,
    before: presentCategory(row.data, ids, scope.today),
    after: restored ? presentCategory(restored, ids, scope.today) : undefined,
  };
};

const unitChange = (
  scope: Scope,
  { orgId }: OrgIds,
  { areaId, unitId, unit: written }: ReadUnit,
  row: Row<StoredUnit>,
): readonly Change[] => {
  if (!written) return [];
  const before = presentUnit(scope, row.data);
  const log = { object: 'unit', id: unitId, before };
  if (written.before === null) {
    const freed: readonly Write[] = releaseWrites(unitReservations({ orgId, areaId }, row.data));
    const path = { areaId };
    return [{ ...log, writes: [replace(going(row), row.data), ...freed], action: 'remove', path, after: undefined }];
  }
  const restored = { ...written.before, ...nextStamp(scope, row.data) };
  const path = { areaId, unitId };
  return [{ ...log, writes: [replace(row, restored)], action: 'update', path, after: presentUnit(scope, restored) }];
};

/** Takes one unit back in one transaction; false when it was changed since. */
const undoUnit = async (scope: Scope, orgId: string, readingId: string, row: Row<ReadUnit>): Promise<boolean> => {
  const record = row.data;
  const written = await untouched(scope, { orgId }, record);
  if (!written) return false;
  const ids = { orgId, areaId: record.areaId, unitId: record.unitId };
  const reading = found(await scope.table.get<Reading>(readingKey(orgId, readingId)));
  const [first, ...others] = [
    ...unitChange(scope, ids, record, written.unit),
    ...written.categories.map((one) => categoryChange(scope, ids, one)),
    ...written.items.flatMap(({ row, before }) => itemChanges(ids, row, restoredParts(scope, row, before))),
    ...moveChanges(
      ids,
      written.demands.map(({ row, before }) => backTo(scope, row, before)),
      written.around,
    ),
  ];
  const after = { ...reading.data, ...nextStamp(scope, reading.data), undone: reading.data.undone + 1 };
  const along = [replace(row, { ...record, undone: true }), replace(reading, after)];
  try {
    await scope.commit({ ...first!, writes: [...first!.writes, ...along] }, ...others);
  } catch (cause) {
    if (cause instanceof Conflict) return false;
    throw cause;
  }
  const marked = <Data>(one: Row<Data>): Row<Data> => ({ ...going(one), version: one.version + 1 });
  if (record.unit?.before === null) await sweepUnits(scope, ids, marked(written.unit));
  else
    for (const { row: category, before } of written.categories)
      if (before === null) await sweepCategories(scope, ids, marked(category));
  return true;
};

/**
 * Takes back the units of a reading, each whole, that nothing was changed in since; areas that were made stay. It may be cut and
 * repeated. Throws 404.
 */
export const undoReading = async (
  scope: Scope,
  { orgId, readingId }: OrgIds & { readonly readingId: string },
): Promise<ReadingUndone> => {
  found(await scope.table.get(readingKey(orgId, readingId)));
  const rows = (await scope.table.query<ReadUnit>(readUnitRange(orgId, readingId))).filter(({ data }) => !data.undone);
  const changedSince: string[] = [];
  for (const row of rows) if (!(await undoUnit(scope, orgId, readingId, row))) changedSince.push(row.data.name);
  return { undone: rows.length - changedSince.length, changedSince };
};
