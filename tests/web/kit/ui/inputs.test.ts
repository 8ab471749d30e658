import { describe, expect, it } from 'vitest';
import { rateLimits } from '#shared/model/asset.ts';
import type { Day } from '#shared/time/day.ts';
import { filled } from '#web/kit/ui/inputs/advance.ts';
import { endingOn, movedEnd, startingOn } from '#web/kit/ui/inputs/days.ts';
import { readDay } from '#web/kit/ui/inputs/dayText.ts';
import { decimalLength, hoursLength, readDecimals, readTime, typedNumber } from '#web/kit/ui/inputs/digits.ts';

describe('a number field', () => {
  it('reads what is typed, and changes nothing: empty is null, no number is NaN', () => {
    const texts = ['', ' ', '0', '07', '7,5', '1 000', '40', '-3,5', '1,2,3', 'halv'];
    expect(texts.map(typedNumber)).toEqual([null, null, 0, 7, 7.5, 1000, 40, -3.5, Number.NaN, Number.NaN]);
  });

  it('is complete with all digits of its limits', () => {
    const lengthOf = (field: keyof typeof rateLimits) => decimalLength(rateLimits[field]);
    expect([lengthOf('workRate'), lengthOf('nightRate'), lengthOf('level')]).toEqual([6, 4, 4]);
    expect(decimalLength()).toBe(5);
  });

  it.each([
    ['1', '12', 2, true],
    ['', '12', 2, true],
    ['12', '123', 2, false],
    ['12', '1', 2, false],
    ['0,833', '0,8333', 6, true],
    ['37,25', '37,25 ', 6, false],
    ['1', '1a', 2, false],
  ])('typed from %j to %j with a length of %i moves the focus on: %j', (before, value, length, moves) => {
    const input = { value, selectionStart: value.length } as HTMLInputElement;
    expect(filled(input, before, length)).toBe(moves);
    expect(filled({ ...input, selectionStart: 0 }, before, length)).toBe(false);
  });
});

describe('a typed time', () => {
  it.each([
    ['38:15', { hours: '38', minutes: '15' }],
    ['3815', { hours: '38', minutes: '15' }],
    ['38,25', { hours: '38', minutes: '15' }],
    ['38.5', { hours: '38', minutes: '30' }],
    ['168:00', { hours: '168', minutes: '00' }],
    ['38', undefined],
    ['381', undefined],
    ['trettio', undefined],
  ])('%j is read as %j', (typed, read) => expect(readTime(typed)).toEqual(read));

  it('takes the decimals of an hour where the minutes are typed', () => {
    expect([',25', '.5', ',', '15', '3,5'].map(readDecimals)).toEqual(['15', '30', undefined, undefined, undefined]);
  });

  it('is complete after two digits of hours where a third would exceed the limit', () => {
    expect(['3', '38', '16', '163'].map((text) => hoursLength(text, 168))).toEqual([3, 2, 3, 3]);
    expect(['2', '24'].map((text) => hoursLength(text, 24))).toEqual([2, 2]);
  });
});

describe('a typed day', () => {
  it.each([
    ['2027-04-01', '2027-04-01'],
    [' 20270401 ', '2027-04-01'],
    ['270401', '2027-04-01'],
    ['  ', null],
    ['2027-02-31', '2027-02-31'],
    ['20270231', '20270231'],
    ['i vår', 'i vår'],
  ])('%j is read as %j', (typed, read) => {
    expect(readDay(typed)).toBe(read);
  });
});

describe('choosing the first and last day', () => {
  const [january, march] = ['2026-01-10', '2026-03-01'] as Day[] as [Day, Day];

  it('moves the start back to the end, or the end forward to the start', () => {
    expect(startingOn({ start: null, end: january }, march)).toEqual({ start: january, end: january });
    expect(endingOn({ start: march, end: null }, january)).toEqual({ start: march, end: march });
  });

  it('moves a proposed end along with the start, a calendar year as one', () => {
    const year = { start: '2027-01-01', end: '2027-12-31' };
    expect(movedEnd(year, '2028-01-01')).toBe('2028-12-31');
    expect(movedEnd(year, '2028-02-01')).toBe('2029-01-30');
    expect(movedEnd({ start: january, end: march }, '2026-01-03')).toBe('2026-02-22');
    expect(movedEnd({ start: january, end: null }, march)).toBeNull();
    expect(movedEnd(year, '2028-02-31')).toBe('2027-12-31');
    expect(movedEnd(year, null)).toBe('2027-12-31');
  });

  it('keeps an open end, and days in the right order', () => {
    expect(startingOn({ start: january, end: null }, march)).toEqual({ start: march, end: null });
    expect(endingOn({ start: january, end: null }, march)).toEqual({ start: january, end: march });
    expect(endingOn({ start: january, end: march }, null)).toEqual({ start: january, end: null });
  });

  it('keeps a text that is not a day', () => {
    expect(startingOn({ start: null, end: january }, '2026-02-31')).toEqual({ start: '2026-02-31', end: january });
    expect(endingOn({ start: '2026-02-31', end: null }, january)).toEqual({ start: '2026-02-31', end: january });
    expect(endingOn({ start: march, end: null }, '2026-02-31')).toEqual({ start: march, end: '2026-02-31' });
  });
});
