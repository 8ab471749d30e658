import { describe, expect, it } from 'vitest';
import { rateLimits } from '#shared/model/asset.ts';
import type { Day } from '#shared/time/day.ts';
import { endingOn, startingOn } from '#web/ui/inputs/days.ts';
import { readDay } from '#web/ui/inputs/dayText.ts';
import { decimalLength, decimalText, settledTime, wholeIn, wholeText } from '#web/ui/inputs/digits.ts';

describe('the text of a field of whole numbers', () => {
  it.each([
    ['12', 31, '12'],
    ['1a2', 99, '12'],
    ['40', 31, '31'],
    ['312', 31, '31'],
    ['-3,5', 99, '35'],
    ['', 31, ''],
    ['00', 59, '00'],
  ])('%s, at most %i: %s', (typed, max, kept) => {
    expect(wholeText(typed, max)).toBe(kept);
  });

  it('is null when empty', () => {
    expect([wholeIn(''), wholeIn('0'), wholeIn('07')]).toEqual([null, 0, 7]);
  });
});

describe('a field of decimal numbers', () => {
  it('keeps two digits before the comma and two after it', () => {
    expect(['123,456', '7.5', '7,', ',5', '1,2,3', '12a,3b'].map((typed) => decimalText(typed))).toEqual([
      '12,45',
      '7,5',
      '7,',
      ',5',
      '1,23',
      '12,3',
    ]);
  });

  it('is limited to its maximum, written with a comma', () => {
    expect(decimalText('1,01', { max: 1 })).toBe('1');
    expect(decimalText('99', { max: 37.5 })).toBe('37,5');
    expect(decimalText('37,5', { max: 37.5 })).toBe('37,5');
  });

  it('keeps as many digits before and after the comma as its limits set', () => {
    expect(decimalText('12345,678', { integers: 5, fractions: 3 })).toBe('12345,678');
    expect(decimalText('12,5', { fractions: 0 })).toBe('12');
  });
});

describe('a rate of an employment', () => {
  it.each([
    ['workRate', '0,8333', '0,8333'],
    ['workRate', '0.75', '0,75'],
    ['workRate', '75', '1'],
    ['workRateExcluded', '0,12345', '0,1234'],
    ['weekendRate', '1,255', '1,25'],
    ['weekendRate', '10', '3'],
    ['nightRate', 'halv', ''],
    ['nightRate', '2,,5', '2,5'],
    ['level', '2,5', '2,5'],
    ['level', '12', '6'],
  ] as const)('%s: of %s stays %s, as the model has it', (field, typed, kept) => {
    expect(decimalText(typed, rateLimits[field])).toBe(kept);
  });

  it('is full with all its decimals', () => {
    const lengthOf = (field: keyof typeof rateLimits) => decimalLength(rateLimits[field]);
    expect([lengthOf('workRate'), lengthOf('nightRate'), lengthOf('level')]).toEqual([6, 4, 4]);
    expect(decimalLength()).toBe(5);
  });
});

describe('a time', () => {
  it('has minutes to 59, and none at 24 hours', () => {
    expect(settledTime({ hours: '25', minutes: '75' })).toEqual({ hours: '24', minutes: '0' });
    expect(settledTime({ hours: '23', minutes: '75' })).toEqual({ hours: '23', minutes: '59' });
    expect(settledTime({ hours: '24', minutes: '30' })).toEqual({ hours: '24', minutes: '0' });
    expect(settledTime({ hours: '24', minutes: '' })).toEqual({ hours: '24', minutes: '' });
  });

  it('accepts up to `maxHours` hours, without minutes at that maximum', () => {
    expect(settledTime({ hours: '38', minutes: '15' }, 168)).toEqual({ hours: '38', minutes: '15' });
    expect(settledTime({ hours: '168', minutes: '15' }, 168)).toEqual({ hours: '168', minutes: '0' });
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
