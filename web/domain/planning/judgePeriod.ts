import type { FaultCode } from '#shared/model/faults.ts';
import { endFault } from '#shared/model/fields.ts';
import {
  judgeChange,
  judgeNew,
  judgeStart,
  type NewSince,
  type PeriodRefusal,
  type Planner,
} from '#shared/planning/periodRules.ts';
import { liveOf, type PlanPeriod } from '#shared/planning/planPeriod.ts';
import { type Replaced, replacedBy } from '#shared/planning/promotion.ts';
import { type ChosenPeriod, unreadFaults } from './pull.ts';

/** What is wrong with a chosen period, per field; empty when nothing is. */
type PeriodFaults = { readonly [Field in 'start' | 'end']?: FaultCode };

interface Judged<Row extends PlanPeriod> {
  readonly faults: PeriodFaults;
  /** The open-ended period that the new one ends the day before, with its new end. */
  readonly shortened?: Row | undefined;
  /** The periods that lose days to the new one. */
  readonly replaced?: readonly Replaced<Row>[];
}

/** What is judged: a new period, or the change of `changed`. */
interface Subject<Row> {
  readonly list: readonly Row[];
  readonly chosen: ChosenPeriod & { readonly simulation?: boolean };
  readonly planner: Planner;
  /** Since when a new period may start; plan and demand periods start this week or later. */
  readonly since?: NewSince;
  readonly changed?: Row | undefined;
  /** A new period takes its days from those in its way. */
  readonly splits?: boolean;
}

const faultsOf = (refusal: PeriodRefusal | undefined): PeriodFaults =>
  refusal ? { [refusal.field]: refusal.code } : {};

/** What the server would refuse of a new or changed period, by its own rules (shared/planning). */
export const judgePeriod = <Row extends PlanPeriod>(subject: Subject<Row>): Judged<Row> => {
  const { list, chosen, planner, since = 'thisWeek', changed, splits = false } = subject;
  const { start, end } = chosen;
  const unread = unreadFaults(chosen);
  if (Object.keys(unread).length > 0) return { faults: unread };
  if (start === null) return { faults: { start: 'required' } };
  if (end !== null && end < start) return { faults: { end: endFault({ start, end }) } };
  const simulation = changed ? changed.simulation : chosen.simulation;
  const siblings = simulation ? [] : liveOf(list).filter(({ id }) => id !== changed?.id);
  const next = { start, end };
  if (changed) {
    const fields = new Set((['start', 'end'] as const).filter((field) => next[field] !== changed[field]));
    return {
      faults: faultsOf(
        judgeChange<PlanPeriod>(siblings, { old: changed, next: { ...changed, ...next }, fields }, planner),
      ),
    };
  }
  if (splits) {
    const replaced = replacedBy(siblings, next);
    const isLocked = replaced.some(({ row }) => row.locked);
    const faults = faultsOf(judgeStart(start, planner, since));
    return { faults: isLocked ? { start: 'withinLocked', ...faults } : faults, replaced };
  }
  const judged = judgeNew(siblings, next, planner, since);
  if (!judged.ok) return { faults: faultsOf(judged) };
  return { faults: {}, shortened: judged.shortened };
};
