import { isDeepStrictEqual } from 'node:util';
import type { OrgIds } from '#functions/core/places/ids.ts';
import type { StoredArea, StoredUnit } from '#functions/core/places/stored.ts';
import { presentCategory } from '#functions/core/plan/presentCategory.ts';
import type { StoredCategory } from '#functions/core/plan/stored.ts';
import type { Change } from '#functions/kernel/changes/change.ts';
import { newStamp, nextStamp, type Scope } from '#functions/kernel/changes/scope.ts';
import { fieldProblem, found, Problem } from '#functions/kernel/problem.ts';
import {
  areaKey,
  listedPlace,
  planKeys,
  planKindOf,
  readingKey,
  readUnitKey,
  readUnitRange,
  unitKey,
} from '#functions/kernel/store/keys.ts';
import {
  Conflict,
  insert,
  mostItems,
  type Row,
  replace,
  type Table,
  type Write,
} from '#functions/kernel/store/table.ts';
import type { Reading, WorkbookPart } from '#shared/model/workbook.ts';
import { presentArea, presentUnit } from '../levels/present.ts';
import { areaNameReservation, type Reservation, reserveWrites, unitReservations } from '../levels/reservations.ts';
import { changedItems, itemChanges, partsOf } from './items.ts';
import { judgedRows, type Place, placesOf } from './judged.ts';
import { demandMoves, lockWrite, moveChanges, staffMoves } from './planned.ts';
import { type ReadUnit, readingExpires, unfinishedAfter } from './readings.ts';

/** The changes of a unit that surely fit one transaction with their log entries, and the items that it has for them. */
const mostChanges = 30;
const mostWrites = mostItems - 10;

/** Reserves the names of what was not there when it was read. Throws `Conflict` where another request has made it since: it is read anew. */
const reserveNew = async (table: Table, reservations: readonly Reservation[]): Promise<readonly Write[]> => {
  try {
    return await reserveWrites(table, reservations);
  } catch (refusal) {
    throw refusal instanceof Problem ? new Conflict(refusal.message) : refusal;
  }
};

const areaChange = async (scope: Scope, { orgId }: OrgIds, { areaId }: Place, name: string): Promise<Change> => {
  const area: StoredArea = { ...newStamp(scope, 'are'), id: areaId, name, created: scope.now.toISOString() };
  const reservations = await reserveNew(scope.table, [areaNameReservation({ orgId }, name)]);
  return {
    writes: [insert({ ...areaKey(orgId, areaId), ...listedPlace(areaId, orgId), data: area }), ...reservations],
    action: 'create',
    object: 'area',
    id: areaId,
    after: presentArea(area, []),
  };
};

const newUnitChange = async (scope: Scope, { orgId }: OrgIds, place: Place, unit: StoredUnit): Promise<Change> => ({
  writes: [
    insert({ ...unitKey(orgId, place.areaId, unit.id), ...listedPlace(unit.id, orgId), data: unit }),
    ...(await reserveNew(scope.table, unitReservations({ orgId, areaId: place.areaId }, unit))),
    ...(place.area ? [{ requires: areaKey(orgId, place.areaId) }] : []),
  ],
  action: 'create',
  object: 'unit',
  id: unit.id,
  path: { areaId: place.areaId },
  after: presentUnit(scope, unit),
});

const categoryChange = (
  scope: Scope,
  ids: { readonly orgId: string; readonly areaId: string; readonly unitId: string },
  row: Row<StoredCategory> | undefined,
  category: StoredCategory,
): Change => ({
  writes: [
    row
      ? replace(row, category)
      : insert({ ...planKeys.category({ ...ids, categoryId: category.id }), data: category }),
  ],
  action: row ? 'update' : 'create',
  object: 'category',
  id: category.id,
  path: { areaId: ids.areaId, unitId: ids.unitId },
  ...(row && { before: presentCategory(row.data, ids, scope.today) }),
  after: presentCategory(category, ids, scope.today),
});

/** The change of a unit that is there: of its fields, with a log entry, or only of its list of categories. */
const unitWrite = (
  scope: Scope,
  row: Row<StoredUnit>,
  unit: StoredUnit,
): { readonly change?: Change; readonly write?: Write } => {
  const { categories: _, ...fields } = unit;
  const { categories: __, ...stored } = row.data;
  if (isDeepStrictEqual(fields, stored))
    return unit.categories.length === row.data.categories.length ? {} : { write: replace(row, unit) };
  const next = { ...unit, ...nextStamp(scope, row.data) };
  return {
    change: {
      writes: [replace(row, next)],
      action: 'update',
      object: 'unit',
      id: unit.id,
      path: { areaId: unit.areaId, unitId: unit.id },
      before: presentUnit(scope, row.data),
      after: presentUnit(scope, next),
    },
  };
};

/** Throws where the reading has written one of the rows in an earlier request: what it held before that would be lost. */
const assertApart = (record: ReadUnit, earlier: readonly Row<ReadUnit>[]): void => {
  const keysOf = ({ unit, categories, items = [], planned = [] }: ReadUnit) => [
    ...(unit ? ['UNIT'] : []),
    ...categories.map(({ id }) => id),
    ...[...items, ...planned].map(({ sk }) => sk),
  ];
  const written = new Set(earlier.filter(({ data }) => !data.undone).flatMap(({ data }) => keysOf(data)));
  if (keysOf(record).some((key) => written.has(key))) throw fieldProblem('unit', 'twice');
};

