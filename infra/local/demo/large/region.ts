import { kindNamed } from '#shared/planning/absenceWords.ts';
import type { Day } from '#shared/time/day.ts';
import { type Calendar, calendarOf } from '../calendar.ts';
import { anyName } from '../names.ts';
import { type Random, randomOf } from '../random.ts';
import { type UnitDesign, unitDesign } from '../region.ts';
import { day, duty, evening, middle, night, office, permanentNights, rotation } from '../shifts.ts';
import { assistants, doctors, nurses, secretaries, type WardSpec } from '../spec.ts';
import type { Term } from '../staff/roster.ts';
import { periodOf, type StaffDesign } from '../staff/staff.ts';
import type { LargeSize } from './size.ts';

export const largeName = 'Storregionen';

const unitsOfArea = 25;
const weeksOfYear = 52;

/** Kinds of units, with the short name and the staff demanded for each employee of a category. */
const kinds = [
  ['Medicinavdelning', 'M', 0.27],
  ['Kirurgavdelning', 'K', 0.26],
  ['Ortopedavdelning', 'O', 0.25],
  ['Akutavdelning', 'A', 0.265],
  ['Geriatrikavdelning', 'G', 0.255],
] as const;

const toHalves = (staff: number): number => Math.max(0.5, Math.round(staff * 2) / 2);

const wardOf = ([name, shortName, part]: (typeof kinds)[number], staff: number): WardSpec => {
  const shifts = (factor: number, measure: typeof rotation) => {
    const share = (of: number) => toHalves(of * factor * part * staff);
    return [day(share(1), share(0.7)), evening(share(0.7), share(0.5)), night(share(0.4), share(0.4), measure)];
  };
  const third = (part * staff) / 3;
  return {
    name,
    shortName,
    beds: [24, 20, 18, 16],
    categories: [
      nurses(0, shifts(1, rotation)),
      assistants(0, shifts(1, permanentNights)),
      doctors(0, [day(toHalves(8 * third), toHalves(third)), middle(toHalves(third), 0), duty(1, 1)]),
      secretaries(0, [office('Dag', toHalves(9 * third), '07:30-16:15 0:45'), office('Kväll', 1, '12:00-20:00 0:30')]),
    ],
    budget: 1,
    earlier: 0.96,
  };
};

const rates = [1, 1, 1, 1, 0.9, 0.8, 0.75, 0.75, 0.5];
const reasons = ['Föräldraledig.', 'Sjukskriven.', 'Tjänstledig för studier.'];

/** Somebody employed during most of the years, with a change of work rate, level or absence about once a year. */
const employeeOf = ({ weeks }: Calendar, random: Random, night: number): readonly Term[] => {
  const terms: Term[] = [];
  let from = random.chance(0.6) ? 0 : random.between(0, Math.floor(weeks / 2));
  while (from < weeks) {
    const to = from + random.between(30, 75);
    const isAway = terms.length > 0 && random.chance(0.08);
    const comment = isAway ? random.pick(reasons) : '';
    terms.push({
      from,
      to: to >= weeks ? Infinity : to,
      workRate: isAway ? 0 : random.pick(rates),
      workRateExcluded: isAway ? 1 : 0,
      isFillIn: terms.length === 0 && random.chance(0.1),
      isContractor: false,
      weekendRate: isAway ? 0 : random.between(0, 6) / 4,
      nightRate: isAway ? 0 : random.chance(night) ? 1.5 : 0,
      level: isAway ? 0 : random.between(1, 6),
      comment,
      absence: isAway ? kindNamed(comment) : undefined,
    });
    from = to + 1;
  }
  return terms;
};

/** A unit by its number, from 0 on, and the number of its area. */
export interface LargeUnit {
  readonly area: number;
  readonly name: string;
  /** Made where it is stored: all units at once would fill the memory. */
  readonly design: () => UnitDesign;
}

/** The units of the large region: of a few kinds that are designed once, each with staff of its own. The same for the same day and size. */
export const largeUnits = (today: Day, { units, staff, years }: LargeSize): readonly LargeUnit[] => {
  const calendar = calendarOf(today, years * weeksOfYear);
  const designs = kinds.map((kind) =>
    unitDesign(
      calendar,
      wardOf(kind, staff),
      () => '',
      () => [],
    ),
  );
  const staffOf = (random: Random, nights: boolean): readonly StaffDesign[] =>
    Array.from({ length: staff }, () => ({
      name: anyName(random),
      periods: employeeOf(calendar, random, nights ? 0.3 : 0).map((term) => periodOf(calendar, term)),
    }));
  return Array.from({ length: units }, (_, index): LargeUnit => {
    const base = designs[index % designs.length]!;
    const name = `${base.name} ${index + 1}`;
    return {
      area: Math.floor(index / unitsOfArea),
      name,
      design: () => ({
        ...base,
        name,
        shortName: `${base.shortName} ${index + 1}`,
        categories: base.categories.map((category, position) => ({
          ...category,
          staff: staffOf(randomOf(`${name} ${category.name}`), position < 2),
        })),
      }),
    };
  });
};
