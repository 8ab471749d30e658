import Holidays from 'date-holidays';
import type {
  AssetPeriodInput,
  BedPeriodInput,
  CategoryPlan,
  PeriodInput,
  ShiftDemandInput,
  ShiftPeriodInput,
} from '#shared/calculation/index.ts';
import { add, decimal, type Exact, largest, minus, over, sum, times, whole, zero } from './exact.ts';

/** The rules once more: day by day, shift by shift, with exact fractions, and as slow as it gets. */

const MS = 86_400_000;
export const daysFrom = (start: string, end: string): string[] => {
  const days: string[] = [];
  for (let at = Date.parse(start); at <= Date.parse(end); at += MS) days.push(new Date(at).toISOString().slice(0, 10));
  return days;
};
export const shifted = (day: string, by: number): string =>
  new Date(Date.parse(day) + by * MS).toISOString().slice(0, 10);

export const on = <Period extends PeriodInput>(periods: readonly Period[], day: string): Period | undefined =>
  periods.find(({ start, end }) => start <= day && (end === null || day <= end));
/** 1 = Monday .. 7 = Sunday. */
export const isoWeekday = (day: string): number => new Date(day).getUTCDay() || 7;
export const mean = (values: readonly Exact[]): Exact => over(sum(values), whole(values.length));
const duration = (hours?: number | null, minutes?: number | null): number => 60 * (hours ?? 0) + (minutes ?? 0);

interface Worked {
  readonly n: Exact;
  readonly minutes: Exact;
  readonly isWeekend: boolean;
  readonly isNight: boolean;
  readonly category: 'dag' | 'kvall' | 'natt';
  readonly period: ShiftPeriodInput | undefined;
}

const sweden = new Holidays('SE');
const offTypes = new Map<string, string>();
for (let year = 2019; year < 2032; year++)
  for (const { date, type } of sweden.getHolidays(year))
    if (type === 'public' || type === 'bank') offTypes.set(date.slice(0, 10), type);

/** The weekday that a day is staffed as. */
export const staffedWeekday = ({ daysOff }: CategoryPlan, day: string): number => {
  const type = offTypes.get(day);
  if (!daysOff || type === undefined) return isoWeekday(day);
  const as = type === 'public' ? daysOff.redDay : daysOff.eve;
  return { weekday: isoWeekday(day), saturday: 6, sunday: 7 }[as];
};

const valueOn = (row: ShiftDemandInput, weekday: number): Exact =>
  decimal([row.mon, row.tue, row.wed, row.thu, row.fri, row.sat, row.sun][weekday - 1]!);

/** The staff of a row on a weekday, as a number. */
export const valueNumber = (row: ShiftDemandInput, weekday: number): number =>
  Number([row.mon, row.tue, row.wed, row.thu, row.fri, row.sat, row.sun][weekday - 1]!.replace(',', '.'));

const isWeekendDay = (row: ShiftDemandInput, weekday: number): boolean =>
  ({ 5: row.friShift, 6: row.satShift, 7: row.sunShift })[weekday] ?? false;

export const lengthOn = (row: ShiftDemandInput, isWeekend: boolean, isDuty: boolean): number => {
  const blank = isWeekend
    ? row.wkndStartHour === null && row.wkndEndHour === null
    : row.startHour === null && row.endHour === null;
  const from = isWeekend ? duration(row.wkndStartHour, row.wkndStartMinute) : duration(row.startHour, row.startMinute);
  const to = isWeekend ? duration(row.wkndEndHour, row.wkndEndMinute) : duration(row.endHour, row.endMinute);
  const rest = isWeekend
    ? duration(row.wkndBreakHours, row.wkndBreakMinutes)
    : duration(row.breakHours, row.breakMinutes);
  const overMidnight = !blank && to <= from ? 24 * 60 : 0;
  const duty = isDuty ? duration(row.dutyHours, row.dutyMinutes) : 0;
  return Math.max(0, to - from + overMidnight - rest - duty);
};

