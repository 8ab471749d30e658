import type { TeamMember } from '#shared/model/asset.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { weekOf } from '#shared/time/week.ts';
import type { Draft } from '#web/kit/ui/sheet/core/draft.ts';
import { weekLabel } from '#web/kit/ui/weeks.ts';
import { textOn } from './rows.ts';

/** Weeks in a row of an employee with one stored and one typed text. */
export interface ConflictWeeks {
  /** Of the employee and the first week. */
  readonly id: string;
  readonly member: TeamMember;
  readonly weeks: readonly Day[];
  readonly theirs: string;
  /** Undefined where nothing is typed: only the other account changed these weeks. */
  readonly mine: string | undefined;
}

/** `v30`, `v30–v33`. */
export const weeksLabel = ({ weeks }: Pick<ConflictWeeks, 'weeks'>): string =>
  [...new Set([weeks[0], weeks.at(-1)])].flatMap((monday) => (monday ? weekLabel(weekOf(monday)) : [])).join('–');

/**
 * The weeks of the employees in conflict that are typed, and those of `shown` that the other account changed: `current` as it is stored,
 * `baseOf` as it was when the typing began. By employee and week, neighbours with the same texts joined.
 */
export const conflictWeeks = (
  current: readonly TeamMember[],
  baseOf: (id: string) => Pick<TeamMember, 'periods'> | undefined,
  draft: Draft,
  shown: readonly Day[],
): readonly ConflictWeeks[] =>
  current.flatMap((member) => {
    const typed = draft[member.id] ?? {};
    const base = baseOf(member.id);
    const changed = base ? shown.filter((monday) => textOn(base, monday) !== textOn(member, monday)) : [];
    const found: ConflictWeeks[] = [];
    for (const monday of [...new Set([...(Object.keys(typed) as Day[]), ...changed])].sort()) {
      const [theirs, mine] = [textOn(member, monday), typed[monday]];
      const last = found.at(-1);
      const end = last?.weeks.at(-1);
      if (last && end && addDays(end, 7) === monday && last.theirs === theirs && last.mine === mine)
        found.splice(-1, 1, { ...last, weeks: [...last.weeks, monday] });
      else found.push({ id: `${member.id} ${monday}`, member, weeks: [monday], theirs, mine });
    }
    return found;
  });

/** The typed texts of these weeks, as a draft. */
export const typedIn = (weeks: readonly ConflictWeeks[]): Draft => {
  const texts: Record<string, Record<string, string>> = {};
  for (const { member, weeks: mondays, mine } of weeks)
    for (const monday of mine === undefined ? [] : mondays)
      texts[member.id] = { ...texts[member.id], [monday]: mine ?? '' };
  return texts;
};
