import { categoryCost, ratesOfPlans } from '#functions/core/plan/pricing.ts';
import { followUpPlan, rowOfKey } from '#functions/followup/unitYear.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { fieldProblem, found } from '#functions/kernel/problem.ts';
import { mayControl } from '#functions/kernel/rights/authorise.ts';
import {
  type BalanceField,
  balanceFields,
  type CountMeanField,
  countMeanFields,
  type Explained,
  explainBalance,
  explainBeds,
  explainBudgetHours,
  explainCost,
  explainCountMean,
  explainFollowUp,
  explainHours,
  explainKeyValue,
  explainMean,
  explainPart,
  explainPlanCost,
  explainShare,
  explainWorked,
  type KeyValueField,
  keyValueFields,
  type MeanField,
  meanFields,
  type PartField,
  type PlanCostField,
  partFields,
  planCostFields,
  refOf,
  type ShareField,
  shareFields,
  sumExplained,
  type WorkedField,
  workedFields,
} from '#shared/calculation/index.ts';
import type { Explanation, Figure } from '#shared/model/explanation.ts';
import { type ExplainBody, maxUnits } from '#shared/model/report.ts';
import { comparable } from '#shared/text/names.ts';
import { addDays, dayNumber } from '#shared/time/day.ts';
import type { ClosedPeriod } from '#shared/time/period.ts';
import { mondayOfWeek, weeksOf } from '#shared/time/week.ts';
import { rangeOf, yearsOfUnit } from '../keyValues.ts';
import { inReportPlans, type PlannedUnit, wholeWeeks } from '../plans.ts';
import { type ReportUnit, reportUnits } from '../units.ts';
import { workedYear } from '../workedKeyValues.ts';
import { yearsBetween } from '../years.ts';
import { presentExplained, type Rule } from './present.ts';
import { unitSteps } from './unitSteps.ts';

type Report = ExplainBody['report'];
type WeekReport = Exclude<Report, { readonly type: 'keyvalues' | 'followup' | 'activity' }>;
type FollowUp = Extract<Report, { readonly type: 'followup' | 'activity' }>;
type KeyValues = Extract<Report, { readonly type: 'keyvalues' }>;

interface Answered {
  readonly rule: Rule;
  readonly explained: Explained;
  readonly cost?: Explained | undefined;
}

const isOneOf = <Field extends string>(fields: readonly Field[], field: string): field is Field =>
  (fields as readonly string[]).includes(field);

/** The days that a figure is of: a week, an ISO year within the report, or all of its weeks. Throws `validation`. */
const daysOfFigure = (report: WeekReport, { week, year }: Figure): ClosedPeriod => {
  const weeks = wholeWeeks(report);
  if (week !== undefined) {
    const monday = mondayOfWeek(year ?? weeksOf(weeks)[0]!.year, week);
    if (monday === null) throw fieldProblem('figure.week', 'weekUnknown');
    return { start: monday, end: addDays(monday, 6) };
  }
  if (year === undefined) return weeks;
  const ofYear = weeksOf(weeks).filter((one) => one.year === year);
  if (ofYear.length === 0) throw fieldProblem('figure.year', 'other');
  return { start: ofYear[0]!.start, end: addDays(ofYear.at(-1)!.start, 6) };
};

/** All categories of a figure of several, or those of its name. */
const namedIn = <Named extends { readonly name: string }>(all: readonly Named[], { categoryName }: Figure) =>
  categoryName === null ? all : all.filter(({ name }) => comparable(name) === comparable(categoryName));

/** The chosen categories of the units, or those of one name. Throws `validation` where none has the name. */
const plansOf = (units: readonly PlannedUnit[], figure: Figure) => {
  const named = namedIn(
    units.flatMap(({ chosen }) => chosen),
    figure,
  );
  if (named.length === 0) throw fieldProblem('figure.categoryName', 'categoryUnknown');
  return named;
};

const hasNamed = ({ chosen }: PlannedUnit, { categoryName }: Figure): boolean =>
  categoryName === null || chosen.some(({ name }) => comparable(name) === comparable(categoryName));

/** The unit and its path, without what is planned in it. */
const withoutPlan = (planned: PlannedUnit): PlannedUnit => ({
  ...planned,
  categories: [],
  chosen: [],
  beds: [],
  stencils: [],
  budgetHours: [],
  activities: [],
  inputs: [],
  comments: [],
});