export const workedOn = (plan: CategoryPlan, day: string): Worked[] =>
  plan.demands
    .filter((demand) => !demand.simulation && on([demand], day))
    .flatMap(({ shiftDemands }) => shiftDemands)
    .map((row) => {
      const shift = plan.shifts.find(({ id }) => id === row.shiftId);
      const period = on(shift?.periods ?? [], day);
      const weekday = staffedWeekday(plan, day);
      const n = valueOn(row, weekday);
      const isWeekend = isWeekendDay(row, weekday);
      const isNight = period?.isNightShift === true;
      const isEvening = (shift?.name ?? '').toLowerCase().includes('kväll') || (row.startHour ?? 0) >= 12;
      const length = lengthOn(row, isWeekend, period?.isDutyShift === true);
      const extra = period?.type === 'ExtraHours' ? duration(period.extraHours, period.extraMinutes) : 0;
      return {
        n,
        minutes: times(n, whole(length + extra)),
        isWeekend,
        isNight,
        category: isNight ? 'natt' : isEvening ? 'kvall' : 'dag',
        period,
      };
    });

const servicesOf = ({ n, minutes, period }: Worked, full: Exact): Exact => {
  const own = whole(duration(period?.newWorkingHours, period?.newWorkingMinutes));
  if (period?.type === 'Other') return over(minutes, own);
  if (period?.type !== 'Rotation') return over(minutes, full);
  const share = over(whole(period.weeks!), whole(period.nights!));
  return over(add(minutes, times(times(n, share), largest(zero, minus(full, own)))), full);
};

const fullTimeOn = (plan: CategoryPlan, day: string): Exact | null => {
  const period = on(plan.periods, day);
  return period ? whole(duration(period.workingHours, period.workingMinutes)) : null;
};

/** Demand over a range. */
export const demandOver = (plan: CategoryPlan, start: string, end: string) => {
  const days = daysFrom(start, end);
  const perWeek = over(whole(7), whole(days.length));
  const covered = days.filter((day) => plan.demands.some((demand) => !demand.simulation && on([demand], day)));
  const measured = covered.filter((day) => fullTimeOn(plan, day));
  const worked = covered.flatMap((day) => workedOn(plan, day));
  const hours = (some: readonly Worked[]) => over(sum(some.map(({ minutes }) => minutes)), whole(60));
  const staff = (some: readonly Worked[]) => (covered.length ? times(perWeek, sum(some.map(({ n }) => n))) : null);
  const cost = measured.flatMap((day) => workedOn(plan, day).map((one) => servicesOf(one, fullTimeOn(plan, day)!)));
  return {
    demandDays: covered.length,
    measuredDays: measured.length,
    hours: hours(worked),
    hoursOf: {
      dag: hours(worked.filter(({ category }) => category === 'dag')),
      kvall: hours(worked.filter(({ category }) => category === 'kvall')),
      natt: hours(worked.filter(({ category }) => category === 'natt')),
    },
    services: measured.length ? times(perWeek, sum(cost)) : null,
    weekendShifts: staff(worked.filter(({ isWeekend }) => isWeekend)),
    nightShifts: staff(worked.filter(({ isNight }) => isNight)),
  };
};

