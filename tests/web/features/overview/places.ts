import type { PlacedReceipt } from '#shared/model/receipt.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { weekLabel, weekOf } from '#shared/time/week.ts';
import { findPlace, type Place, placesOf } from '#web/platform/navigation/place.ts';

const categories = (unit: string, names: readonly string[]) =>
  names.map((name) => ({
    id: `${unit}-${name.slice(0, 2).toLowerCase()}`,
    name,
    canWrite: false,
    isBudgetCategory: name === 'Vak',
  }));

const unit = (id: string, name: string, ...names: string[]) => ({
  id,
  name,
  shortName: id.toUpperCase(),
  canWrite: false,
  hidden: false,
  hasBedsActivated: false,
  hasBudgetHours: false,
  categories: categories(id, names),
});

const read = { canRead: true, canWrite: false };
const seen = { canRead: false, canWrite: false };

/** Two areas, three units; `reads` is what the caller may read whole. */
const tree = (reads: 'org' | 'areas') => {
  const level = reads === 'org' ? read : seen;
  return placesOf([
    {
      id: 'org',
      name: 'Regionen',
      ...level,
      areas: [
        {
          id: 'med',
          name: 'Medicin',
          ...read,
          units: [
            unit('m31', 'Medicin 31', 'Sjuksköterska', 'Undersköterska', 'Vak'),
            unit('m33', 'Medicin 33', 'SJUKSKÖTERSKA'),
          ],
        },
        { id: 'kir', name: 'Kirurgi', ...level, units: [unit('k41', 'Kirurgi 41', 'Läkare', 'Undersköterska')] },
      ],
    },
  ]);
};

/** The place under its id in a tree of two areas, three units. */
export const place = (id: string, reads: 'org' | 'areas' = 'org'): Place => {
  const paths: Readonly<Record<string, object>> = {
    org: {},
    med: { areaId: 'med' },
    kir: { areaId: 'kir' },
    m31: { areaId: 'med', unitId: 'm31' },
    m33: { areaId: 'med', unitId: 'm33' },
    k41: { areaId: 'kir', unitId: 'k41' },
  };
  return findPlace(tree(reads), { orgId: 'org', ...paths[id] })!;
};

/** The Monday of v06 2026. */
export const first: Day = '2026-02-02' as Day;

/** The Monday so many weeks after v06 2026. */
export const later = (weeks: number): Day => addDays(first, 7 * weeks);

/** A receipt of the week that begins on the Monday: 10 services of supply, and a demand that leaves `diff`. */
export const receipt = (start: Day, diff: number | null, parts: Partial<PlacedReceipt> = {}): PlacedReceipt => {
  const week = weekOf(start);
  return {
    week: weekLabel(week),
    year: week.year,
    start,
    demand: diff === null ? null : 10 - diff,
    budget: 11,
    workRateSum: 10,
    workRateSumWithoutContractors: 9,
    contractorWorkRateSum: 1,
    substituteWorkRateSum: 2,
    workRateSumWhenContractors: 10,
    workRateSumWhenSubstitute: 9,
    workRateExcludedSum: 0,
    diff,
    diffBudget: -1,
    diffBudgetWorkRate: 1,
    diffBudgetDemand: null,
    levels: [0, 0, 0, 0, 0, 0],
    workingCount: 10,
    fillInCount: 2,
    contractorCount: 1,
    weekendShiftCount: 5,
    diffWeekendShifts: null,
    nightShiftCount: 4,
    diffNightShifts: null,
    workRateWithoutDemand: 0,
    workRateWithoutBudget: 0,
    demandDays: diff === null ? 0 : 7,
    budgetDays: 7,
    ...parts,
  };
};

/** Receipts of a unit, one a week from v06 2026, as an area or organisation answers them. */
export const ofUnit = (unitId: string, ...diffs: (number | null)[]): PlacedReceipt[] =>
  diffs.map((diff, index) =>
    receipt(later(index), diff, { unitId, unitName: unitId, shortCategories: [], missingDemand: [] }),
  );

/** Receipts of a category of a unit, one a week from v06 2026. */
export const ofCategory = (unitId: string, categoryId: string, categoryName: string, ...diffs: (number | null)[]) =>
  diffs.map((diff, index) => receipt(later(index), diff, { unitId, unitName: unitId, categoryId, categoryName }));