const bedsOf = (units: readonly PlannedUnit[], { start, end }: ClosedPeriod): Explained => {
  const parts = units.map(({ beds }) => explainBeds(beds, [{ from: dayNumber(start), to: dayNumber(end) }]));
  return parts.length === 1 ? parts[0]! : sumOfMeans(parts, { start, end });
};

/** Means of several units, each as one step. */
const sumOfMeans = (parts: readonly Explained[], { start, end }: ClosedPeriod): Explained =>
  sumExplained(
    parts.map(({ value }) => ({
      value,
      steps:
        value === null ? [] : [{ role: 'add', value, unit: 'beds', from: start, to: end, input: { kind: 'meanBeds' } }],
      leftOut: [],
    })),
  );

const explainWeeks = (units: readonly PlannedUnit[], report: WeekReport, figure: Figure): Answered => {
  const { field } = figure;
  const days = daysOfFigure(report, figure);
  const isMean = report.type === 'prognos' && figure.week === undefined && isOneOf<MeanField>(meanFields, field);
  if (isMean)
    return { rule: 'forecast', explained: explainMean(report.forecastType, plansOf(units, figure), days, field) };
  if (isOneOf<PartField>(partFields, field))
    return { rule: 'receipt', explained: explainPart(plansOf(units, figure), days, field) };
  if (isOneOf<BalanceField>(balanceFields, field))
    return { rule: 'receipt', explained: explainBalance(plansOf(units, figure), days, field) };
  if (isOneOf<ShareField>(shareFields, field))
    return { rule: 'forecast', explained: explainShare(plansOf(units, figure), days, field) };
  if (isOneOf<CountMeanField>(countMeanFields, field))
    return { rule: 'forecast', explained: explainCountMean(plansOf(units, figure), days, field) };
  if (field === 'sum') return { rule: 'demand', explained: explainBalance(plansOf(units, figure), days, 'demand') };
  if (field === 'hoursPerWeek' || field === 'hoursPerMonth')
    return { rule: 'demand', explained: explainHours(plansOf(units, figure), days, field) };
  if (field === 'budgetHours') {
    const parts = units.map(({ budgetHours }) => explainBudgetHours(budgetHours, days));
    return { rule: 'forecast', explained: sumExplained(parts) };
  }
  if (field === 'beds' || field === 'averageBeds') return { rule: 'beds', explained: bedsOf(units, days) };
  throw fieldProblem('figure.field', 'choice');
};

/** A row of the follow-up by its key. Throws `validation` where the year has none. */
const explainMonths = (
  units: readonly PlannedUnit[],
  report: FollowUp,
  { unitId, year, month, field }: Figure,
): Answered => {
  const [planned] = units;
  if (unitId === null || !planned) throw fieldProblem('figure.unitId', 'required');
  const asked = yearsBetween(report).find((one) => one.year === year);
  if (!asked || (month !== undefined && (month < asked.first || asked.last < month)))
    throw fieldProblem(asked ? 'figure.month' : 'figure.year', 'other');
  const row = rowOfKey(planned, field);
  const plan = followUpPlan(planned, asked.year);
  const explained = row && explainFollowUp(plan, { year: asked.year, month, row }, asked);
  if (!explained) throw fieldProblem('figure.field', 'choice');
  const cost = month === undefined ? undefined : explainCost(plan, asked.year, month, row);
  return { rule: 'followUp', explained, cost };
};

const explainWorkedYear = (
  units: readonly PlannedUnit[],
  report: KeyValues & { readonly keyvalue: 1 | 2 },
  { year, field }: Pick<Figure, 'year' | 'field'>,
): Answered => {
  if (!isOneOf<WorkedField>(workedFields, field)) throw fieldProblem('figure.field', 'choice');
  const asked = yearsBetween(rangeOf(report)).find((one) => one.year === year);
  if (!asked) throw fieldProblem('figure.year', 'other');
  const ofUnits = units.map((planned) => ({
    unitId: planned.unit.id,
    ...workedYear(planned, report.keyvalue, asked),
  }));
  return { rule: 'keyValue', explained: explainWorked(report.keyvalue, asked.year, ofUnits, field) };
};

