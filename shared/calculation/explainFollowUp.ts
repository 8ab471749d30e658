import { tidy } from '#shared/quantity/tidy.ts';
import { type ActivityInput, activitiesOfYear, specifiedActivities, valueIn, workedActivities } from './activities.ts';
import { demandIn } from './demand.ts';
import { explainBalance } from './explainBalance.ts';
import { datesOf, type Explained, type LeftOut, refOf, type Step } from './explanation.ts';
import { type FollowUpYear, followUpOf } from './followUp.ts';
import { type FollowUpPlan, type FollowUpRow, isSameRow } from './followUpRow.ts';
import type { CategoryPlan } from './input.ts';
import { monthDays } from './months.ts';
import { singleDemandRows } from './singleInputs.ts';
import { count } from './span.ts';

/** Which row of a year, and which of its months; without one the year. */
export interface FollowUpFigure {
  readonly year: number;
  readonly month?: number | undefined;
  readonly row: FollowUpRow['source'];
}

interface Asked {
  readonly first: number;
  readonly last: number;
}

const dates = (year: number, month: number) => datesOf(monthDays(year, month));
const whole = (year: number, { first, last }: Asked) =>
  datesOf({ from: monthDays(year, first).from, to: monthDays(year, last).to });

/** The values of activities in a month, each one step. */
const activitySteps = (
  plan: FollowUpPlan,
  activities: readonly ActivityInput[],
  year: number,
  month: number,
  role: Step['role'] = 'add',
): readonly Step[] =>
  activities.flatMap((activity): Step[] => {
    const value = valueIn(plan, activity, month);
    const input = { kind: 'activity' as const, activityId: activity.id };
    return value === null ? [] : [{ role, value, unit: 'hours', ...dates(year, month), input }];
  });

/** The demanded hours of a month, shift by shift of each category. */
const demandSteps = (
  categories: readonly CategoryPlan[],
  year: number,
  month: number,
  role: Step['role'],
): readonly Step[] =>
  categories.flatMap((category) =>
    singleDemandRows(category, monthDays(year, month)).flatMap(({ plan, days, input }): Step[] => {
      const at = datesOf(days);
      const { hours: value } = demandIn(plan, { start: at.from, end: at.to });
      const of = { kind: 'demand' as const, ...refOf(category), ...input };
      return value > 0 ? [{ role, value, unit: 'hours', ...at, input: of }] : [];
    }),
  );

const needsDemand: ReadonlySet<string> = new Set(['demand', 'difference', 'cumulative', 'services', 'unspecified']);
const needsWorked: ReadonlySet<string> = new Set(['worked', 'difference', 'cumulative', 'services', 'unspecified']);
const needsRate: ReadonlySet<string> = new Set(['services', 'specified', 'unspecified']);

const unitOfRow = (row: FollowUpRow['source']): Step['unit'] => {
  if (row.row === 'activity') return row.activity.type === 'Other' && row.activity.map === null ? 'count' : 'hours';
  return ['diff', 'contractors', 'excluded', ...needsRate].includes(row.row) ? 'services' : 'hours';
};

/** The inputs of one month of a row that does not run on from month to month. */
const stepsOfMonth = (plan: FollowUpPlan, { year, row }: FollowUpFigure, month: number): readonly Step[] => {
  const activities = activitiesOfYear(plan.activities, year);
  const worked = () => activitySteps(plan, workedActivities(activities), year, month);
  const demand = (role: Step['role']) => demandSteps(plan.categories, year, month, role);
  const specified = (role: Step['role']) => activitySteps(plan, specifiedActivities(activities), year, month, role);
  const { from: start, to: end } = dates(year, month);
  const staff = (field: 'contractorWorkRateSum' | 'workRateExcludedSum') =>
    explainBalance(plan.categories, { start, end }, field).steps;
  const perService: Step = {
    role: 'divide',
    value: plan.rates?.monthlyWorkHours ?? 0,
    unit: 'hoursPerService',
    ...dates(year, month),
    input: { kind: 'monthlyWorkHours' },
  };
  switch (row.row) {
    case 'activity':
      return activitySteps(plan, [row.activity], year, month).map((step) => ({ ...step, unit: unitOfRow(row) }));
    case 'worked':
      return worked();
    case 'demand':
      return demand('add');
    case 'services':
      return [...worked(), ...demand('subtract'), perService];
    case 'specified':
      return [...specified('add'), perService];
    case 'unspecified':
      return [...worked(), ...demand('subtract'), ...specified('subtract'), perService];
    case 'diff':
      return explainBalance(
        plan.categories.filter(({ name }) => name === row.category),
        { start, end },
        'diff',
      ).steps;
    case 'contractors':
      return staff('contractorWorkRateSum');
    case 'excluded':
      return staff('workRateExcludedSum');
    default:
      return [...worked(), ...demand('subtract')];
  }
};

