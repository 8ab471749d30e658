import { unitSums, unitWeeks } from '#functions/core/kept/unitWeeks.ts';
import { plannedPlace } from '#functions/core/places/daysOff.ts';
import { unitsOfArea, unitsOfOrganization, visibleUnits } from '#functions/core/places/units.ts';
import { assertAnswerSize } from '#functions/core/plan/answerSize.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { found } from '#functions/kernel/problem.ts';
import type { UnitNode } from '#functions/kernel/rights/place.ts';
import {
  mostPackedWeeks,
  type PackedReceipts,
  type PlacedReceipt,
  type ReceiptWithPeople,
} from '#shared/model/receipt.ts';
import { unpacked } from '#shared/planning/packedWeeks.ts';
import { comparable } from '#shared/text/names.ts';
import type { ClosedPeriod } from '#shared/time/period.ts';
import { weeksOf } from '#shared/time/week.ts';
import { packedPlaces } from './packed.ts';
import { inPlans } from './repository.ts';
import {
  type By,
  byCategory,
  byCategoryWithPeople,
  byUnit,
  byUnitWithPeople,
  rowsOfUnits,
  unitReceiptsOf,
} from './rows.ts';

/** The days of the query, how its rows are grouped, and the names of the categories that count: all without any. */
export type Query = ClosedPeriod & { readonly by?: By; readonly categories?: readonly string[] };
/** `people` adds the people of each week to the rows. */
type QueryOfUnit = Query & { readonly people?: boolean };

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Whether a category counts: names are equal as siblings are, whatever their case. */
export const countedBy = ({ categories }: Query): ((category: Named) => boolean) => {
  const keys = categories && new Set(categories.map(comparable));
  return ({ name }) => keys === undefined || keys.has(comparable(name));
};

const unitReceipts = async (scope: Scope, query: Query, counts: (category: Named) => boolean) => {
  const { org, unit } = plannedPlace(scope.place);
  const weeks = weeksOf(query);
  const [receipts] = await inPlans(scope, org, [unit], query.start, (planned) =>
    unitReceiptsOf(planned, weeks, counts),
  );
  return found(receipts);
};

/** The weekly receipts of one category, with the people of each week where the query wants them; none when the query does not count it. Throws 404. */
export const categoryReceipts = async (
  scope: Scope,
  { categoryId }: { readonly categoryId: string },
  query: QueryOfUnit,
): Promise<ReceiptWithPeople[]> => {
  const unit = await unitReceipts(scope, query, ({ id }) => id === categoryId);
  const category = found(unit.categories[0]);
  if (!countedBy(query)(category)) return [];
  return query.people ? byCategoryWithPeople(unit) : byCategory(unit);
};

/** The weekly receipts of a unit: of each category, or their sum; with the people of each week where the query wants them. */
export const receiptsOfUnit = async (scope: Scope, query: QueryOfUnit): Promise<ReceiptWithPeople[]> => {
  const unit = await unitReceipts(scope, query, countedBy(query));
  if ((query.by ?? 'category') === 'category') return query.people ? byCategoryWithPeople(unit) : byCategory(unit);
  return query.people ? byUnitWithPeople(unit, query) : byUnit(unit, query);
};

/** Whether the query is of the sums of whole units, which are kept. */
const isOfSums = ({ by, categories }: Query): boolean => (by ?? 'unit') === 'unit' && !categories;

/** The rows of units that are not their kept sums. */
const computedRows = async (scope: Scope, units: readonly UnitNode[], query: Query): Promise<PlacedReceipt[]> => {
  const counts = countedBy(query);
  const computed = await unitWeeks(scope, found(scope.place.org), units, weeksOf(query));
  return rowsOfUnits(
    computed.map(({ unit, categories }) => ({
      unitId: unit.id,
      unitName: unit.name,
      categories: categories.filter(counts),
    })),
    query,
  );
};

const receiptsOfUnits = async (scope: Scope, all: readonly UnitNode[], query: Query) => {
  const units = visibleUnits(scope, all);
  assertAnswerSize(units.length, query);
  if (!isOfSums(query)) return computedRows(scope, units, query);
  const weeks = weeksOf(query);
  const made = await unitSums(scope, found(scope.place.org), units, weeks);
  return made.flatMap(({ unit: { id, name }, sums }) =>
    unpacked(sums, weeks).map((receipt) => Object.assign(receipt, { unitId: id, unitName: name })),
  );
};

const packedReceipts = async (scope: Scope, all: readonly UnitNode[], query: Query): Promise<PackedReceipts[]> => {
  const units = visibleUnits(scope, all);
  assertAnswerSize(units.length, query, mostPackedWeeks);
  const weeks = weeksOf(query);
  if (!isOfSums(query)) return packedPlaces(await computedRows(scope, units, query), weeks.length);
  const made = await unitSums(scope, found(scope.place.org), units, weeks);
  return made.map(({ unit: { id, name }, sums }) => ({ unitId: id, unitName: name, fields: sums }));
};

/** The weekly receipts of an area's units, or of categories of equal name, or of all. */
export const receiptsOfArea = async (
  scope: Scope,
  { orgId, areaId }: { readonly orgId: string; readonly areaId: string },
  query: Query,
): Promise<PlacedReceipt[]> => receiptsOfUnits(scope, await unitsOfArea(scope.table, orgId, areaId), query);

/** The same as {@link receiptsOfArea}, place by place. */
export const packedOfArea = async (
  scope: Scope,
  { orgId, areaId }: { readonly orgId: string; readonly areaId: string },
  query: Query,
): Promise<PackedReceipts[]> => packedReceipts(scope, await unitsOfArea(scope.table, orgId, areaId), query);

/** The same as {@link receiptsOfOrganization}, place by place. */
export const packedOfOrganization = async (
  scope: Scope,
  { orgId }: { readonly orgId: string },
  query: Query,
): Promise<PackedReceipts[]> => packedReceipts(scope, await unitsOfOrganization(scope.table, orgId), query);

/** The weekly receipts of an organisation's units, or of categories of equal name, or of all. */
export const receiptsOfOrganization = async (
  scope: Scope,
  { orgId }: { readonly orgId: string },
  query: Query,
): Promise<PlacedReceipt[]> => receiptsOfUnits(scope, await unitsOfOrganization(scope.table, orgId), query);