const explainYear = (
  units: readonly PlannedUnit[],
  report: KeyValues,
  { year, field, categoryName }: Figure,
): Answered => {
  const { keyvalue } = report;
  if (keyvalue === 1 || keyvalue === 2) return explainWorkedYear(units, { ...report, keyvalue }, { year, field });
  if (!isOneOf<KeyValueField>(keyValueFields, field)) throw fieldProblem('figure.field', 'choice');
  const ofUnits = units.map((planned) => {
    const found = yearsOfUnit(planned, rangeOf(report)).find((one) => one.year === year);
    if (!found) throw fieldProblem('figure.year', 'other');
    const { counted, lacks } = found;
    return { unitId: planned.unit.id, plan: { categories: planned.chosen, beds: planned.beds }, counted, lacks };
  });
  // Beds per employee of several categories do not add up; hours do.
  if (keyvalue === 4 && field !== 'beds' && categoryName === null)
    throw fieldProblem('figure.categoryName', 'required');
  return {
    rule: 'keyValue',
    explained: explainKeyValue(keyvalue === 4 ? 4 : 3, ofUnits, categoryName, field, report.shifts),
  };
};

const explainOf = (units: readonly PlannedUnit[], report: Report, figure: Figure): Answered => {
  if (report.type === 'followup' || report.type === 'activity') return explainMonths(units, report, figure);
  return report.type === 'keyvalues' ? explainYear(units, report, figure) : explainWeeks(units, report, figure);
};

const isOfWeeks = (report: Report): report is WeekReport => 'forCat' in report && 'start' in report;

/** A figure of more units than a report may have: each unit gives one step for each kind of input, and its plan is not kept. */
const explainUnits = async (
  scope: Scope,
  asked: readonly ReportUnit[],
  report: WeekReport,
  figure: Figure,
): Promise<Explanation> => {
  const parts = await inReportPlans(scope, asked, report, (planned) => {
    if (planned.chosen.length === 0 || !hasNamed(planned, figure)) return [];
    const { rule, explained } = explainWeeks([planned], report, figure);
    const { unit } = planned;
    const steps = unitSteps(unit.id, explained.steps);
    return [{ rule, planned: withoutPlan(planned), explained: { ...explained, steps, leftOut: [] } }];
  });
  const known = parts.flat();
  if (known.length === 0) throw fieldProblem('figure.categoryName', 'categoryUnknown');
  return presentExplained(
    known.map(({ planned }) => planned),
    known[0]!.rule,
    sumExplained(known.map(({ explained }) => explained)),
  );
};

/** One cost of the weeks of a report: the rates are shown to who may change them. */
const explainCosts = async (
  { table, caller }: Scope,
  units: readonly PlannedUnit[],
  report: WeekReport,
  figure: Figure & { readonly field: PlanCostField },
): Promise<Answered> => {
  const days = daysOfFigure(report, figure);
  const priced = await Promise.all(
    units.map(async (planned) => {
      const rates = (await ratesOfPlans(table, planned.org))(planned);
      const place = { orgId: planned.org.id, areaId: planned.unit.areaId, unitId: planned.unit.id };
      return namedIn(planned.chosen, figure).map((category) => {
        const { parts } = categoryCost(category, days, rates(category));
        const isStencil = parts.every(({ rates: one }) => one?.source !== 'rates');
        return { category: refOf(category), parts, areRatesShown: isStencil || mayControl(caller, place) };
      });
    }),
  );
  if (priced.every((categories) => categories.length === 0))
    throw fieldProblem('figure.categoryName', 'categoryUnknown');
  return { rule: 'cost', explained: explainPlanCost(priced.flat(), figure.field) };
};

/**
 * One figure of a report with the steps that it is computed by: the same computation run on each input alone. Reads the plan of one unit
 * where the figure is of one. Throws 404, 403, and `validation` at the part of the figure that the report does not have.
 */
export const explain = async (scope: Scope, { report, figure }: ExplainBody): Promise<Explanation> => {
  const all = await reportUnits(scope, report.unitIds);
  const asked = figure.unitId === null ? all : [found(all.find(({ unit }) => unit.id === figure.unitId))];
  if (asked.length > maxUnits && isOfWeeks(report)) return explainUnits(scope, asked, report, figure);
  const units = await inReportPlans(scope, asked, report, (planned) => planned);
  const { field } = figure;
  const { rule, explained, cost } =
    isOfWeeks(report) && isOneOf<PlanCostField>(planCostFields, field)
      ? await explainCosts(scope, units, report, { ...figure, field })
      : explainOf(units, report, figure);
  return presentExplained(units, rule, explained, cost);
};
