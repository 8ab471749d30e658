import type { CategoryPlan } from '#shared/calculation/index.ts';
import type { StoredAssetPeriod } from '#shared/model/asset.ts';
import type { ShiftDemandFields } from '#shared/model/demand.ts';
import type { ShiftPeriod } from '#shared/model/shift.ts';
import { addDays } from '#shared/time/day.ts';
import { assetOf, category, day, demandOf, rowOf, shift, stamp, until, type Ward } from '../../support/storedWard.ts';

/** 53 ISO weeks: a year with both its edges. */
export const year = { start: '2025-12-29', end: '2027-01-03' };

/** The categories of a ward. */
export const wardNames = ['Sjuksköterska', 'Undersköterska', 'Läkare', 'Sekreterare'];

/** All four types of shift, so that every rule of demand is at work. */
const shifts: readonly (readonly [name: string, measures: Partial<ShiftPeriod>])[] = [
  ['Dag', { type: 'Standard' }],
  ['Kväll', { type: 'ExtraHours', extraHours: 0, extraMinutes: 25 }],
  ['Natt', { type: 'Rotation', weeks: 4, nights: 14, newWorkingHours: 36, newWorkingMinutes: 20, isNightShift: true }],
  ['Ständig natt', { type: 'Other', newWorkingHours: 34, newWorkingMinutes: 20, isNightShift: true }],
];

const weekend: Partial<ShiftDemandFields> = {
  satShift: true,
  sunShift: true,
  wkndStartHour: 7,
  wkndEndHour: 16,
  wkndBreakHours: 0,
  wkndBreakMinutes: 45,
  sat: '2',
  sun: '1,5',
};

/** Somebody whose work changes once in the year, in a week of one's own. */
const person = (categoryId: string, index: number) => {
  const change = addDays('2026-01-05', 7 * (index % 50));
  const base = assetOf(categoryId, `${categoryId}-a${index}`, ['2024-01-01', addDays(change, -1)]);
  const [first] = base.periods;
  const later = {
    ...first!,
    ...stamp(`${base.id}-later`),
    start: change,
    end: null,
    workRate: 0.8333,
    nightRate: index % 3,
    isFillIn: index % 11 === 0,
    isContractor: index % 13 === 0 && index % 11 !== 0,
    level: index % 7,
  };
  return { ...base, periods: [first!, later] };
};

/** A ward of four categories, each with so many people of two periods, four shifts, two demand periods and a budget. */
export const wardOf = (orgId: string, unitId: string, people: number): Ward => {
  const categories = wardNames.map((name, index) => {
    const id = `${unitId}-c${index}`;
    return category(
      id,
      name,
      shifts.map(([shiftName, measures]) => shift(`${id}-${shiftName}`, shiftName, '2020-01-01', null, measures)),
      {
        periods: [
          { ...stamp(`${id}-p`), start: day('2020-01-01'), end: null, workingHours: 38, workingMinutes: 15, notes: '' },
        ],
      },
    );
  });
  const demands = categories.flatMap(({ id, shifts: own }) =>
    [
      ['2025-06-02', '2026-06-14', '3'],
      ['2026-06-15', null, '2,75'],
    ].map(([start, end, staff]) =>
      demandOf(id, `${id}-d${start}`, [start!, end ?? null], {
        shiftDemands: own.map((one) => rowOf(one.id, staff!, weekend)),
      }),
    ),
  );
  const budget = (id: string) => ({
    ...stamp(`${id}-b`),
    name: '',
    start: day('2026-01-01'),
    end: until('2026-12-31'),
    budget: 16.25,
    comment: '',
    demandBasisDate: null,
    assetBasisDate: null,
  });
  return {
    orgId,
    unitId,
    categories,
    demands,
    assets: categories.flatMap(({ id }) => Array.from({ length: people }, (_, index) => person(id, index))),
    budget: Object.fromEntries(categories.map(({ id }) => [id, { periods: [budget(id)] }])),
    beds: {
      periods: [
        { ...stamp(`${unitId}-beds`), start: day('2020-01-06'), end: null, beds: 24, weekendBeds: 18, comment: '' },
      ],
    },
  };
};

const HALF_YEARS = 20;

/** 20 half-years, the last one open-ended. */
const decade = Array.from({ length: HALF_YEARS }, (_, index) => {
  const start = addDays('2017-01-02', 182 * index);
  return { start, end: index === HALF_YEARS - 1 ? null : addDays(start, 181) };
});

/** The same ward with a period of each half-year for everybody, and as many of plan, demand and budget of each category. */
const wardThrough =
  (halfYears: typeof decade) =>
  (orgId: string, unitId: string, people: number): Ward => {
    const ward = wardOf(orgId, unitId, people);
    const { categories = [], demands = [], budget = {} } = ward;
    const periodsOf = (first: StoredAssetPeriod): StoredAssetPeriod[] =>
      halfYears.map((days, index) => ({
        ...first,
        ...stamp(`${first.id}-${index}`),
        ...days,
        workRate: index % 2 ? 0.75 : 1,
      }));
    const ofCategories = <Stored>(make: (categoryId: string) => Stored): Record<string, Stored> =>
      Object.fromEntries(categories.map(({ id }) => [id, make(id)]));
    return {
      ...ward,
      assets: ward.assets?.map((one) => ({ ...one, periods: periodsOf(one.periods[0]!) })),
      demands: categories.flatMap(({ id }) => {
        const first = demands.find(({ categoryId }) => categoryId === id);
        return halfYears.map((days, index) => ({ ...first!, ...stamp(`${id}-d${index}`), ...days }));
      }),
      schemas: ofCategories((id) => ({
        periods: halfYears.map((days, index) => ({ ...stamp(`${id}-s${index}`), ...days, comments: '' })),
      })),
      budget: ofCategories((id) => ({
        periods: halfYears.map((days, index) => ({ ...budget[id]!.periods[0]!, ...stamp(`${id}-b${index}`), ...days })),
      })),
    };
  };

/** With ten years of periods. */
export const decadeWardOf = wardThrough(decade);

/** With the last of these years, in which `year` lies: the same plan without its history. */
export const lastYearWardOf = wardThrough(decade.slice(-2));

/** The same as the calculation gets it. */
export const plansOf = ({ categories = [], demands = [], assets = [], budget = {} }: Ward): CategoryPlan[] =>
  categories.map((one) => ({
    ...one,
    demands: demands.filter(({ categoryId }) => categoryId === one.id),
    assets: assets.filter(({ categoryId }) => categoryId === one.id),
    budget: budget[one.id]?.periods ?? [],
  }));
