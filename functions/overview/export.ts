import { unitsOfArea, unitsOfOrganization, visibleUnits } from '#functions/core/places/units.ts';
import { assertAnswerSize } from '#functions/core/plan/answerSize.ts';
import { ratesOfPlans } from '#functions/core/plan/pricing.ts';
import { aboutPart } from '#functions/core/sheets/aboutPart.ts';
import { makeFile } from '#functions/core/sheets/file.ts';
import { qualityPart } from '#functions/core/sheets/qualityPart.ts';
import { netText, receiptPart, weekRow } from '#functions/core/sheets/receiptPart.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { found } from '#functions/kernel/problem.ts';
import { categoryQuality } from '#functions/reports/quality.ts';
import type { FileKind, MadeFile } from '#shared/model/file.ts';
import { mondayOf, sundayOf, weekOf, weekSpan, weeksOf } from '#shared/time/week.ts';
import { inPlans } from './repository.ts';
import { byCategory, byUnit, rowsOfUnits, type UnitReceipts, unitReceiptsOf } from './rows.ts';
import { countedBy, type Query } from './service.ts';
import { pricedCategories, weekCostPart } from './weekCosts.ts';

interface Ids {
  readonly orgId: string;
  readonly areaId?: string;
  readonly unitId?: string;
  readonly categoryId?: string;
}

const unitsAt = async (scope: Scope, { orgId, areaId, unitId }: Ids) => {
  if (unitId !== undefined) return [found(scope.place.unit)];
  const units =
    areaId === undefined ? unitsOfOrganization(scope.table, orgId) : unitsOfArea(scope.table, orgId, areaId);
  return visibleUnits(scope, await units);
};

/**
 * The weekly receipts of a place as a file: the rows that the map or the plan shows, what they cost, and what was missing for them. Of a unit by category
 * by default, of a higher place by unit. Throws 404.
 */
export const exportReceipts = async (
  scope: Scope,
  ids: Ids,
  { kind, ...query }: Query & { readonly kind: FileKind },
): Promise<MadeFile> => {
  const isNamed = countedBy(query);
  const counts = (category: { readonly id: string; readonly name: string }) =>
    (ids.categoryId === undefined || category.id === ids.categoryId) && isNamed(category);
  const weeks = { start: mondayOf(query.start), end: sundayOf(query.end) };
  const places = await unitsAt(scope, ids);
  assertAnswerSize(places.length, query);
  const each = weeksOf(query);
  const org = found(scope.place.org);
  const rates = await ratesOfPlans(scope.table, org);
  const units = await inPlans(scope, org, places, weeks.start, (planned) => ({
    receipts: unitReceiptsOf(planned, each, counts),
    costs: pricedCategories(planned, each, { counts, rates }),
    quality: categoryQuality(
      {
        unit: planned.unit,
        chosen: planned.categories.filter((category) => !category.isBudgetCategory && counts(category)),
      },
      weeks,
      ['demand', 'workingTime'],
    ),
  }));
  const receipts = units.map((one) => one.receipts);
  const ofUnit = async (unit: UnitReceipts) =>
    (query.by ?? 'category') === 'category' ? byCategory(unit) : byUnit(unit, query);
  const rows =
    ids.unitId === undefined ? await rowsOfUnits(receipts, query) : (await Promise.all(receipts.map(ofUnit))).flat();
  const monday = mondayOf(scope.today);
  const assumes = rows.some(({ start, netSupply }) => start >= monday && netSupply !== undefined);
  return makeFile(kind, [
    receiptPart(
      'Veckor',
      [
        {
          name: '',
          rows: rows.map(
            ({ unitId: _, unitName, categoryId: __, categoryName, shortCategories, missingDemand, ...receipt }) =>
              weekRow({ unitName: unitName ?? null, categoryName: categoryName ?? null }, receipt),
          ),
        },
      ],
      { budget: true, staff: true, shares: false, netMonday: assumes ? monday : undefined },
    ),
    ...weekCostPart(
      rows,
      each,
      units.flatMap(({ costs }) => costs),
    ),
    qualityPart(units.flatMap(({ quality }) => quality)),
    aboutPart([
      ['Organisation', scope.place.org?.name ?? null],
      ['Verksamhet', scope.place.area?.name ?? null],
      ['Avdelning', scope.place.unit?.name ?? null],
      ['Kategori', rows.find(({ categoryId }) => categoryId === ids.categoryId)?.categoryName ?? null],
      ['Period', `${weekSpan(weekOf(weeks.start), weekOf(weeks.end))} (${weeks.start}–${weeks.end})`],
      ['Mått', 'Behov, tillgång, budget och differenser är tjänster (heltider)'],
      ['Netto', assumes ? netText : null],
      ['Skapad', scope.today],
    ]),
  ]);
};
