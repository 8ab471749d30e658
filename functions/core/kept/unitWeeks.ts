// The weeks of units, kept (README.md beside this file).

import { daysOffOf } from '#functions/core/places/daysOff.ts';
import { inOrderOf, loadUnitPlan, type UnitPlan, unitsAtOnce } from '#functions/core/plan/unitPlan.ts';
import { setting } from '#functions/kernel/adapters/environment.ts';
import { logLine, traceOf } from '#functions/kernel/adapters/log.ts';
import { inParallel } from '#functions/kernel/adapters/parallel.ts';
import { yieldToEventLoop } from '#functions/kernel/adapters/work.ts';
import type { OrganizationNode, UnitNode } from '#functions/kernel/rights/place.ts';
import { keptWeeksKey } from '#functions/kernel/store/keys.ts';
import type { PlanVersion } from '#functions/kernel/store/planVersions.ts';
import type { Row, Table } from '#functions/kernel/store/table.ts';
import { receiptsOfWeeks } from '#shared/calculation/index.ts';
import type { Week } from '#shared/time/week.ts';
import { type KeptYear, keptRow, readKept, type Source, weeksOfYear, type YearCategory } from './keptYear.ts';
import { keep, keptRows, planVersions } from './repository.ts';

/** A unit with the receipts of its staff categories, in its own order, one per week that was asked for. */
export interface UnitWeeks {
  readonly unit: UnitNode;
  readonly categories: readonly YearCategory[];
}

/** The weeks of one ISO year, and what they are made of. */
interface Year {
  readonly source: Source;
  readonly categories: readonly YearCategory[] | undefined;
}

/**
 * For how long weeks of a new version are shown without being kept, in milliseconds. While a transaction is being carried out, DynamoDB may
 * show one of its items as it was and another as it becomes: a new version, and a plan from before it.
 */
const settlingMs = 1_000;

const isSettled = ({ at }: PlanVersion): boolean => Date.now() - at >= settlingMs;

const keptWeeks = (row: Row<KeptYear> | undefined, source: Source): readonly YearCategory[] | undefined => {
  try {
    return row && readKept(row, source);
  } catch (cause) {
    logLine('error', { message: 'kept weeks are damaged', ...traceOf(cause) });
    return undefined;
  }
};

const computed = ({ categories }: UnitPlan, year: number): readonly YearCategory[] => {
  const weeks = weeksOfYear(year);
  return categories
    .filter(({ isBudgetCategory }) => !isBudgetCategory)
    .map((category) => ({ id: category.id, name: category.name, receipts: receiptsOfWeeks(category, weeks) }));
};

/** The weeks that were asked for, of whole years that follow each other. Years that were kept at different times may order categories differently. */
const within = (weeks: readonly Week[], years: readonly (readonly YearCategory[])[]): readonly YearCategory[] => {
  const first = (weeks[0]?.week ?? 1) - 1;
  return (years[0] ?? []).map(({ id, name }) => ({
    id,
    name,
    receipts: years
      .flatMap((year) => year.find((category) => category.id === id)?.receipts ?? [])
      .slice(first, first + weeks.length),
  }));
};

/**
 * The receipts of the units' staff categories in consecutive weeks: from kept weeks, and where those are of an earlier version, missing or
 * damaged, computed from the plan and kept.
 */
export const unitWeeks = async (
  table: Table,
  org: OrganizationNode,
  units: readonly UnitNode[],
  weeks: readonly Week[],
): Promise<readonly UnitWeeks[]> => {
  const years = [...new Set(weeks.map(({ year }) => year))];
  // The versions first: a plan that is written meanwhile is kept under its earlier version, which never counts again.
  const versionOf = await planVersions(table, org.id, units);
  const keyOf = (unit: UnitNode, year: number) => keptWeeksKey({ orgId: org.id, unitId: unit.id }, year);
  const rows = await keptRows(
    table,
    units.flatMap((unit) => years.map((year) => keyOf(unit, year))),
  );
  const stored = new Map(rows.map((row) => [`${row.pk} ${row.sk}`, row]));

  const yearsOf = (unit: UnitNode): Year[] => {
    const rules = `${setting('RULES_VERSION')} ${JSON.stringify(daysOffOf({ org, unit }))}`;
    return years.map((year) => {
      const source = { orgId: org.id, unitId: unit.id, year, plan: versionOf(unit).token, rules };
      const { pk, sk } = keyOf(unit, year);
      return { source, categories: keptWeeks(stored.get(`${pk} ${sk}`), source) };
    });
  };

  /** All years of a unit, those that are not kept made from its plan. */
  const made = async (unit: UnitNode, found: readonly Year[]): Promise<readonly (readonly YearCategory[])[]> => {
    if (found.every(({ categories }) => categories)) return found.map(({ categories }) => categories ?? []);
    const plan = await loadUnitPlan(table, { org, unit });
    const fresh: Row<KeptYear>[] = [];
    const all: (readonly YearCategory[])[] = [];
    for (const { source, categories } of found) {
      await yieldToEventLoop();
      const receipts = categories ?? computed(plan, source.year);
      if (!categories) fresh.push(keptRow(source, receipts));
      all.push(receipts);
    }
    if (isSettled(versionOf(unit))) await keep(table, org.id, unit, fresh);
    return all;
  };

  return inParallel(units, unitsAtOnce, async (unit) => {
    const found = yearsOf(unit);
    await yieldToEventLoop();
    return { unit, categories: inOrderOf(unit.categories, within(weeks, await made(unit, found))) };
  });
};
