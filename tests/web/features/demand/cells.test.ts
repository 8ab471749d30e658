import { describe, expect, it } from 'vitest';
import { ShiftDemandFields } from '#shared/model/demand.ts';
import { faultsIn } from '#web/features/demand/cells/faults.ts';
import { bodyOfTexts, textsOfRow } from '#web/features/demand/cells/fields.ts';
import { isWeekendDayIn, measureNote, rowsOf } from '#web/features/demand/cells/row.ts';
import { normaliseClock, normaliseDuration, unfinishedTime } from '#web/features/demand/cells/time.ts';
import { normaliseValue, steppedValue } from '#web/features/demand/cells/value.ts';
import { category, demandOf, row } from './support.ts';

describe('a demand value as typed or pasted', () => {
  it.each([
    ['7.5', '7,5'],
    ['7,50', '7,5'],
    [' 3 ', '3'],
    ['05', '5'],
    [',5', '0,5'],
    ['2,', '2'],
    ['', '0'],
    ['12,25', '12,25'],
    ['1 000', '1000'],
    ['1\u00a0000', '1000'],
    ['1\u202f000', '1000'],
    ['1 00', '1 00'],
    ['2,555', '2,555'],
    ['123456', '123456'],
    ['-1', '-1'],
    ['två', 'två'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(normaliseValue(typed)).toBe(kept);
  });
});

describe('a demand value one step up or down', () => {
  it.each([
    ['4', 1, '5'],
    ['1,5', 1, '2,5'],
    ['0,1', -1, '0'],
    ['', 1, '1'],
    ['0', -1, '0'],
    ['två', 1, undefined],
  ] as const)('%j and %d is %j', (text, by, stepped) => {
    expect(steppedValue(text, by)).toBe(stepped);
  });
});

describe('a clock as typed or pasted', () => {
  it.each([
    ['645', '06:45'],
    ['6:45', '06:45'],
    ['06.45', '06:45'],
    ['0645', '06:45'],
    ['6', '06:00'],
    ['24', '24:00'],
    ['2400', '24:00'],
    ['06:45:00', '06:45'],
    ['6:75', '6:75'],
    ['förmiddag', 'förmiddag'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(normaliseClock(typed)).toBe(kept);
  });

  it.each([
    ['06:', true],
    ['6:4', true],
    ['06', true],
    ['6x', false],
    ['06:455', false],
  ])('%j may still become one: %j', (typed, may) => {
    expect(unfinishedTime(typed)).toBe(may);
  });
});

describe('a length of time as typed or pasted', () => {
  it.each([
    ['30', 'minutes', '0:30'],
    ['6', 'hours', '6:00'],
    ['0:30', 'minutes', '0:30'],
    ['0.45', 'minutes', '0:45'],
    ['0,5', 'minutes', '0:30'],
    ['7,5', 'hours', '7:30'],
    ['100', 'minutes', '1:00'],
    ['00:30:00', 'minutes', '0:30'],
    ['halv', 'minutes', 'halv'],
  ] as const)('%j in %s is kept as %j', (typed, bare, kept) => {
    expect(normaliseDuration(typed, bare)).toBe(kept);
  });
});

describe('a row as texts', () => {
  it('comes back as it was', () => {
    for (const one of [
      row('Dag'),
      row('Natt', { startHour: 21, startMinute: 15, endHour: 24, endMinute: 0, breakHours: null, breakMinutes: null }),
      row('Jour', { mon: '2,5', dutyHours: 6, dutyMinutes: 0, satShift: false, sunShift: false, wkndStartHour: null }),
    ]) {
      const texts = textsOfRow(one);
      expect(textsOfRow({ ...one, ...ShiftDemandFields.parse(bodyOfTexts(one.shiftId, texts)) })).toEqual(texts);
    }
  });

  it('is written as it is read: times as clocks and lengths, boxes as 1', () => {
    const texts = textsOfRow(row('Dag', { breakHours: 0, breakMinutes: 5, dutyHours: 12, dutyMinutes: 0 }));
    expect(texts).toMatchObject({
      mon: '4',
      satShift: '1',
      friShift: '',
      start: '07:00',
      break: '0:05',
      duty: '12:00',
    });
  });

  it('a blank time is blank in both parts', () => {
    expect(bodyOfTexts('x', { start: '', end: '15:30' })).toMatchObject({
      startHour: null,
      startMinute: null,
      endHour: 15,
      endMinute: 30,
    });
  });
});

describe('what is wrong with a row', () => {
  const texts = textsOfRow(row('Dag'));
  const codes = (change: object) =>
    Object.fromEntries(Object.entries(faultsIn('Dag', { ...texts, ...change })).map(([at, { code }]) => [at, code]));

  it.each([
    ['nothing', {}, {}],
    ['too many decimals', { tue: '2,555' }, { tue: 'demandValue' }],
    ['too long', { tue: '123456' }, { tue: 'tooLong' }],
    ['no number', { tue: 'två' }, { tue: 'demandValue' }],
    ['no clock', { start: '25:00' }, { start: 'clock' }],
    ['past midnight', { end: '24:30' }, { end: 'clock' }],
    ['a text for a clock', { start: 'tidigt' }, { start: 'clock' }],
    ['a text for a break', { break: 'kort' }, { break: 'noDuration' }],
    ['a break that is too long', { break: '25:00' }, { break: 'tooBig' }],
    [
      'a weekend box without the weekend’s times',
      { friShift: '1', wkndStart: '', wkndEnd: '' },
      { wkndStart: 'weekendTime', wkndEnd: 'weekendTime' },
    ],
    ['the weekend’s end alone', { wkndEnd: '' }, { wkndEnd: 'weekendTime' }],
    ['no weekend box, no weekend times', { satShift: '', sunShift: '', wkndStart: '', wkndEnd: '' }, {}],
    ['what is typed may still be raw', { mon: '7.5', start: '645' }, {}],
  ])('%s', (_, change, expected) => {
    expect(codes(change)).toEqual(expected);
  });
});

describe('a row of the table', () => {
  it('knows the shift’s category and how it counts', () => {
    const [day, night] = rowsOf(demandOf(), category);
    expect([day?.kind, night?.kind]).toEqual(['dag', 'natt']);
    expect(day?.measures?.type).toBe('Standard');
  });

  it('a box makes the day a weekend day', () => {
    const texts = { friShift: '', satShift: '1', sunShift: '1' };
    expect([0, 3, 4, 5, 6].map((weekday) => isWeekendDayIn(texts, weekday))).toEqual([false, false, false, true, true]);
  });

  it.each([
    [{ type: 'Other', newWorkingHours: 34, newWorkingMinutes: 20 }, '34:20'],
    [{ type: 'ExtraHours', extraHours: 0, extraMinutes: 15 }, '+0:15'],
    [{ type: 'Standard' }, ''],
  ] as const)('tells its measure: %j', (measure, note) => {
    const { period } = category.shifts[0]!;
    expect(measureNote({ ...period, ...measure })).toBe(note);
  });
});
