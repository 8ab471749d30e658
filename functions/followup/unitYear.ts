import type { UnitPlan } from '#functions/core/plan/unitPlan.ts';
import {
  type FollowUpPlan,
  type FollowUpRow,
  type FollowUpYear,
  followUpOf,
  joinedLacks,
  lacksOfMonth,
  type MonthLack,
  monthDays,
} from '#shared/calculation/index.ts';
import { type MonthName, monthNames } from '#shared/model/activity.ts';
import type { FollowUpUnit } from '#shared/model/followUp.ts';
import type { Quality } from '#shared/model/reportAnswer.ts';
import { presentClosed } from './closed.ts';

/** The Swedish names of the rows that every unit has. */
const names = {
  contractors: 'Inhyrda',
  excluded: 'Utanför bemanning',
  worked: 'Total arbetad tid',
  demand: 'Behovstimmar',
  difference: 'Differens',
  cumulative: 'Ackumulerad differens',
  services: 'Differens i tjänster',
  specified: 'Specificerad',
  unspecified: 'Ospecificerad',
} as const;

const prefixes = { Manager: 'manager', Worklog: 'worklog', WorklogDetailed: 'detailed', Other: 'other' } as const;

/** The name of the running sum where the months shown begin later. */
const cumulativeFromJanuary = 'Ackumulerat från januari';

const labelOf = ({ source }: FollowUpRow, firstMonth: number) => {
  switch (source.row) {
    case 'diff':
      return { key: `diff:${source.category}`, name: source.category, isHeader: false };
    case 'activity': {
      const { id, name, type, isHeader } = source.activity;
      return { key: `${prefixes[type]}:${id}`, name, isHeader };
    }
    case 'cumulative': {
      const name = firstMonth > 1 ? cumulativeFromJanuary : names.cumulative;
      return { key: source.row, name, isHeader: false };
    }
    default:
      return { key: source.row, name: names[source.row], isHeader: false };
  }
};

/** What the row of a key shows; undefined for a key of no row. */
export const rowOfKey = ({ activities }: UnitPlan, key: string): FollowUpRow['source'] | undefined => {
  const at = key.indexOf(':');
  if (at < 0) return Object.keys(names).some((name) => name === key) ? { row: key as keyof typeof names } : undefined;
  const rest = key.slice(at + 1);
  if (key.startsWith('diff:')) return { row: 'diff', category: rest };
  const activity = activities.find(({ id, type }) => id === rest && prefixes[type] === key.slice(0, at));
  return activity && { row: 'activity', activity };
};

/** By month the day on which the HR system gave the value of an activity; null of a row that is none, or that nothing was imported to. */
const importDays = (plan: UnitPlan, year: number, { source }: FollowUpRow): (string | null)[] | null => {
  if (source.row !== 'activity') return null;
  const ofYear = plan.inputs.find((one) => one.year === year)?.inputs;
  const { imported = [], imports = [] } = ofYear?.find(({ id }) => id === source.activity.id) ?? {};
  const dayOf = (name: MonthName) => imports.find(({ month }) => month === name)?.day ?? null;
  return imported.length === 0 ? null : monthNames.map((month) => (imported.includes(month) ? dayOf(month) : null));
};

/** Whether the activity of a row is set to show what its hours cost and how many services they are. */
const showsResources = ({ activities }: UnitPlan, { source }: FollowUpRow): boolean =>
  source.row === 'activity' &&
  activities.some(({ id, showResourceInfo }) => id === source.activity.id && showResourceInfo);

/** What of a unit's plan the follow-up of a year is computed from. */
export const followUpPlan = (plan: UnitPlan, year: number): FollowUpPlan => ({
  categories: plan.categories.filter(({ isBudgetCategory }) => !isBudgetCategory),
  activities: plan.activities,
  inputs: new Map(
    plan.inputs
      .filter((one) => one.year === year)
      .flatMap(({ inputs }) => inputs.map(({ id, months }) => [id, months])),
  ),
  rates: plan.stencils.find((stencil) => stencil.year === year),
});

/** The demand that a month lacks, by category. */
export const demandLacks = (
  { categories }: Pick<FollowUpPlan, 'categories'>,
  year: number,
  days: MonthLack['days'],
): readonly MonthLack[] => lacksOfMonth({ categories, beds: [] }, year, days).filter(({ kind }) => kind === 'demand');

/** What the months of the year lack, joined where they adjoin; the year's stencil when it lacks monthly work hours. */
export const followUpQuality = (
  unit: Pick<FollowUpUnit, 'unitId' | 'unitName'>,
  year: number,
  plan: FollowUpPlan,
  of: Pick<FollowUpYear, 'withoutDemand' | 'withoutWorklog' | 'partlyWorked'>,
): Quality => {
  const demand = of.withoutDemand.flatMap((month) => demandLacks(plan, year, monthDays(year, month)));
  const worklog = of.withoutWorklog.map(
    (month): MonthLack => ({
      kind: of.partlyWorked.includes(month) ? 'worklogPart' : 'worklog',
      categoryName: null,
      days: monthDays(year, month),
    }),
  );
  const lacks = joinedLacks([...demand, ...worklog]);
  const stencil = plan.rates?.monthlyWorkHours
    ? []
    : [{ kind: 'stencil' as const, categoryName: null, from: `${year}-01-01`, to: `${year}-12-31` }];
  return [...lacks, ...stencil].map((one): Quality[number] => ({ ...unit, ...one }));
};

/** The follow-up of a unit and year, of the months from one to another. */
export const followUpUnit = (
  unit: Pick<FollowUpUnit, 'unitId' | 'unitName'>,
  plan: UnitPlan,
  year: number,
  months: { readonly first: number; readonly last: number } = { first: 1, last: 12 },
): FollowUpUnit => {
  const of = followUpPlan(plan, year);
  const computed = followUpOf(of, year, months);
  const comments = plan.comments.find((one) => one.year === year)?.months ?? [];
  return {
    ...unit,
    year,
    firstMonth: months.first,
    lastMonth: months.last,
    groups: computed.groups.map(({ type, rows }) => ({
      type,
      rows: rows.map((row) => ({
        ...labelOf(row, months.first),
        months: [...row.months],
        total: row.total,
        counted: row.counted,
        totalOf: row.totalOf,
        totalOfBoth: row.totalOfBoth,
        costs: row.costs && [...row.costs],
        costAtHour: row.costAtHour,
        staffing: row.staffing && [...row.staffing],
        showResourceInfo: showsResources(plan, row),
        imported: importDays(plan, year, row),
      })),
    })),
    comments: monthNames.map((_, index) =>
      months.first <= index + 1 && index + 1 <= months.last ? (comments[index] ?? '') : '',
    ),
    rates: of.rates ?? null,
    closed: (plan.inputs.find((one) => one.year === year)?.closed ?? []).map(presentClosed),
    quality: followUpQuality(unit, year, of, computed),
  };
};
