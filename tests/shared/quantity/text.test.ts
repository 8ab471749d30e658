import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  demandText,
  formatBeds,
  formatHours,
  formatKeyValue,
  formatNumber,
  formatPercent,
  formatRate,
  formatReceipt,
} from '#shared/quantity/format.ts';
import { formatClock, formatMinutes, minutesOf, parseMinutes } from '#shared/quantity/minutes.ts';
import { parseDecimal } from '#shared/quantity/parse.ts';

describe('a number on screen', () => {
  it.each([
    [2.675, '2,68'],
    [1.005, '1,01'],
    [2.5, '2,5'],
    [2, '2'],
    [0, '0'],
    [-0.001, '0'],
    [-1234.5, '\u22121\u00a0234,5'],
    [1234567.891, '1\u00a0234\u00a0567,89'],
    [999.999, '1\u00a0000'],
    [null, ''],
  ])('%d is %s', (value, text) => {
    expect(formatNumber(value)).toBe(text);
  });

  it('has as many decimals as its kind', () => {
    expect([formatReceipt(8.5), formatReceipt(-0.005), formatReceipt(null)]).toEqual(['8,50', '\u22120,01', '']);
    expect([formatRate(0.8333), formatRate(1), formatRate(null)]).toEqual(['0,8333', '1', '']);
    expect([formatKeyValue(2.092105), formatKeyValue(-0.04), formatKeyValue(null)]).toEqual(['2,1', '0,0', '']);
    expect([formatBeds(152 / 7), formatBeds(0), formatBeds(-1), formatBeds(null)]).toEqual(['21,7', '-', '-', '-']);
    expect([formatPercent(0.875), formatPercent(-0.125), formatPercent(1.28)]).toEqual([
      '88\u00a0%',
      '\u221213\u00a0%',
      '128\u00a0%',
    ]);
    expect([formatPercent(null), formatPercent(1 / 0), formatPercent(0 / 0)]).toEqual(['N/A', 'N/A', 'N/A']);
  });

  it('has an ASCII minus and no grouping in a file', () => {
    expect(formatNumber(-1234.5, 'file')).toBe('-1234,5');
    expect(formatReceipt(1234.5, 'file')).toBe('1234,50');
  });
});

describe('parsing a Swedish number', () => {
  it.each([
    ['2,5', 2.5],
    ['2.5', 2.5],
    [' 7 ', 7],
    ['1 234,5', 1234.5],
    ['1\u00a0234\u00a0567', 1234567],
    ['1\u202f234', 1234],
    ['1\u2007234,5', 1234.5],
    ['\u22122,5', -2.5],
    ['-2,5', -2.5],
    [',5', 0.5],
    ['5,', 5],
    ['0,8333', 0.8333],
  ])('%s is %d', (text, value) => {
    expect(parseDecimal(text)).toBe(value);
  });

  it.each(['', ' ', ',', '-', 'två', '1,2,3', '1.234,5', '2 5', '1 23', '1e3', '--1', '0x10', 'NaN', '1 234 5'])(
    '"%s" is none',
    (text) => {
      expect(parseDecimal(text)).toBeNull();
    },
  );

  it('refuses more decimals than the limit', () => {
    expect(parseDecimal('2,55', 2)).toBe(2.55);
    expect(parseDecimal('2,555', 2)).toBeNull();
    expect(parseDecimal('2,50', 1)).toBe(2.5);
  });

  it('reads every formatted number back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), (cents) => {
        const value = cents / 100;
        expect(parseDecimal(formatNumber(value))).toBe(value);
        expect(parseDecimal(formatNumber(value, 'file'))).toBe(value);
        expect(parseDecimal(demandText(value))).toBe(value);
      }),
    );
  });
});

describe('hours', () => {
  it('are decimals, always two, with spaced thousands', () => {
    expect([formatHours(528.5), formatHours(1378), formatHours(null)]).toEqual(['528,50', '1\u00a0378,00', '']);
  });
});

describe('minutes', () => {
  it('are written h:mm', () => {
    expect([formatMinutes(318 * 60), formatMinutes(5), formatMinutes(-90)]).toEqual(['318:00', '0:05', '\u22121:30']);
    expect([formatClock(420), formatClock(1440)]).toEqual(['07:00', '24:00']);
  });

  it('are read as they are typed', () => {
    expect(['7:30', '07.30', '730', '0730', '7', '24:00', '168:00', ' 7 '].map(parseMinutes)).toEqual([
      450, 450, 450, 450, 420, 1440, 10080, 420,
    ]);
    expect(['', '7:60', '7,5', 'sju', '7:3', '12345'].map(parseMinutes)).toEqual(Array(6).fill(null));
  });

  it('of blank parts are 0', () => {
    expect([minutesOf(null, null), minutesOf(null, 30), minutesOf(7, null), minutesOf(undefined, undefined)]).toEqual([
      0, 30, 420, 0,
    ]);
  });
});
