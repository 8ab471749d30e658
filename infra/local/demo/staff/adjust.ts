import { type Calendar, isSummer } from '../calendar.ts';
import type { WeekNeed } from '../need.ts';
import type { Random } from '../random.ts';
import type { CategorySpec } from '../spec.ts';
import { hired, type Origin } from './hiring.ts';
import { away, leaving, type Person, type Roster, settledTerm, supplyIn, termAt } from './roster.ts';

/** The state of a ward that hiring and release depend on. */
export interface Ward {
  readonly calendar: Calendar;
  readonly spec: CategorySpec;
  readonly needs: readonly WeekNeed[];
  /** Target supply of every week in services. */
  readonly wanted: readonly number[];
  readonly nextName: () => string;
  readonly random: Random;
}

/** The least gap or surplus, in services, that is acted on. */
const tolerance = 0.45;
const ahead = 8;

const gapIn = ({ wanted }: Ward, roster: Roster, week: number): number =>
  (wanted[week] ?? wanted.at(-1)!) - supplyIn(roster, week);

/** The mean gap of the next 8 weeks: a short absence is not replaced. */
const lastingGap = (ward: Ward, roster: Roster, week: number): number => {
  const weeks = Array.from({ length: ahead }, (_, index) => week + index);
  return weeks.reduce((sum, each) => sum + gapIn(ward, roster, each), 0) / ahead;
};

/** The number of consecutive weeks with a surplus, at most 40. */
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

const hire = (ward: Ward, roster: Roster, week: number): Roster => {
  const gap = gapIn(ward, roster, week);
  const missing = gap < tolerance ? gap : Math.min(gap, lastingGap(ward, roster, week));
  if (missing < tolerance) return roster;
  const [origin, weeks] = originOf(ward, week);
  const post = { spec: ward.spec, need: ward.needs[week]!, name: ward.nextName(), from: week, origin, missing };
  return [...roster, hired(ward.random, roster, { ...post, to: week + weeks - 1 })];
};

/** Whether the employee can be released: no contractor, in the same term for 7 weeks, work rate at most 0.35 above the surplus. */
const isReleasable = (person: Person, week: number, surplus: number): boolean => {
  const term = settledTerm(person, week - 7);
  return term !== undefined && !term.isContractor && term.workRate <= surplus + 0.35;
};

const replaced = (roster: Roster, old: Person, next: Person): Roster =>
  roster.map((person) => (person === old ? next : person));

const release = (ward: Ward, roster: Roster, week: number): Roster => {
  const { random } = ward;
  const surplus = -gapIn(ward, roster, week);
  if (surplus < tolerance) return roster;
  const weeks = surplusWeeks(ward, roster, week);
  const temporary = roster.find((person) => {
    const term = termAt(person, week);
    return term && (term.isFillIn || term.isContractor) && term.from < week - 3 && term.workRate <= surplus + 0.35;
  });
  if (temporary && weeks > 6) return replaced(roster, temporary, leaving(temporary, week));
  const releasable = roster.filter((person) => isReleasable(person, week, surplus));
  if (releasable.length === 0) return roster;
  const person = random.pick(releasable);
  if (weeks > 16) return replaced(roster, person, leaving(person, week));
  return replaced(roster, person, away(person, week, Math.min(weeks, random.between(3, 5)), 'Semester.'));
};

const repeated = (step: (roster: Roster) => Roster, roster: Roster, times: number): Roster => {
  const next = step(roster);
  return next === roster || times === 1 ? next : repeated(step, next, times - 1);
};

/** The roster after hiring and release have brought the supply of the week near its target. */
export const adjust = (ward: Ward, roster: Roster, week: number): Roster => {
  const filled = repeated((before) => hire(ward, before, week), roster, 2);
  return repeated((before) => release(ward, before, week), filled, 4);
};
