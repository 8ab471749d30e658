// The weeks of units, kept (README.md beside this file).

import { daysOffOf } from '#functions/core/places/daysOff.ts';
import { inOrderOf, loadReceiptPlans, unitsAtOnce } from '#functions/core/plan/unitPlan.ts';
import { setting } from '#functions/kernel/adapters/environment.ts';
import { lazy } from '#functions/kernel/adapters/lazy.ts';
import { logLine, traceOf } from '#functions/kernel/adapters/log.ts';
import { yieldToEventLoop } from '#functions/kernel/adapters/work.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import type { OrganizationNode, UnitNode } from '#functions/kernel/rights/place.ts';
import type { PlanVersion } from '#functions/kernel/store/planVersions.ts';
import type { Row } from '#functions/kernel/store/table.ts';
import { receiptsOfWeeks, sumOfCategories } from '#shared/calculation/index.ts';
import { inParallel } from '#shared/inParallel.ts';
import { type Packed, packed, packedTogether } from '#shared/planning/packedWeeks.ts';
import type { Day } from '#shared/time/day.ts';
import type { Week } from '#shared/time/week.ts';
import { answered } from './answered.ts';
import {
  type AskedYear,
  type KeptYear,
  keptRowsOf,
  keyOfPart,
  packedAsked,
  readKept,
  type Source,
  type UnitYear,
  weeksOfYear,
  type YearCategory,
} from './keptYear.ts';
import { keep, keptRows, planVersions } from './repository.ts';

/** A unit with the receipts of its staff categories, in its own order, one per week that was asked for. */
export interface UnitWeeks {
  readonly unit: UnitNode;
  readonly categories: readonly YearCategory[];
}

/** A unit with the sum of its staff categories in the weeks that were asked for, packed as it is answered. */
interface UnitSums {
  readonly unit: UnitNode;
  readonly sums: Packed;
}

/**
 * For how long weeks of a new version are shown without being kept, in milliseconds. While a transaction is being carried out, DynamoDB may
 * show one of its items as it was and another as it becomes: a new version, and a plan from before it.
 */
const settlingMs = 1_000;

const isSettled = ({ at }: PlanVersion): boolean => Date.now() - at >= settlingMs;

const keptPart = <Part extends keyof UnitYear>(
  row: Row<KeptYear> | undefined,
  source: Source,
  part: Part,
  asked: AskedYear,
): UnitYear[Part] | undefined => {
  try {
    return row && readKept(row, source, part, asked);
  } catch (cause) {
    logLine('error', { message: 'kept weeks are damaged', ...traceOf(cause) });
    return undefined;
  }
};

const computed = (categories: Awaited<ReturnType<typeof loadReceiptPlans>>, weeks: readonly Week[]): UnitYear => {
  const staffed = categories
    .filter(({ isBudgetCategory }) => !isBudgetCategory)
    .map((category) => ({ id: category.id, name: category.name, receipts: receiptsOfWeeks(category, weeks) }));
  const [first, last] = [weeks[0], weeks.at(-1)];
  const sumOfWeeks = () => (first && last ? sumOfCategories(staffed, { start: first.start, end: last.start }) : []);
  const sum = lazy(() => answered(packed(sumOfWeeks())));
  return {
    categories: staffed,
    balances: staffed,
    // Added up where it is asked for, or kept.
    get sum() {
      return sum();
    },
  };
};

/** What of a request's scope the weeks are read with. */
type PlanScope = Pick<Scope, 'table' | 'today' | 'place'>;

const askedYears = (weeks: readonly Week[]): readonly AskedYear[] =>
  [...new Set(weeks.map(({ year }) => year))].map((year) => ({
    year,
    weeks: weeks.filter((one) => one.year === year),
  }));

/** Picks the receipts of the asked weeks from the receipts of the whole year. */
const ofAsked = <Receipt>({ weeks }: AskedYear, receipts: readonly Receipt[]): readonly Receipt[] => {
  const first = (weeks[0]?.week ?? 1) - 1;
  return receipts.slice(first, first + weeks.length);
};

/** The asked weeks of each part of a whole year. */
const askedOf: { readonly [Part in keyof UnitYear]: (asked: AskedYear, whole: UnitYear[Part]) => UnitYear[Part] } = {
  categories: (asked, whole) => whole.map((one) => ({ ...one, receipts: ofAsked(asked, one.receipts) })),
  balances: (asked, whole) => whole.map((one) => ({ ...one, receipts: ofAsked(asked, one.receipts) })),
  sum: (asked, whole) => packedAsked(whole, asked),
};

