import fc from 'fast-check';
import type {
  AssetPeriodInput,
  BedPeriodInput,
  CategoryPlan,
  PeriodInput,
  ShiftDemandInput,
  ShiftPeriodInput,
} from '#shared/calculation/index.ts';
import { dayOffRules } from '#shared/time/dayOff.ts';
import { demandRow } from './build.ts';
import { shifted } from './reference.ts';

/** A range of weeks to look at, and plans that begin and end around it. */
export interface Scene {
  readonly start: string;
  readonly end: string;
  readonly plan: CategoryPlan;
  readonly beds: readonly BedPeriodInput[];
}

/** Mondays worth a look: a common week, both ends of a year with week 53, summer time on and off, a leap day. */
const mondays = ['2026-05-04', '2026-12-21', '2027-01-04', '2026-03-23', '2026-10-19', '2028-02-28', '2025-12-29'];

/** Periods that never overlap, some adjoining, some with gaps, the last perhaps open-ended; any alignment. */
const timeline = <Content extends object>(first: string, content: fc.Arbitrary<Content>, most = 3) =>
  fc
    .tuple(
      fc.integer({ min: -20, max: 10 }),
      fc.array(fc.tuple(fc.constantFrom(0, 0, 3, 8), fc.integer({ min: 0, max: 25 }), content), { maxLength: most }),
      fc.boolean(),
    )
    .map(([offset, parts, isOpen]) => {
      let next = offset;
      return parts.map(([gap, length, value], index): Content & PeriodInput => {
        const start = next + gap;
        next = start + length + 1;
        const end = isOpen && index === parts.length - 1 ? null : shifted(first, start + length);
        return { ...value, start: shifted(first, start), end };
      });
    });

const decimals = (most: number, places: number) =>
  fc.integer({ min: 0, max: most * 10 ** places }).map((value) => value / 10 ** places);

const fullTime = fc.record({
  workingHours: fc.integer({ min: 30, max: 42 }),
  workingMinutes: fc.constantFrom(0, 15, 20, 59),
});

const shiftContent: fc.Arbitrary<Omit<ShiftPeriodInput, 'start' | 'end'>> = fc.record({
  type: fc.constantFrom('Standard', 'ExtraHours', 'Rotation', 'Other'),
  isNightShift: fc.boolean(),
  isDutyShift: fc.boolean(),
  extraHours: fc.constantFrom(0, 1),
  extraMinutes: fc.constantFrom(0, 30, 45),
  weeks: fc.integer({ min: 1, max: 8 }),
  nights: fc.integer({ min: 1, max: 9 }),
  // Longer than the category's week at times: a negative F − F′ counts as 0.
  newWorkingHours: fc.integer({ min: 30, max: 44 }),
  newWorkingMinutes: fc.constantFrom(0, 20),
});

const values = fc
  .array(fc.constantFrom('0', '1', '2', '3', '2,5', '0,75', '1.33', '0,05', ''), { minLength: 7, maxLength: 7 })
  .map((week) => week.map((value) => value || '0').join(' '));

const clock = fc.constantFrom(
  '07:00–15:30 (0:30)',
  '07:00–16:00 (0:45)',
  '13:30–21:30 (0:30)',
  '21:15–07:15',
  '12:00–24:00 (0:20)',
  '00:00–24:00 (0:00)',
  '08:00–08:00 (1:00)',
  '10:00–10:20 (0:30)',
  '',
);

const row = (shiftId: string): fc.Arbitrary<ShiftDemandInput> =>
  fc
    .tuple(values, fc.constantFrom('', 'Sat Sun', 'Fri Sat Sun', 'Sun'), clock, clock, fc.constantFrom(null, 0, 2))
    .map(([staff, flags, weekday, weekend, dutyHours]) => ({
      ...demandRow(shiftId, staff, flags, weekday, weekend),
      dutyHours,
      dutyMinutes: dutyHours === null ? null : 30,
    }));

const assetContent: fc.Arbitrary<Omit<AssetPeriodInput, 'start' | 'end'>> = fc
  .record({
    workRate: fc.oneof(fc.constantFrom(0, 0.1, 0.75, 0.8333, 1), decimals(1, 4)),
    workRateExcluded: fc.constantFrom(0, 0.25, 0.1667, 1),
    kind: fc.constantFrom('own', 'own', 'fillIn', 'contractor'),
    weekendRate: decimals(3, 2),
    nightRate: decimals(7, 2),
    level: fc.integer({ min: 0, max: 6 }),
  })
  .map(({ kind, ...rates }) => ({ ...rates, isFillIn: kind === 'fillIn', isContractor: kind === 'contractor' }));

const bedContent = fc
  .record({ beds: fc.constantFrom(0, 20, 24, 7), weekendBeds: fc.constantFrom(0, 18, 5) })
  .map((beds) => ({ ...beds, comment: '' }));

const planFrom = (first: string): fc.Arbitrary<CategoryPlan> =>
  fc.record({
    id: fc.constant('c'),
    name: fc.constantFrom('Sjuksköterska', 'Undersköterska'),
    periods: timeline(first, fullTime),
    shifts: fc
      .tuple(timeline(first, shiftContent), timeline(first, shiftContent), timeline(first, shiftContent))
      .map((all) =>
        all.map((periods, index) => ({ id: `s${index}`, name: ['Dag', 'Helgkväll', 'N'][index]!, periods })),
      ),
    demands: timeline(
      first,
      fc.record({
        simulation: fc.constantFrom(false, false, false, true),
        shiftDemands: fc
          .tuple(row('s0'), row('s1'), row('s2'), row('gone'), fc.nat(4))
          .map(([a, b, c, d, kept]) => [a, b, c, d].slice(0, kept)),
      }),
    ),
    assets: fc.array(
      timeline(first, assetContent).map((periods) => ({ id: 'a', periods })),
      { maxLength: 4 },
    ),
    budget: timeline(first, fc.record({ budget: decimals(20, 2) })),
    daysOff: fc.record({ redDay: fc.constantFrom(...dayOffRules), eve: fc.constantFrom(...dayOffRules) }),
  });

/** Scenes of all period types, flags, blank times, gaps and alignments. */
export const scenes: fc.Arbitrary<Scene> = fc.constantFrom(...mondays).chain((start) =>
  fc.record({
    start: fc.nat(6).map((days) => shifted(start, days)),
    end: fc.integer({ min: 6, max: 36 }).map((days) => shifted(start, days)),
    plan: planFrom(start),
    beds: timeline(start, bedContent),
  }),
);