/**
 * Stores the rows of one unit, its area too where that is new, in one transaction with a log entry for each entity. Rows that change
 * nothing store nothing, so that a request may be repeated. Throws 404, and `validation` at `rows.N.field` when any row is at fault.
 */
export const storeUnit = async (
  scope: Scope,
  { orgId, readingId }: OrgIds & { readonly readingId: string },
  body: WorkbookPart,
): Promise<Reading> => {
  const reading = found(await scope.table.get<Reading>(readingKey(orgId, readingId)));
  const [place] = await placesOf(scope, { orgId }, [body]);
  const { draft, outcomes } = judgedRows(scope, place!, body);
  const faults = outcomes.flatMap(({ field = '', fault }, index) =>
    fault ? [[`rows.${index}.${field}`, fault] as const] : [],
  );
  if (faults.length > 0) throw new Problem('validation', { fields: Object.fromEntries(faults) });
  const unit = found(draft.unit);
  const ids = { orgId, areaId: place!.areaId, unitId: unit.id };
  const rowOf = (id: string) => place!.categories.find(({ data }) => data.id === id);
  const changed = draft.categories.filter((category) => category !== rowOf(category.id)?.data);
  const items = changedItems(ids, place!.rows, place!.values, draft.values);
  const staff = staffMoves(ids, place!.rows, place!.staff, draft.staff);
  const planned = [...staff, ...demandMoves(scope, ids, place!.rows, place!.demands, draft.demands)];
  const values = [...items, ...planned].map(({ row }) => row);
  // What a new value lies below must still be there; a row that is written itself is guarded by its version.
  const below = [...new Set(values.map((row) => planKindOf(row).categoryId))].filter(
    (categoryId) => categoryId !== '' && !changed.some(({ id }) => id === categoryId),
  );
  const stored = place!.unit && unitWrite(scope, place!.unit, unit);
  const changes: Change[] = [
    ...(place!.area ? [] : [await areaChange(scope, { orgId }, place!, body.area)]),
    ...(place!.unit ? [] : [await newUnitChange(scope, { orgId }, place!, unit)]),
    ...(stored?.change ? [stored.change] : []),
    ...changed.map((category) => categoryChange(scope, ids, rowOf(category.id), category)),
    ...items.flatMap(({ row, parts }) => itemChanges(ids, row, parts)),
    ...moveChanges(ids, planned, { categories: draft.categories, beds: draft.values.beds }),
  ];
  if (changes.reduce((sum, { writes }) => sum + writes.length + 1, below.length) > mostWrites)
    throw new Problem('validation', { fields: { rows: { code: 'tooMany', max: mostChanges } } });
  const [first, ...others] = changes;
  const { unfinished: _, ...finished } = reading.data;
  const unfinished = unfinishedAfter(scope, unit, body);
  if (!first) {
    // Nothing of the unit is stored yet, or its last part changes nothing.
    if (body.more || !reading.data.unfinished) return reading.data;
    await scope.table.commit(replace(reading, finished));
    return finished;
  }
  const earlier = await scope.table.query<ReadUnit>(readUnitRange(orgId, readingId, unit.id));
  const isUnitWritten = !place!.unit || stored?.change !== undefined || stored?.write !== undefined;
  const record: ReadUnit = {
    unitId: unit.id,
    areaId: ids.areaId,
    name: unit.name,
    ...(isUnitWritten && {
      unit: { version: (place!.unit?.version ?? 0) + 1, before: place!.unit?.data ?? null },
    }),
    categories: changed.map(({ id }) => ({
      id,
      version: (rowOf(id)?.version ?? 0) + 1,
      before: rowOf(id)?.data ?? null,
    })),
    ...(items.length > 0 && {
      items: items.map(({ row }) => ({ sk: row.sk, version: row.version + 1, before: partsOf(row) })),
    }),
    ...(planned.length > 0 && {
      planned: planned.map(({ row }) => ({ sk: row.sk, version: row.version + 1, before: row.data })),
    }),
    undone: false,
  };
  assertApart(record, earlier);
  const isFirst = earlier.every(({ data }) => data.undone);
  const units = reading.data.units + (isFirst ? 1 : 0);
  const after: Reading = { ...finished, ...nextStamp(scope, reading.data), units, ...unfinished };
  const along = [
    ...(stored?.write ? [stored.write] : []),
    ...(staff.length > 0 ? [lockWrite(ids, place!.rows)] : []),
    ...below.map((categoryId): Write => ({ requires: planKeys.category({ ...ids, categoryId }) })),
    ...(values.length > 0 && !isUnitWritten ? [{ requires: unitKey(orgId, ids.areaId, unit.id) }] : []),
    insert({ ...readUnitKey(orgId, readingId, unit.id, earlier.length), data: record, expires: readingExpires(scope) }),
    replace(reading, after),
  ];
  await scope.commit({ ...first, writes: [...first.writes, ...along] }, ...others);
  return after;
};
