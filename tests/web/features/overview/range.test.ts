import { describe, expect, it } from 'vitest';
import type { Day } from '#shared/time/day.ts';
import {
  neighbour,
  rangeAround,
  rangeFrom,
  rangeNamed,
  rangeText,
  weeksText,
} from '#web/features/overview/model/range.ts';

const wednesday = '2026-02-04' as Day;

describe('the shown weeks', () => {
  it('are 26 whole weeks from the week of the day', () => {
    const range = rangeFrom(wednesday);
    expect([range.start, range.end, range.weeks.length]).toEqual(['2026-02-02', '2026-08-02', 26]);
  });

  it('begin four weeks before this week by default', () => {
    expect(rangeText(rangeAround(wednesday))).toBe('v02–v27 2026');
  });

  it.each([
    ['2026-06-17', 'v25–v50 2026'],
    ['2026-02-30', 'v02–v27 2026'],
    ['nonsense', 'v02–v27 2026'],
    ['9999-12-31', 'v02–v27 2026'],
    [undefined, 'v02–v27 2026'],
  ])('named by %s are %s', (from, text) => expect(rangeText(rangeNamed(from, wednesday))).toBe(text));

  it('move by 26 weeks, forth and back to the same range', () => {
    const range = rangeAround(wednesday);
    const next = rangeFrom(neighbour(range, 1));
    expect(rangeText(next)).toBe('v28–v53 2026');
    expect(rangeFrom(neighbour(next, -1))).toEqual(range);
  });

  it('give both years over the turn of a year, also one of 53 weeks', () => {
    const range = rangeFrom('2026-10-12' as Day);
    expect([rangeText(range), weeksText(range)]).toEqual(['v42–v14 2026–2027', 'v42–v14']);
    expect([weeksText({ weeks: range.weeks.slice(0, 1) }), weeksText({ weeks: [] })]).toEqual(['v42', '']);
  });
});
