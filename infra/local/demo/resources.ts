import type * as z from 'zod';
import type { BedPeriodFields } from '#shared/model/bed.ts';
import type { BudgetPeriodFields } from '#shared/model/budget.ts';
import type { SchemaFields } from '#shared/model/schema.ts';
import type { Day } from '#shared/time/day.ts';
import { type Calendar, isSummer } from './calendar.ts';
import type { WeekNeed } from './need.ts';
import type { WardSpec } from './spec.ts';

export type BedDesign = z.input<typeof BedPeriodFields>;
export type BudgetDesign = z.input<typeof BudgetPeriodFields>;
export type PlanDesign = z.input<typeof SchemaFields>;

const weeksWhere = (calendar: Calendar, test: (week: number) => boolean): readonly number[] =>
  Array.from({ length: calendar.weeks }, (_, week) => week).filter(test);

/** The beds of a unit: fewer in summer. */
export const bedsOf = (calendar: Calendar, { beds }: WardSpec): readonly BedDesign[] => {
  if (!beds) return [];
  const [weekday, weekend, summer, summerWeekend] = beds;
  const starts = weeksWhere(calendar, (week) => week === 0 || [25, 34].includes(calendar.iso(week).week));
  return starts.map((from, index): BedDesign => {
    const period = { start: calendar.monday(from), end: calendar.sunday((starts[index + 1] ?? Infinity) - 1) };
    return isSummer(calendar.iso(from))
      ? { ...period, beds: summer, weekendBeds: summerWeekend, comment: 'Sommarstängda vårdplatser.' }
      : { ...period, beds: weekday, weekendBeds: weekend };
  });
};

/** The budgets of a category, one a calendar year: the mean demand of the year times the unit's budget factor. */
export const budgetsOf = (
  calendar: Calendar,
  needs: readonly WeekNeed[],
  { budget }: WardSpec,
): readonly BudgetDesign[] => {
  const years = [...new Set(needs.map((_, week) => calendar.iso(week).year))];
  return years.map((year): BudgetDesign => {
    const services = needs.filter((_, week) => calendar.iso(week).year === year).map((need) => need.services);
    const mean = services.reduce((sum, each) => sum + each, 0) / services.length;
    return {
      name: `Budget ${year}`,
      start: `${year}-01-01` as Day,
      end: `${year}-12-31` as Day,
      budget: Math.round(mean * budget * 100) / 100,
    };
  });
};

const terms = { 2: 'Våren', 25: 'Sommaren', 34: 'Hösten' } as const;

const remarks = {
  past: 'Utfallet gicks igenom på arbetsplatsträffen.',
  now: 'Stäm av vakanserna varje måndag.',
  coming: 'Semesterönskemål ska vara inne i tid.',
  later: '',
} as const;

const ageOf = (calendar: Calendar, from: number, to: number): keyof typeof remarks =>
  to < calendar.now ? 'past' : from <= calendar.now ? 'now' : from < calendar.now + 26 ? 'coming' : 'later';

/** The plan periods of a category, one a term: past, current and coming. */
export const plansOf = (calendar: Calendar): readonly PlanDesign[] => {
  const starts = weeksWhere(calendar, (week) => week > 26 && calendar.iso(week).week in terms);
  return starts.flatMap((from, index): PlanDesign[] => {
    const next = starts[index + 1];
    if (next === undefined) return [];
    const { week, year } = calendar.iso(from);
    const comments = `${terms[week as keyof typeof terms]} ${year}. ${remarks[ageOf(calendar, from, next - 1)]}`.trim();
    return [{ start: calendar.monday(from), end: calendar.sunday(next - 1), comments }];
  });
};