/** Supply over a range. */
export const supplyOver = (plan: CategoryPlan, start: string, end: string) => {
  const days = daysFrom(start, end);
  const held = (day: string) => plan.assets.flatMap(({ periods }) => on(periods, day) ?? []);
  const meanOf = (value: (period: AssetPeriodInput) => number, counts: (period: AssetPeriodInput) => boolean) =>
    mean(
      days.map((day) =>
        sum(
          held(day)
            .filter(counts)
            .map((period) => decimal(value(period))),
        ),
      ),
    );
  const working = plan.assets
    .map(({ periods }) => days.flatMap((day) => on(periods, day) ?? []).filter(({ workRate }) => workRate > 0))
    .filter((held) => held.length > 0);
  const rate = (counts: (period: AssetPeriodInput) => boolean) => meanOf(({ workRate }) => workRate, counts);
  const all = rate(() => true);
  const regular = rate(({ isContractor }) => !isContractor);
  const fillIns = working.filter((held) => held.some(({ isFillIn }) => isFillIn));
  const contractors = working.filter((held) => held.some(({ isContractor }) => isContractor));
  return {
    workRateSum: all,
    workRateSumWithoutContractors: regular,
    contractorWorkRateSum: rate(({ isContractor }) => isContractor),
    substituteWorkRateSum: rate(({ isFillIn }) => isFillIn),
    workRateSumWhenContractors: contractors.length ? all : null,
    workRateSumWhenSubstitute: fillIns.length ? regular : null,
    workRateExcludedSum: meanOf(
      ({ workRateExcluded }) => workRateExcluded,
      () => true,
    ),
    levels: [1, 2, 3, 4, 5, 6].map((level) => working.filter((held) => held.at(-1)?.level === level).length),
    workingCount: working.length,
    fillInCount: fillIns.length,
    contractorCount: contractors.length,
    weekendShiftCount: meanOf(
      ({ weekendRate }) => weekendRate,
      ({ workRate }) => workRate > 0,
    ),
    nightShiftCount: meanOf(
      ({ nightRate }) => nightRate,
      ({ workRate }) => workRate > 0,
    ),
  };
};

const difference = (a: Exact | null, b: Exact | null) => (a && b ? minus(a, b) : null);

/** The balance of the days as if they were a week. */
export const receiptBetween = (plan: CategoryPlan, start: string, end: string) => {
  const supply = supplyOver(plan, start, end);
  const demand = demandOver(plan, start, end);
  const days = daysFrom(start, end);
  const budgets = days.flatMap((day) => on(plan.budget, day) ?? []);
  const budget = budgets.length ? over(sum(budgets.map((period) => decimal(period.budget))), whole(days.length)) : null;
  return {
    ...supply,
    demand: demand.services,
    budget,
    workRateWithoutDemand: demand.services === null ? supply.workRateSum : whole(0),
    workRateWithoutBudget: budget === null ? supply.workRateSum : whole(0),
    diff: difference(supply.workRateSum, demand.services),
    diffBudget: difference(supply.workRateSum, budget),
    diffBudgetWorkRate: difference(budget, supply.workRateSum),
    diffBudgetDemand: difference(budget, demand.services),
    diffWeekendShifts: difference(supply.weekendShiftCount, demand.weekendShifts),
    diffNightShifts: difference(supply.nightShiftCount, demand.nightShifts),
    demandDays: demand.measuredDays,
    budgetDays: budgets.length,
  };
};

/** The receipt of the week that starts on the Monday. */
export const receiptOf = (plan: CategoryPlan, monday: string) => receiptBetween(plan, monday, shifted(monday, 6));

export const weighted = ({ beds, weekendBeds }: BedPeriodInput): Exact =>
  beds > 0 && weekendBeds > 0 ? over(whole(13 * beds + 8 * weekendBeds), whole(21)) : whole(beds || weekendBeds);

const open = ({ beds, weekendBeds }: BedPeriodInput, openFor: 'dag' | 'kvall' | 'natt' | 'all'): Exact => {
  if (beds > 0 && weekendBeds > 0) return whole(7);
  if (beds === 0 && weekendBeds === 0) return zero;
  if (openFor === 'all') return over(whole(beds > 0 ? 13 : 8), whole(3));
  if (openFor === 'dag') return whole(beds > 0 ? 5 : 2);
  return whole(beds > 0 ? 4 : 3);
};

/** Bed-days over a range. */
export const bedDaysOver = (
  beds: readonly BedPeriodInput[],
  start: string,
  end: string,
  openFor: 'dag' | 'kvall' | 'natt' | 'all',
): Exact =>
  sum(
    daysFrom(start, end)
      .flatMap((day) => on(beds, day) ?? [])
      .map((period) => over(times(weighted(period), open(period, openFor)), whole(7))),
  );

