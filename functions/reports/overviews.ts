import { assertAnswerSize } from '#functions/core/plan/answerSize.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { found } from '#functions/kernel/problem.ts';
import type { CategoryLack } from '#shared/calculation/index.ts';
import { mayShowWeekendTable, type RangeReport } from '#shared/model/report.ts';
import type { AssetsAnswer, DemandsAnswer, OverviewAnswer } from '#shared/model/reportAnswer.ts';
import type { Day } from '#shared/time/day.ts';
import type { ClosedPeriod } from '#shared/time/period.ts';
import { weeksOf } from '#shared/time/week.ts';
import { costAnswer, reportCosts } from './cost.ts';
import { demandRows } from './demandRows.ts';
import { unitFigures } from './overviewRow.ts';
import { type Choice, inReportPlans, wholeWeeks } from './plans.ts';
import { categoryQuality } from './quality.ts';
import { type ReceiptOptions, readCategories, receiptRows, weeksOnly } from './receiptRows.ts';
import { placedUnit, type ReportUnit, reportUnits, unitsBelow } from './units.ts';

/** What a report of units shows: demand rows, receipts as the options say, and which gaps matter. */
interface Parts {
  readonly demands: boolean;
  readonly receipts: ReceiptOptions | undefined;
  readonly kinds: readonly CategoryLack[];
  /** With what the plans cost. */
  readonly cost?: boolean;
}

const balance: readonly CategoryLack[] = ['demand', 'workingTime'];

/** Demand and receipts of the units over whole weeks, with the categories in the order of each unit. */
const overview = async (
  scope: Scope,
  units: readonly ReportUnit[],
  range: ClosedPeriod,
  choice: Choice,
  parts: Parts,
): Promise<OverviewAnswer> => {
  const weeks = wholeWeeks(range);
  assertAnswerSize(units.length, weeks);
  const each = weeksOf(weeks);
  const costsOf = await reportCosts(scope, units, weeks, parts.cost ?? false);
  const all = await inReportPlans(scope, units, { ...choice, first: weeks.start }, (planned) => {
    const categories = readCategories(planned.chosen, each);
    const stored = planned.categories.filter(({ id }) => planned.chosen.some((one) => one.id === id));
    return {
      overview: {
        ...unitFigures(
          planned,
          weeks,
          categories.map(({ read }) => read),
        ),
        demands: parts.demands ? stored.flatMap((category) => demandRows(category, weeks, choice)) : [],
        categoryWeekReceipts: parts.receipts ? receiptRows(categories, weeks, each, parts.receipts) : [],
        ...costAnswer(costsOf(planned)),
      },
      quality: categoryQuality(planned, weeks, parts.kinds),
    };
  });
  return { unitOverviews: all.map((one) => one.overview), quality: all.flatMap(({ quality }) => quality) };
};

/** The demand periods of units; with their receipts where `receipt` is set. Throws 404, 403, `validation`. */
export const demandReport = async (scope: Scope, definition: RangeReport): Promise<DemandsAnswer> => ({
  ...(await overview(scope, await reportUnits(scope, definition.unitIds), definition, definition, {
    demands: true,
    receipts: definition.receipt ? { ...definition, absences: false } : undefined,
    kinds: balance,
  })),
  definition,
});

/** The staff of units by week, or over the whole period too. Throws 404, 403, `validation`. */
export const assetsReport = async (scope: Scope, definition: RangeReport): Promise<AssetsAnswer> => ({
  ...(await overview(scope, await reportUnits(scope, definition.unitIds), definition, definition, {
    demands: false,
    receipts: { ...definition, absences: true },
    kinds: definition.budget ? [...balance, 'budget'] : balance,
    cost: definition.cost,
  })),
  definition,
  showWeekendTable: definition.showTable && mayShowWeekendTable(weeksOf(definition).length),
});

/** The place of an overview; `categoryId` narrows it to one category. */
interface Ids {
  readonly orgId: string;
  readonly areaId?: string;
  readonly unitId?: string;
  readonly categoryId?: string;
}

/** Demand and receipts of a place over whole weeks. Throws 404. */
const placeOverview = async (scope: Scope, ids: Ids, range: ClosedPeriod, parts: Parts): Promise<OverviewAnswer> => {
  const units = ids.unitId ? [placedUnit(scope.place)] : await unitsBelow(scope, ids);
  const choice = { simulated: false, ...(ids.categoryId && { categoryId: ids.categoryId }) };
  const answer = await overview(scope, units, range, choice, parts);
  if (ids.categoryId) found(answer.unitOverviews[0]?.categoryWeekReceipts[0]);
  return answer;
};

const week = ({ start }: { readonly start: Day }): ClosedPeriod => ({ start, end: start });

/** Demand and receipts of a place in the week of a day. Throws 404. */
export const weekOverview = (scope: Scope, ids: Ids, query: { readonly start: Day }): Promise<OverviewAnswer> =>
  placeOverview(scope, ids, week(query), { demands: true, receipts: weeksOnly, kinds: balance });

/** Demand and receipts of a place over weeks, and over all of them together. Throws 404. */
export const periodOverview = (scope: Scope, ids: Ids, range: ClosedPeriod): Promise<OverviewAnswer> =>
  placeOverview(scope, ids, range, {
    demands: true,
    receipts: { ...weeksOnly, resolution: 'period' },
    kinds: balance,
  });

/** The demand of a unit in the week of a day: the shape of a demand report. Throws 404. */
export const demandOverview = (scope: Scope, ids: Ids, query: { readonly start: Day }): Promise<OverviewAnswer> =>
  placeOverview(scope, ids, week(query), { demands: true, receipts: undefined, kinds: balance });
