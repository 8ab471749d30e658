import type * as z from 'zod';
import type { OrgIds } from '#functions/core/places/ids.ts';
import type { StoredUnit } from '#functions/core/places/stored.ts';
import { presentCategory } from '#functions/core/plan/presentCategory.ts';
import { rowsOfCategory, storedPlanRows } from '#functions/core/plan/rows.ts';
import { isLock } from '#functions/core/plan/staffImport.ts';
import type { StoredCategory } from '#functions/core/plan/stored.ts';
import type { Change } from '#functions/kernel/changes/change.ts';
import { nextStamp, type Scope } from '#functions/kernel/changes/scope.ts';
import { found } from '#functions/kernel/problem.ts';
import { planKeys, planKindOf, readingKey, readUnitRange, unitKey } from '#functions/kernel/store/keys.ts';
import { Conflict, type Row, replace, type Write } from '#functions/kernel/store/table.ts';
import type { Stamp } from '#shared/model/fields.ts';
import type { Reading, ReadingUndone, UndoQuery } from '#shared/model/workbook.ts';
import { presentUnit } from '../levels/present.ts';
import { releaseWrites, unitReservations } from '../levels/reservations.ts';
import { sweepCategories, sweepUnits } from '../removal/sweep.ts';
import { itemChanges, partsOf, restored } from './items.ts';
import { categoriesIn } from './judged.ts';
import { type Around, backTo, moveChanges } from './planned.ts';
import { listReadings, type ReadUnit } from './readings.ts';
import { valuesIn } from './values.ts';

/** The rows that a reading wrote of a unit, as they are stored now. */
interface Written {
  readonly unit: Row<StoredUnit>;
  /** What the demand of the unit is logged with. */
  readonly around: Around;
  readonly categories: readonly { readonly row: Row<StoredCategory>; readonly before: StoredCategory | null }[];
  /** Without the items of removed categories and units. */
  readonly items: readonly { readonly row: Row; readonly before: readonly Stamp[] }[];
  readonly planned: readonly { readonly row: Row; readonly before: unknown }[];
}

