import type { TeamMember } from '#shared/model/asset.ts';
import { fourDecimals } from '#shared/planning/assetWeeks.ts';
import { isLent } from '#shared/planning/loan.ts';
import type { Day } from '#shared/time/day.ts';
import { valueOn } from '#shared/time/timeline.ts';

/** Somebody who could be lent, with the work rate of each week of the run; 0 where the person is lent already. */
export interface Lendable {
  readonly member: TeamMember;
  readonly rates: readonly number[];
}

/** The people of a lender who work in some of the weeks, as they are ordered there. */
export const lendable = (members: readonly TeamMember[], mondays: readonly Day[]): readonly Lendable[] =>
  members.flatMap((member) => {
    const rates = mondays.map((monday) => {
      const period = valueOn(member.periods, monday);
      return !period || period.isContractor || isLent(period) ? 0 : period.workRate;
    });
    return rates.some((rate) => rate > 0) ? [{ member, rates }] : [];
  });

/** What each of the chosen gives in each week, the first as much as possible; and whether that is all of it. */
export const allotted = (people: readonly Lendable[], given: readonly number[]) => {
  const left = [...given];
  const shares = people.map(({ member, rates }) => ({
    member,
    rates: rates.map((rate, week) => {
      const share = Math.min(rate, left[week] ?? 0);
      left[week] = fourDecimals((left[week] ?? 0) - share);
      return share;
    }),
  }));
  return { shares, isWhole: left.every((rest) => rest <= 0) };
};

/** Who is proposed: the first who can give all of it alone, else as many as are needed; nobody where nothing is given. */
export const proposedPeople = (people: readonly Lendable[], given: readonly number[]): readonly string[] => {
  if (allotted([], given).isWhole) return [];
  const alone = people.find((one) => allotted([one], given).isWhole);
  if (alone) return [alone.member.id];
  const chosen: Lendable[] = [];
  for (const one of people) {
    if (allotted(chosen, given).isWhole) break;
    chosen.push(one);
  }
  return chosen.map(({ member }) => member.id);
};