/**
 * A figure of the follow-up of a unit: a month by the inputs that it is computed of, the year by its months, and the running difference by the
 * differences from January up to its month. Undefined where the year has no such row (README.md 13).
 */
export const explainFollowUp = (plan: FollowUpPlan, figure: FollowUpFigure, asked: Asked): Explained | undefined => {
  const { year, month, row: source } = figure;
  const rowIn = ({ groups }: Pick<FollowUpYear, 'groups'>) =>
    groups.flatMap((group) => group.rows).find((one) => isSameRow(one.source, source));
  const shownRow = rowIn(followUpOf(plan, year, asked));
  if (!shownRow) return undefined;
  // It runs from January, whatever months are asked for.
  const isRunning = source.row === 'cumulative';
  const range = isRunning ? { ...asked, first: 1 } : asked;
  const { groups, withoutDemand } = followUpOf(plan, year, range);
  const rows = groups.flatMap((group) => group.rows);
  const row = rowIn({ groups })!;
  const monthsOf = (name: string) => rows.filter((one) => one.source.row === name).flatMap(({ months }) => months);
  const value = month === undefined ? shownRow.total : (shownRow.months[month - 1] ?? null);

  const last = month ?? asked.last;
  const first = month === undefined || isRunning ? range.first : month;
  const shown = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const reasonsIn = (one: number): readonly LeftOut['reason'][] => {
    if (row.months[one - 1] !== null) return [];
    const missing: LeftOut['reason'][] = [];
    if (needsDemand.has(source.row) && withoutDemand.includes(one)) missing.push('noDemand');
    if (needsWorked.has(source.row) && monthsOf('worked')[one - 1] === null) missing.push('noWorklog');
    if (needsRate.has(source.row) && !plan.rates?.monthlyWorkHours) missing.push('noStencil');
    return missing.length > 0 ? missing : [source.row === 'diff' ? 'noDemand' : 'noValue'];
  };
  const leftOut = shown.flatMap((one) =>
    reasonsIn(one).map((reason): LeftOut => ({ value: null, reason, input: undefined, ...dates(year, one) })),
  );
  if (value === null) return { value, steps: [], leftOut };
  if (month !== undefined && !isRunning) return { value, steps: stepsOfMonth(plan, figure, month), leftOut };

  const values = isRunning ? monthsOf('difference') : row.months;
  const steps = shown.flatMap((one): Step[] => {
    const known = values[one - 1]!;
    if (known === null) return [];
    const step = { role: 'add', unit: unitOfRow(source), ...dates(year, one) } as const;
    const days = count(monthDays(year, one));
    return row.totalOf === 'dayMean'
      ? [{ ...step, value: tidy(known * days), input: { kind: 'monthValue', days } }]
      : [{ ...step, value: known, input: { kind: 'monthValue' } }];
  });
  const divisor = { role: 'divide', ...whole(year, asked) } as const;
  const dayCount = steps.reduce((sum, { input }) => sum + (input.kind === 'monthValue' ? (input.days ?? 0) : 0), 0);
  const divisors: Readonly<Partial<Record<FollowUpRow['totalOf'], Step>>> = {
    mean: { ...divisor, value: row.counted, unit: 'months', input: { kind: 'monthCount' } },
    dayMean: { ...divisor, value: dayCount, unit: 'days', input: { kind: 'dayCount' } },
  };
  const by = divisors[row.totalOf];
  return { value, steps: by ? [...steps, by] : steps, leftOut };
};
