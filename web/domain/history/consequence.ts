import * as z from 'zod';
import type { LogEntry } from '#shared/model/log.ts';
import { tidy } from '#shared/quantity/tidy.ts';
import { addDays, type Day } from '#shared/time/day.ts';

/** What a change means for the plan. */
export type Consequence =
  | { readonly kind: 'begins' | 'ends' | 'stays'; readonly day: Day }
  | { readonly kind: 'staysOn' }
  /** The work rate from a day on; from the days of the entry where it has them. */
  | { readonly kind: 'rate'; readonly before: number; readonly after: number; readonly day: Day | undefined }
  /** The services that the demand of a week rises or falls by. */
  | { readonly kind: 'services'; readonly difference: number };

const day = z.string() as unknown as z.ZodType<Day>;
const Period = z.object({ start: day, end: day.nullable(), workRate: z.number() });
const Employment = z.object({ periods: z.array(Period).min(1) });
const Rate = z.object({ workRate: z.number() });
const Summed = z.object({ summary: z.object({ services: z.number().nullable() }) });

type Periods = z.infer<typeof Employment>['periods'];

const firstDay = (periods: Periods): Day => periods.map(({ start }) => start).sort()[0]!;

/** Null until further notice. */
const lastDay = (periods: Periods): Day | null =>
  periods.some(({ end }) => end === null)
    ? null
    : periods
        .map(({ end }) => end!)
        .sort()
        .at(-1)!;

const rateOn = (periods: Periods, at: Day): number =>
  periods.find(({ start, end }) => start <= at && (end === null || at <= end))?.workRate ?? 0;

/** The first day on which the work rates differ. */
const changedRate = (before: Periods, after: Periods): Consequence | undefined => {
  const starts = [...before, ...after].flatMap(({ start, end }) => [start, ...(end === null ? [] : [addDays(end, 1)])]);
  const at = starts.sort().find((one) => rateOn(before, one) !== rateOn(after, one));
  return at && { kind: 'rate', before: rateOn(before, at), after: rateOn(after, at), day: at };
};

const ofEmployment = (before: Periods, after: Periods): Consequence | undefined => {
  const [was, is] = [lastDay(before), lastDay(after)];
  if (was !== is) {
    if (is === null) return { kind: 'staysOn' };
    return { kind: was === null || is < was ? 'ends' : 'stays', day: is };
  }
  return firstDay(before) === firstDay(after) ? changedRate(before, after) : { kind: 'begins', day: firstDay(after) };
};

/**
 * What an entry of the log means for the plan of its unit: who begins, ends or works another rate, and by how many services a demand
 * changes. Undefined where the entry does not say so.
 */
export const consequenceOf = ({ object, action, before, after, period }: LogEntry): Consequence | undefined => {
  if (object === 'asset' && action === 'create') {
    const { success, data } = Employment.safeParse(after);
    return success ? { kind: 'begins', day: firstDay(data.periods) } : undefined;
  }
  if (object === 'asset' && action === 'update') {
    const [was, is] = [Employment.safeParse(before), Employment.safeParse(after)];
    return was.success && is.success ? ofEmployment(was.data.periods, is.data.periods) : undefined;
  }
  if (object === 'assetPeriod' && action === 'update') {
    const [was, is] = [Rate.safeParse(before), Rate.safeParse(after)];
    if (!was.success || !is.success) return undefined;
    return { kind: 'rate', before: was.data.workRate, after: is.data.workRate, day: period?.start as Day | undefined };
  }
  if (object !== 'demand' || period?.simulation) return undefined;
  const [was, is] = [before, after].map((side) => Summed.safeParse(side).data?.summary.services ?? null);
  if (was == null || is == null) return undefined;
  const difference = tidy(is - was);
  return difference === 0 ? undefined : { kind: 'services', difference };
};