/** What the weeks depend on beside the plan: among it the order of the categories, which a sum names them in. */
const rulesOf = (version: string, org: OrganizationNode, unit: UnitNode, today: Day): string =>
  JSON.stringify([
    version,
    daysOffOf({ org, unit }),
    unit.categories.map(({ id }) => id),
    // The own history of expected absence is of the months before this one.
    [org.absence?.version ?? 0, today.slice(0, 7)],
  ]);

/**
 * A part of the units' weeks by year, from kept rows. Where a kept row is missing, damaged or of an earlier version, the whole year is
 * computed from the plan and kept. All years of a unit are of one version.
 */
const inYears = async <Part extends keyof UnitYear>(
  scope: PlanScope,
  org: OrganizationNode,
  units: readonly UnitNode[],
  weeks: readonly Week[],
  part: Part,
): Promise<readonly { readonly unit: UnitNode; readonly years: readonly UnitYear[Part][] }[]> => {
  const { table, today } = scope;
  const years = askedYears(weeks);
  // The versions first: a plan that is written meanwhile is kept under its earlier version, which never counts again.
  const versionOf = await planVersions(scope, org.id, units);
  // Nothing is kept for a version that has not settled.
  const settled = new Set(units.filter((unit) => isSettled(versionOf(unit))));
  const keyOf = (unit: UnitNode, year: number) => keyOfPart(part, { orgId: org.id, unitId: unit.id }, year);
  const rows = await keptRows(
    table,
    [...settled].flatMap((unit) => years.map(({ year }) => keyOf(unit, year))),
  );
  const stored = new Map(rows.map((row) => [`${row.pk} ${row.sk}`, row]));

  const version = setting('RULES_VERSION');
  const first = weeksOfYear(years[0]?.year ?? 0)[0]?.start;

  return inParallel(units, unitsAtOnce, async (unit) => {
    const rules = rulesOf(version, org, unit, today);
    const found = years.map((asked) => {
      const { year } = asked;
      const source = { orgId: org.id, unitId: unit.id, year, plan: versionOf(unit).token, rules };
      const { pk, sk } = keyOf(unit, year);
      return { asked, source, kept: keptPart(stored.get(`${pk} ${sk}`), source, part, asked) };
    });
    await yieldToEventLoop();
    const kept = found.flatMap((one) => (one.kept === undefined ? [] : [one.kept]));
    if (kept.length === years.length) return { unit, years: kept };

    const plan = await loadReceiptPlans(scope, { org, unit }, first);
    const isToKeep = settled.has(unit);
    const fresh: UnitYear[] = [];
    for (const { year, weeks: some } of years) {
      await yieldToEventLoop();
      fresh.push(computed(plan, isToKeep ? weeksOfYear(year) : some));
    }
    if (!isToKeep) return { unit, years: fresh.map((one) => one[part]) };
    const lacking = found.flatMap(({ source, kept: has }, index) =>
      has === undefined ? keptRowsOf(source, fresh[index]!) : [],
    );
    await keep(table, org.id, unit, lacking);
    return { unit, years: years.map((asked, index) => askedOf[part](asked, fresh[index]![part])) };
  });
};

const categoriesIn =
  <Part extends 'categories' | 'balances'>(part: Part) =>
  async (scope: PlanScope, org: OrganizationNode, units: readonly UnitNode[], weeks: readonly Week[]) => {
    const made = await inYears(scope, org, units, weeks, part);
    type Receipt = UnitYear[Part][number]['receipts'][number];
    return made.map(({ unit, years }) => {
      const categories = (years[0] ?? []).map(({ id, name }) => ({
        id,
        name,
        receipts: years.flatMap(
          (year): readonly Receipt[] => year.find((category) => category.id === id)?.receipts ?? [],
        ),
      }));
      return { unit, categories: inOrderOf(unit.categories, categories) };
    });
  };

/** The receipts of the units' staff categories in consecutive weeks. */
export const unitWeeks: (...of: Parameters<ReturnType<typeof categoriesIn>>) => Promise<readonly UnitWeeks[]> =
  categoriesIn('categories');

/** What the differences of the units' staff categories are judged by in consecutive weeks: in a fraction of the time. */
export const unitBalances = categoriesIn('balances');

/** The sums of the units' staff categories in consecutive weeks. */
export const unitSums = async (
  scope: PlanScope,
  org: OrganizationNode,
  units: readonly UnitNode[],
  weeks: readonly Week[],
): Promise<readonly UnitSums[]> => {
  const asked = askedYears(weeks);
  const made = await inYears(scope, org, units, weeks, 'sum');
  return made.map(({ unit, years }) => ({
    unit,
    sums: packedTogether(years.map((fields, index) => ({ fields, weeks: asked[index]!.weeks.length }))),
  }));
};
