import { type Calendar, isSummer } from '../calendar.ts';
import type { WeekNeed } from '../need.ts';
import type { Random } from '../random.ts';
import type { CategorySpec } from '../spec.ts';
import { hired, type Origin } from './hiring.ts';
import { away, leaving, type Person, type Roster, settledTerm, supplyIn, termAt } from './roster.ts';

/** What a ward's manager sees when deciding whom to call in and whom to let off. */
export interface Ward {
  readonly calendar: Calendar;
  readonly spec: CategorySpec;
  readonly needs: readonly WeekNeed[];
  /** Services wanted in every week. */
  readonly wanted: readonly number[];
  readonly nextName: () => string;
  readonly random: Random;
}

/** Nobody is hired or let off for less. */
const tolerance = 0.45;
const ahead = 8;

const gapIn = ({ wanted }: Ward, roster: Roster, week: number): number =>
  (wanted[week] ?? wanted.at(-1)!) - supplyIn(roster, week);

/** The mean gap of the weeks to come: somebody who is soon back is not replaced. */
const lastingGap = (ward: Ward, roster: Roster, week: number): number => {
  const weeks = Array.from({ length: ahead }, (_, index) => week + index);
  return weeks.reduce((sum, each) => sum + gapIn(ward, roster, each), 0) / ahead;
};

/** How many weeks on end there will be more than wanted. */
const surplusWeeks = (ward: Ward, roster: Roster, week: number): number => {
  let weeks = 0;
  while (weeks < 40 && gapIn(ward, roster, week + weeks) < -tolerance / 2) weeks++;
  return weeks;
};

const originOf = ({ calendar, spec, random }: Ward, week: number): readonly [Origin, weeks: number] => {
  if (isSummer(calendar.iso(week))) return ['substitute', random.between(4, 8)];
  const roll = random.fraction();
  if (roll < 0.2) return ['substitute', random.between(12, 40)];
  if (roll < 0.35 && spec.rented) return ['contractor', random.between(6, 13)];
  return ['employed', Infinity];
};

const callIn = (ward: Ward, roster: Roster, week: number): Roster => {
  const gap = gapIn(ward, roster, week);
  const missing = gap < tolerance ? gap : Math.min(gap, lastingGap(ward, roster, week));
  if (missing < tolerance) return roster;
  const [origin, weeks] = originOf(ward, week);
  const post = { spec: ward.spec, need: ward.needs[week]!, name: ward.nextName(), from: week, origin, missing };
  return [...roster, hired(ward.random, roster, { ...post, to: week + weeks - 1 })];
};

/** Who may go: settled, not back just now, and no more of a loss than there is to spare. */
const mayGo = (person: Person, week: number, surplus: number): boolean => {
  const term = settledTerm(person, week - 7);
  return term !== undefined && !term.isContractor && term.workRate <= surplus + 0.35;
};

const replaced = (roster: Roster, old: Person, next: Person): Roster =>
  roster.map((person) => (person === old ? next : person));

const letOff = (ward: Ward, roster: Roster, week: number): Roster => {
  const { random } = ward;
  const surplus = -gapIn(ward, roster, week);
  if (surplus < tolerance) return roster;
  const weeks = surplusWeeks(ward, roster, week);
  const passing = roster.find((person) => {
    const term = termAt(person, week);
    return term && (term.isFillIn || term.isContractor) && term.from < week - 3 && term.workRate <= surplus + 0.35;
  });
  if (passing && weeks > 6) return replaced(roster, passing, leaving(passing, week));
  const able = roster.filter((person) => mayGo(person, week, surplus));
  if (able.length === 0) return roster;
  const person = random.pick(able);
  if (weeks > 16) return replaced(roster, person, leaving(person, week));
  return replaced(roster, person, away(person, week, Math.min(weeks, random.between(3, 5)), 'Semester.'));
};

const repeated = (step: (roster: Roster) => Roster, roster: Roster, times: number): Roster => {
  const next = step(roster);
  return next === roster || times === 1 ? next : repeated(step, next, times - 1);
};

/** Brings a week's staff near what is wanted, as far as people can be found or spared. */
export const steer = (ward: Ward, roster: Roster, week: number): Roster => {
  const filled = repeated((before) => callIn(ward, before, week), roster, 2);
  return repeated((before) => letOff(ward, before, week), filled, 4);
};
