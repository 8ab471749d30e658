import type { FaultCode } from '#shared/model/faults.ts';
import type { Schema } from '#shared/model/schema.ts';
import { accessLevelOf, historyLimit } from '#shared/time/accessLevel.ts';
import { addDays, type Day, daysBetween } from '#shared/time/day.ts';
import type { Period } from '#shared/time/period.ts';
import { fits, nextPeriod, place } from '#shared/time/timeline.ts';
import { mondayOf } from '#shared/time/week.ts';
import type { ChosenPeriod } from '#web/ui/period/pull.ts';

/** Who asks, and when: what the rules of periods depend on. */
export interface Asker {
  readonly today: Day;
  readonly mayChangeHistory: boolean;
}

/** What stands in the way of a chosen period, per field; empty when nothing does. */
export type PeriodFaults = { readonly [Field in 'start' | 'end']?: FaultCode };

/** The first day that a new plan period may start on; undefined for who may change history (spec 2 section 4). */
export const firstStart = ({ today, mayChangeHistory }: Asker): Day | undefined =>
  mayChangeHistory ? undefined : mondayOf(today);

/** The first day that a changed start or end may be moved to; undefined for who may change history. */
export const firstChange = ({ today, mayChangeHistory }: Asker): Day | undefined =>
  mayChangeHistory ? undefined : historyLimit(today);

/** The period that the form proposes: next after the last, of the same length, but not earlier than is allowed. */
export const proposalOf = (list: readonly Schema[], asker: Asker): Period => {
  const next = nextPeriod(list, asker.today);
  const first = firstStart(asker);
  if (first === undefined || next.start >= first) return next;
  return { start: first, end: next.end && addDays(first, daysBetween(next.start, next.end)) };
};

const ordered = ({ start, end }: ChosenPeriod): PeriodFaults => {
  if (start === null) return { start: 'required' };
  return end !== null && end < start ? { end: 'endBeforeStart' } : {};
};

const clean = (faults: PeriodFaults): boolean => Object.keys(faults).length === 0;

/** What the server would refuse of a new period, and the open-ended sibling that would end the day before it. */
export const judgeNew = (
  list: readonly Schema[],
  chosen: ChosenPeriod,
  asker: Asker,
): { readonly faults: PeriodFaults; readonly shortened?: Schema | undefined } => {
  const faults = ordered(chosen);
  const { start, end } = chosen;
  if (start === null || !clean(faults)) return { faults };
  const first = firstStart(asker);
  if (first !== undefined && start < first) return { faults: { start: 'pastStart' } };
  const placed = place(list, { start, end });
  return placed.ok ? { faults, shortened: placed.shortened } : { faults: { [placed.field]: 'overlap' } };
};

/** What the server would refuse of moving a period: history, a sibling in the way, an end before the start. */
export const judgeChange = (
  list: readonly Schema[],
  schema: Schema,
  chosen: ChosenPeriod,
  asker: Asker,
): PeriodFaults => {
  const faults = ordered(chosen);
  const { start, end } = chosen;
  if (start === null || !clean(faults)) return faults;
  const { startReadOnly, endReadOnly } = accessLevelOf(schema, asker.today, asker.mayChangeHistory);
  const first = firstChange(asker);
  const tooOld = (day: Day | null) => first !== undefined && day !== null && day < first;
  if (start !== schema.start && (startReadOnly || tooOld(start))) return { start: 'history' };
  if (end !== schema.end && (endReadOnly || tooOld(end))) return { end: 'history' };
  const siblings = list.filter(({ id }) => id !== schema.id);
  const placed = fits(siblings, { start, end });
  return placed.ok ? {} : { [placed.field]: 'overlap' };
};