/** Mean of the weighted beds over the days that have some bed period. */
export const averageBedsOver = (beds: readonly BedPeriodInput[], start: string, end: string): Exact | null => {
  const held = daysFrom(start, end).flatMap((day) => on(beds, day) ?? []);
  return held.length ? mean(held.map(weighted)) : null;
};

/** The plan with simulated demand on the days of the range without live demand, each day a demand period of its own. */
const withSimulatedDays = (plan: CategoryPlan, start: string, end: string): CategoryPlan => ({
  ...plan,
  demands: daysFrom(start, end).flatMap((day) => {
    const there = plan.demands.filter((demand) => on([demand], day));
    const [first] = there
      .filter(({ simulation }) => simulation)
      .sort((a, b) => Date.parse(a.start) - Date.parse(b.start));
    const counted = there.find(({ simulation }) => !simulation) ?? first;
    return counted ? [{ ...counted, simulation: false, start: day, end: day }] : [];
  }),
});

/** Services of a month (its first day) by figure, with simulated demand when requested. */
export const monthOver = (plan: CategoryPlan, start: string, end: string, withSimulated: boolean) => {
  const days = daysFrom(start, end);
  const counted = withSimulated ? withSimulatedDays(plan, start, end) : plan;
  const demand = demandOver(counted, start, end);
  const supply = supplyOver(plan, start, end);
  const budgets = days.flatMap((day) => on(plan.budget, day) ?? []);
  return {
    demand: demand.measuredDays === days.length ? demand.services : null,
    budget: budgets.length ? over(sum(budgets.map(({ budget }) => decimal(budget))), whole(days.length)) : null,
    own: minus(supply.workRateSumWithoutContractors, supply.substituteWorkRateSum),
    substitutes: supply.substituteWorkRateSum,
    contractors: supply.contractorWorkRateSum,
  };
};

const known = (values: readonly (Exact | null)[]): readonly Exact[] => values.filter((value) => value !== null);
const sumOfKnown = (values: readonly (Exact | null)[]): Exact | null =>
  known(values).length ? sum(known(values)) : null;
const meanOfKnown = (values: readonly (Exact | null)[]): Exact | null =>
  known(values).length ? mean(known(values)) : null;

/** Means over the weeks of the sums of the plans. */
export const forecastOver = (
  diff: 'diff' | 'diffBudget' | 'diffBudgetWorkRate' | 'diffBudgetDemand',
  plans: readonly CategoryPlan[],
  mondays: readonly string[],
) => {
  const weeks = mondays.map((monday) => plans.map((plan) => receiptOf(plan, monday)));
  const of = (field: typeof diff | 'demand' | 'budget' | 'workRateSum' | 'contractorWorkRateSum') =>
    meanOfKnown(weeks.map((receipts) => sumOfKnown(receipts.map((receipt) => receipt[field]))));
  const side = (isOf: (value: Exact) => boolean) =>
    meanOfKnown(
      weeks.map((receipts) => {
        const diffs = known(receipts.map((receipt) => receipt[diff]));
        return diffs.length > 0 ? sum(diffs.filter(isOf)) : null;
      }),
    );
  const sides = { short: side(({ n }) => n < 0n), over: side(({ n }) => n > 0n) };
  return {
    avgDemand: of('demand'),
    avgBudget: of('budget'),
    avgWorkRate: of('workRateSum'),
    avgContractorWorkRate: of('contractorWorkRateSum'),
    diff: of(diff),
    ...sides,
  };
};

/** Whether the category lacks something on the day. */
export const lackingOn = (plan: CategoryPlan, day: string) => {
  const isDemanded = plan.demands.some((demand) => !demand.simulation && on([demand], day));
  const isMeasured = on(plan.periods, day) !== undefined;
  const isInUse = isMeasured || plan.assets.some(({ periods }) => on(periods, day));
  return {
    demand: !isDemanded && isInUse,
    workingTime: isDemanded && !isMeasured,
    budget: on(plan.budget, day) === undefined,
  };
};