/** The rows of a unit that a reading wrote; undefined when any of them, or what lies below a new one, was changed since. */
const untouched = async ({ table }: Scope, { orgId }: OrgIds, record: ReadUnit): Promise<Written | undefined> => {
  const { areaId, unitId } = record;
  const [unit, rows] = await Promise.all([
    table.get<StoredUnit>(unitKey(orgId, areaId, unitId)),
    storedPlanRows(table, { orgId, unitId }),
  ]);
  if (!unit || unit.removing || (record.unit && unit.version !== record.unit.version)) return undefined;
  const written = [...(record.items ?? []), ...(record.planned ?? [])];
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
  const [items, planned] = [stored(record.items ?? []), stored(record.planned ?? [])];
  if (items.length + planned.length < written.length) return undefined;
  const around = { categories: categoriesIn(rows).map(({ data }) => data), beds: valuesIn(rows).beds };
  if (record.unit?.before === null) {
    const made = rows.filter((row) => !isLock(row));
    if (made.length > categories.length + written.length) return undefined;
    return { unit, around, categories, items: [], planned: [] };
  }
  const stays = ({ row }: { readonly row: Row }) =>
    !categories.some(({ row: category, before }) => before === null && category.data.id === planKindOf(row).categoryId);
  return { unit, around, categories, items: items.filter(stays), planned: planned.filter(stays) };
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

/** The parts of a unit as one: no row is written by two of them. */
const together = (parts: readonly [Row<ReadUnit>, ...Row<ReadUnit>[]]): ReadUnit => {
  const records = parts.map(({ data }) => data);
  const unit = records.find((record) => record.unit)?.unit;
  return {
    ...parts[0].data,
    ...(unit && { unit }),
    categories: records.flatMap(({ categories }) => categories),
    items: records.flatMap(({ items = [] }) => items),
    planned: records.flatMap(({ planned = [] }) => planned),
  };
};

/** The changes that take one part back, among the rows that all parts wrote; none where all of them go with a unit or category. */
const changesOf = (
  scope: Scope,
  ids: OrgIds & { readonly areaId: string; readonly unitId: string },
  part: ReadUnit,
  { unit, around, categories, items, planned }: Written,
): readonly Change[] => {
  const isAmong =
    (list: readonly { readonly sk: string }[] = []) =>
    ({ row }: { readonly row: Row }) =>
      list.some(({ sk }) => sk === row.sk);
  const own = categories.filter(({ row }) => part.categories.some(({ id }) => id === row.data.id));
  const moves = planned.filter(isAmong(part.planned)).map(({ row, before }) => backTo(scope, row, before));
  return [
    ...unitChange(scope, ids, part, unit),
    ...own.map((one) => categoryChange(scope, ids, one)),
    ...items
      .filter(isAmong(part.items))
      .flatMap(({ row, before }) => itemChanges(ids, row, restored(scope, partsOf(row), before))),
    ...moveChanges(ids, moves, around),
  ];
};

/** Takes the parts of one unit back, each in one transaction, the last one first; false when anything was changed since. */
const undoUnit = async (
  scope: Scope,
  orgId: string,
  readingId: string,
  parts: readonly [Row<ReadUnit>, ...Row<ReadUnit>[]],
): Promise<boolean> => {
  const record = together(parts);
  const written = await untouched(scope, { orgId }, record);
  if (!written) return false;
  const ids = { orgId, areaId: record.areaId, unitId: record.unitId };
  let done: Row<ReadUnit>[] = [];
  for (const part of parts.toReversed()) {
    done.push(part);
    const [first, ...others] = changesOf(scope, ids, part.data, written);
    if (!first) continue;
    const marks = done.map((row) => replace(row, { ...row.data, undone: true }));
    done = [];
    const reading = found(await scope.table.get<Reading>(readingKey(orgId, readingId)));
    const undone = reading.data.undone + (part === parts[0] ? 1 : 0);
    const { unfinished, ...noted } = reading.data;
    const left = unfinished && unfinished.unitId !== record.unitId ? { unfinished } : {};
    const along = [...marks, replace(reading, { ...noted, ...left, ...nextStamp(scope, reading.data), undone })];
    try {
      await scope.commit({ ...first, writes: [...first.writes, ...along] }, ...others);
    } catch (cause) {
      if (cause instanceof Conflict) return false;
      throw cause;
    }
  }
  const marked = <Data>(one: Row<Data>): Row<Data> => ({ ...going(one), version: one.version + 1 });
  if (record.unit?.before === null) await sweepUnits(scope, ids, marked(written.unit));
  else
    for (const { row: category, before } of written.categories)
      if (before === null) await sweepCategories(scope, ids, marked(category));
  return true;
};

/**
 * Takes back the units of a reading, each whole, that nothing was changed in since; only the one that is stored in part where that is
 * asked for. Access to a unit that goes is removed with it, as with every removal of a unit. Areas that were made stay, and accounts.
 * It may be cut and repeated. Throws 404.
 */
export const undoReading = async (
  scope: Scope,
  { orgId, readingId }: OrgIds & { readonly readingId: string },
  { only }: z.infer<typeof UndoQuery> = {},
): Promise<ReadingUndone> => {
  const reading = found(await scope.table.get<Reading>(readingKey(orgId, readingId)));
  const { unfinished } = reading.data;
  const rows = (await scope.table.query<ReadUnit>(readUnitRange(orgId, readingId))).filter(
    ({ data }) => !data.undone && (!only || data.unitId === unfinished?.unitId),
  );
  const unitIds = [...new Set(rows.map(({ data }) => data.unitId))];
  const changedSince: string[] = [];
  for (const unitId of unitIds) {
    const [first, ...others] = rows.filter(({ data }) => data.unitId === unitId);
    if (first && !(await undoUnit(scope, orgId, readingId, [first, ...others]))) changedSince.push(first.data.name);
  }
  return { undone: unitIds.length - changedSince.length, changedSince };
};

/** Takes back what interrupted readings left of units: those whose further parts are no longer awaited. */
export const undoInterrupted = async (scope: Scope, { orgId }: OrgIds): Promise<void> => {
  const now = scope.now.toISOString();
  for (const { id: readingId, unfinished } of await listReadings(scope, { orgId }))
    if (unfinished && unfinished.until < now) await undoReading(scope, { orgId, readingId }, { only: 'unfinished' });
};
