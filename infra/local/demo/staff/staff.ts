import type * as z from 'zod';
import type { AssetPeriodFields } from '#shared/model/asset.ts';
import { type Calendar, strainOf } from '../calendar.ts';
import type { WeekNeed } from '../need.ts';
import type { Random } from '../random.ts';
import type { CategorySpec } from '../spec.ts';
import { adjust, type Ward } from './adjust.ts';
import { hired } from './hiring.ts';
import { type Knowledge, withLifeEvents } from './lifeEvents.ts';
import { type Roster, supplyIn, type Term } from './roster.ts';

/** An employee to create. */
export interface StaffDesign {
  readonly name: string;
  readonly periods: readonly z.input<typeof AssetPeriodFields>[];
}

const unitOfStrain = 25;

/** Target supply of each week in services: demand, usual balance, seasonal strain and a random drift. */
const wantedOf = (calendar: Calendar, needs: readonly WeekNeed[], { balance }: CategorySpec, random: Random) => {
  let drift = 0;
  return needs.map(({ services }, week) => {
    drift = 0.8 * drift + 0.5 * (random.fraction() - 0.5);
    return services + balance + drift - (strainOf(calendar.iso(week)) * services) / unitOfStrain;
  });
};

const knowledgeOf = ({ now }: Calendar, week: number): Knowledge => ({
  large: week <= now + 4 ? 1 : 0.3,
  small: week >= now - 10 && week < now + 30 ? 1.3 : 0.1,
});

const firstStaff = (ward: Ward): Roster => {
  const { spec, needs, wanted, random, nextName } = ward;
  let roster: Roster = [];
  for (let missing = wanted[0]!; missing > 0.4; missing = wanted[0]! - supplyIn(roster, 0)) {
    const post = { spec, need: needs[0]!, name: nextName(), from: 0, to: Infinity, origin: 'first' as const, missing };
    roster = [...roster, hired(random, roster, post)];
  }
  return roster;
};

/** The term as a period to create. */
export const periodOf = (calendar: Calendar, { from, to, ...rates }: Term): StaffDesign['periods'][number] => ({
  start: calendar.monday(from),
  end: calendar.sunday(to),
  ...rates,
});

/** What the staff of a category is made from. */
export interface StaffingGiven {
  readonly calendar: Calendar;
  readonly spec: CategorySpec;
  readonly needs: readonly WeekNeed[];
  readonly nextName: () => string;
  readonly random: Random;
}

/** The staff of a category over all weeks: the first staff, and those hired later. */
export const staffOf = (given: StaffingGiven): readonly StaffDesign[] => {
  const { calendar, spec, needs, random } = given;
  const ward: Ward = { ...given, wanted: wantedOf(calendar, needs, spec, random) };
  let roster = firstStaff(ward);
  for (let week = 1; week < calendar.weeks; week++) {
    roster = adjust(
      ward,
      roster.map((person) => withLifeEvents(random, person, week, knowledgeOf(calendar, week))),
      week,
    );
  }
  return roster.map(({ name, terms }) => ({
    name,
    periods: terms.filter(({ from, to }) => from <= to).map((term) => periodOf(calendar, term)),
  }));
};
