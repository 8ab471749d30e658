import { endFault } from '#shared/model/fields.ts';
import { accessLevelOf, historyLimit } from '#shared/time/accessLevel.ts';
import type { Day } from '#shared/time/day.ts';
import type { Period } from '#shared/time/period.ts';
import { fits, type Inserted, insertPeriod } from '#shared/time/timeline.ts';
import { mondayOf } from '#shared/time/week.ts';

/** Who plans and when: what the rules of periods depend on. */
export interface Planner {
  readonly today: Day;
  /** Whether the 10-week limit does not hold for the account. */
  readonly mayChangeHistory: boolean;
}

/** Why a period is refused: the field at fault and the fault's code. */
export interface PeriodRefusal {
  readonly ok: false;
  readonly field: 'start' | 'end';
  readonly code: 'endBeforeStart' | 'endBeforeFirst' | 'pastStart' | 'history' | 'overlap' | 'withinLocked';
}

/**
 * Since when a new period may start without the right to change history: plan and demand periods this week, periods of staff,
 * beds, budget and budget hours after the 10-week limit.
 */
export type NewSince = 'thisWeek' | 'historyLimit';

const refusal = (field: PeriodRefusal['field'], code: PeriodRefusal['code']): PeriodRefusal => ({
  ok: false,
  field,
  code,
});

/** The first day on which a new period may start; undefined when any day is allowed. */
export const firstStart = ({ today, mayChangeHistory }: Planner, since: NewSince): Day | undefined => {
  if (mayChangeHistory) return undefined;
  return since === 'thisWeek' ? mondayOf(today) : historyLimit(today);
};

/** The first day to which a start or end may be moved; undefined when any day is allowed. */
export const firstChange = ({ today, mayChangeHistory }: Planner): Day | undefined =>
  mayChangeHistory ? undefined : historyLimit(today);

/** Refuses a new period that starts too early. */
export const judgeStart = (start: Day, planner: Planner, since: NewSince): PeriodRefusal | undefined => {
  const first = firstStart(planner, since);
  if (first === undefined || start >= first) return undefined;
  return refusal('start', since === 'thisWeek' ? 'pastStart' : 'history');
};

/**
 * The rule of a create: refuses a start that is too early, an overlap, and a start inside a locked open-ended sibling. Another
 * open-ended sibling that the period starts inside is answered as `shortened`, with its new end.
 */
export const judgeNew = <Row extends Period & { readonly locked?: boolean }>(
  siblings: readonly Row[],
  period: Period,
  planner: Planner,
  since: NewSince,
): Inserted<Row> | PeriodRefusal => {
  const early = judgeStart(period.start, planner, since);
  if (early) return early;
  const inserted = insertPeriod(siblings, period);
  if (!inserted.ok) return refusal(inserted.field, 'overlap');
  return inserted.shortened?.locked ? refusal('start', 'withinLocked') : inserted;
};

/** What differs between a stored period and its change. */
interface Changed<Row extends Period> {
  readonly old: Row;
  readonly next: Row;
  /** The names of the fields that differ. */
  readonly fields: ReadonlySet<PropertyKey>;
  /** The comment's name: the comment may change as long as the end may. */
  readonly comment?: keyof Row | undefined;
}

/**
 * Refuses an end before the start, and what the 10-week limit protects: all of a period that ended before it, all but end and
 * comment of a period that started before it, and dates moved to before it.
 */
const judgeMove = <Row extends Period>(
  { old, next, fields, comment }: Changed<Row>,
  planner: Planner,
): PeriodRefusal | undefined => {
  const { start, end } = next;
  if (end !== null && end < start) return refusal('end', endFault({ start, end }));
  const limit = firstChange(planner);
  if (limit === undefined) return undefined;
  const { startReadOnly, endReadOnly } = accessLevelOf(old, planner.today, planner.mayChangeHistory);
  if (endReadOnly) return refusal(fields.has('end') ? 'end' : 'start', 'history');
  const protectedFields = [...fields].filter((field) => field !== 'end' && field !== comment);
  if (startReadOnly && protectedFields.length > 0) return refusal('start', 'history');
  if (fields.has('start') && next.start < limit) return refusal('start', 'history');
  if (fields.has('end') && next.end !== null && next.end < limit) return refusal('end', 'history');
  return undefined;
};

/** The rule of a change: {@link judgeMove}, then refuses an overlap; a change never shortens a sibling. */
export const judgeChange = <Row extends Period>(
  siblings: readonly Row[],
  changed: Changed<Row>,
  planner: Planner,
): PeriodRefusal | undefined => {
  const moved = judgeMove(changed, planner);
  if (moved) return moved;
  const inserted = fits(siblings, changed.next);
  return inserted.ok ? undefined : refusal(inserted.field, 'overlap');
};

/** Whether a period may be removed: it must be editable as a whole. */
export const mayRemovePeriod = (period: Period, { today, mayChangeHistory }: Planner): boolean =>
  accessLevelOf(period, today, mayChangeHistory).level === 'editable';

/** Whether an employee may be removed: without the right to change history only when no period started before this week. */
export const mayRemoveEmployee = (periods: readonly Period[], { today, mayChangeHistory }: Planner): boolean =>
  mayChangeHistory || periods.every(({ start }) => start >= mondayOf(today));
