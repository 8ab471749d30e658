import Holidays from 'date-holidays';
import { describe, expect, it } from 'vitest';
import { type Day, dayNumber } from '#shared/time/day.ts';
import { daysOffBetween } from '#shared/time/dayOff.ts';

const years = Array.from({ length: 111 }, (_, index) => 1990 + index);
const ofYear = (year: number) => daysOffBetween({ start: `${year}-01-01` as Day, end: `${year}-12-31` as Day });

describe('the Swedish days off', () => {
  it('are the public and bank holidays of date-holidays from 1990 to 2100', () => {
    const sweden = new Holidays('SE');
    const kinds = { public: 'red', bank: 'eve' } as const;
    const known = (year: number) =>
      sweden
        .getHolidays(year, 'sv')
        .flatMap(({ date, type }) =>
          type === 'public' || type === 'bank' ? [`${date.slice(0, 10)} ${kinds[type]}`] : [],
        )
        .sort();
    for (const year of years)
      expect(
        ofYear(year)
          .map(({ day, kind }) => `${day} ${kind}`)
          .sort(),
      ).toEqual(known(year));
  });

  it('come in order, and lie within the range that is asked for', () => {
    for (const year of years) {
      const numbers = ofYear(year).map(({ day }) => dayNumber(day));
      expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    }
    const christmas = daysOffBetween({ start: '2026-12-25' as Day, end: '2027-01-05' as Day });
    expect(christmas.map(({ sv }) => sv)).toEqual(['Juldagen', 'Annandag jul', 'Nyårsafton', 'Nyårsdagen']);
  });
});
