import type { FaultCode } from '#shared/model/faults.ts';
import { accessLevelOf, historyLimit } from '#shared/time/accessLevel.ts';
import { addDays, type Day, daysBetween } from '#shared/time/day.ts';
import type { Period } from '#shared/time/period.ts';
import { fits, nextPeriod, place } from '#shared/time/timeline.ts';
import { mondayOf } from '#shared/time/week.ts';
import type { ChosenPeriod } from './pull.ts';

/** Who asks, and when: what the rules of periods depend on. */
export interface Asker {
  readonly today: Day;
  readonly mayChangeHistory: boolean;
}

/** What stands in the way of a chosen period, per field; empty when nothing does. */
export type PeriodFaults = { readonly [Field in 'start' | 'end']?: FaultCode };

/** One of a list of periods; a simulation stands beside the others and is in nobody's way. */
export interface Listed extends Period {
  readonly id: string;
  readonly simulation?: boolean;
}

const liveOf = <Row extends Listed>(list: readonly Row[]): readonly Row[] =>
  list.filter(({ simulation }) => !simulation);

/** The first day that a new period may start on; undefined for who may change history. */
export const firstStart = ({ today, mayChangeHistory }: Asker): Day | undefined =>
  mayChangeHistory ? undefined : mondayOf(today);

/** The first day that a changed start or end may be moved to; undefined for who may change history. */
export const firstChange = ({ today, mayChangeHistory }: Asker): Day | undefined =>
  mayChangeHistory ? undefined : historyLimit(today);

/** The period that the form proposes: next after the last live one, of the same length, but not earlier than is allowed. */
export const proposalOf = (list: readonly Listed[], asker: Asker): Period => {
  const next = nextPeriod(liveOf(list), asker.today);
  const first = firstStart(asker);
  if (first === undefined || next.start >= first) return next;
  return { start: first, end: next.end && addDays(first, daysBetween(next.start, next.end)) };
};

const ordered = ({ start, end }: ChosenPeriod): PeriodFaults => {
  if (start === null) return { start: 'required' };
  return end !== null && end < start ? { end: 'endBeforeStart' } : {};
};

const isClean = (faults: PeriodFaults): boolean => Object.keys(faults).length === 0;

/** What the server would refuse of a new period, and the open-ended live one that would end the day before it. */
export const judgeNew = <Row extends Listed>(
  list: readonly Row[],
  chosen: ChosenPeriod & { readonly simulation?: boolean },
  asker: Asker,
): { readonly faults: PeriodFaults; readonly shortened?: Row | undefined } => {
  const faults = ordered(chosen);
  const { start, end } = chosen;
  if (start === null || !isClean(faults)) return { faults };
  const first = firstStart(asker);
  if (first !== undefined && start < first) return { faults: { start: 'pastStart' } };
  if (chosen.simulation) return { faults };
  const placed = place(liveOf(list), { start, end });
  return placed.ok ? { faults, shortened: placed.shortened } : { faults: { [placed.field]: 'overlap' } };
};

/** What the server would refuse of moving a period: history, a live sibling in the way, an end before the start. */
export const judgeChange = (
  list: readonly Listed[],
  period: Listed,
  chosen: ChosenPeriod,
  asker: Asker,
): PeriodFaults => {
  const faults = ordered(chosen);
  const { start, end } = chosen;
  if (start === null || !isClean(faults)) return faults;
  const { startReadOnly, endReadOnly } = accessLevelOf(period, asker.today, asker.mayChangeHistory);
  const first = firstChange(asker);
  const tooOld = (day: Day | null) => first !== undefined && day !== null && day < first;
  if (start !== period.start && (startReadOnly || tooOld(start))) return { start: 'history' };
  if (end !== period.end && (endReadOnly || tooOld(end))) return { end: 'history' };
  if (period.simulation) return {};
  const siblings = liveOf(list).filter(({ id }) => id !== period.id);
  const placed = fits(siblings, { start, end });
  return placed.ok ? {} : { [placed.field]: 'overlap' };
};
