import type { TeamMember } from '#shared/model/asset.ts';
import type { PlannedPeriod } from '#shared/planning/assetWeeks.ts';
import { compareNames } from '#shared/text/names.ts';
import type { Day } from '#shared/time/day.ts';
import { absenceText, rateText } from '#web/domain/planning/cellText.ts';
import type { SheetRow, Texts } from '#web/kit/ui/sheet/column.ts';
import type { LiveRow } from '#web/kit/ui/sheet/core/live.ts';
import { plannedOf } from './edits.ts';
import { type Group, groupOf } from './runs.ts';

/** An employee of the sheet. Level and rate are those of the reference week; null without a period in it. */
export interface TeamRow extends SheetRow {
  readonly name: string;
  readonly member: TeamMember;
  readonly group: Group;
  readonly level: number | null;
  readonly rate: number | null;
}

type Planned = Pick<TeamMember, 'periods'>;

const periodOn = ({ periods }: Planned, monday: string) =>
  periods.find(({ start, end }) => start <= monday && (end === null || monday <= end));

/** The text of the work rate of an employee's week, as it is stored; empty without a period. */
const rateOn = (member: Planned, monday: string): string => {
  const period = periodOn(member, monday);
  return period ? rateText(period.workRate) : '';
};

/** The text of an employee's week as it would be typed: with the rate outside the staffing and its reason. */
export const textOn = (member: Planned, monday: string): string => {
  const period = periodOn(member, monday);
  return period && period.workRateExcluded > 0 ? absenceText(period) : rateOn(member, monday);
};

/** Why some of the work rate is outside the staffing in the week, as it is stored; undefined where none is. */
export const awayOn = (member: Planned, monday: string) => {
  const period = periodOn(member, monday);
  return period && period.workRateExcluded > 0
    ? { absence: period.absence ?? null, reason: period.comment }
    : undefined;
};

export const groups = ['own', 'substitutes', 'contractors'] as const satisfies readonly Group[];

/** Whether some of the work rate is outside the staffing in the week, as it is stored. */
const isAway = ({ member }: TeamRow, monday: Day): boolean => (periodOn(member, monday)?.workRateExcluded ?? 0) > 0;

const rowOf = (member: TeamMember, weeks: readonly Day[], reference: Day): TeamRow => {
  const { periods } = member;
  const now = periodOn(member, reference);
  const texts = weeks.map((monday) => [monday, rateOn(member, monday)]);
  const shown = now ?? periods.find(({ end }) => end === null || end >= reference) ?? periods.at(-1);
  return {
    id: member.id,
    name: member.name,
    member,
    texts: Object.fromEntries(texts),
    group: shown ? groupOf(shown) : 'own',
    level: now?.level ?? null,
    rate: now ? now.workRate + now.workRateExcluded : null,
  };
};

/**
 * Returns a function that makes the rows by group, level and name, in each group those first who are away in `awayFirst`: the identical
 * row for a member that is not new, and the identical rows where none is.
 */
export const createRows = () => {
  const made = new Map<string, TeamRow>();
  let last: readonly unknown[] = [];
  let order: readonly TeamRow[] = [];
  let sorted: readonly TeamRow[] = [];
  return (
    members: readonly TeamMember[],
    weeks: readonly Day[],
    reference: Day,
    awayFirst?: Day,
  ): readonly TeamRow[] => {
    if (last[0] !== weeks || last[1] !== reference || last[2] !== awayFirst) made.clear();
    last = [weeks, reference, awayFirst];
    const rows = members.map((member) => {
      const before = made.get(member.id);
      const row = before?.member === member ? before : rowOf(member, weeks, reference);
      made.set(member.id, row);
      return row;
    });
    if (rows.length === order.length && rows.every((row, index) => row === order[index])) return sorted;
    order = rows;
    sorted = rows.toSorted(
      (a, b) =>
        groups.indexOf(a.group) - groups.indexOf(b.group) ||
        (awayFirst ? Number(isAway(b, awayFirst)) - Number(isAway(a, awayFirst)) : 0) ||
        (b.level ?? 0) - (a.level ?? 0) ||
        compareNames(a.name, b.name),
    );
    return sorted;
  };
};

/** The periods of a row with the texts that differ from the stored ones. */
export const plannedOver = ({ member, texts: stored }: TeamRow, texts: Texts): readonly PlannedPeriod[] =>
  plannedOf(member, Object.fromEntries(Object.entries(texts).filter(([monday, text]) => text !== stored[monday])));

const planned = new WeakMap<LiveRow<TeamRow>, readonly PlannedPeriod[]>();

/** The periods of a row with what is typed; computed once for each state of the row. */
export const plannedIn = (live: LiveRow<TeamRow>): readonly PlannedPeriod[] => {
  const known = planned.get(live);
  if (known) return known;
  const typed = Object.fromEntries([...live.changed].map((monday) => [monday, live.texts[monday] ?? '']));
  const made = plannedOf(live.row.member, typed);
  planned.set(live, made);
  return made;
};
