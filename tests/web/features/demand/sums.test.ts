import { describe, expect, it } from 'vitest';
import type { Day } from '#shared/time/day.ts';
import { textsOfRow } from '#web/features/demand/cells/fields.ts';
import { rowsOf } from '#web/features/demand/cells/row.ts';
import { markedSum } from '#web/features/demand/sums/marked.ts';
import { soundTexts, sumOfRow, sumsOf } from '#web/features/demand/sums/sums.ts';
import { weekJudged } from '#web/features/demand/sums/week.ts';
import { category, demandOf, row } from './support.ts';

const demand = demandOf({ shiftDemands: [row('Dag')] });
const [day] = rowsOf(demand, category);
const measures = { shifts: category.shifts, categoryPeriods: category.periods, start: demand.start };
const live = (change: object = {}, faults: Record<string, string> = {}) => ({
  row: day!,
  texts: { ...textsOfRow(row('Dag')), ...change },
  faults,
  changed: new Set<string>(),
});

describe('sums while typing', () => {
  // 5 days of 4 × 8:00 and 2 of 2 × 8:15 = 160:00 + 33:00 = 193:00 of a 40-hour week.
  it('are the server’s own calculation', () => {
    expect(sumsOf([live()], measures)).toMatchObject({
      hoursPerWeek: 193,
      minutesPerWeek: 0,
      hours: 193,
      services: 4.825,
      staff: [4, 4, 4, 4, 4, 2, 2],
    });
  });

  it('follow the raw text of the cell being typed in', () => {
    expect(sumsOf([live({ mon: '4.5' })], measures)).toMatchObject({ hours: 197, staff: [4.5, 4, 4, 4, 4, 2, 2] });
    expect(sumsOf([live({ end: '1630' })], measures).hours).toBe(213);
  });

  it('do not change at a refused value', () => {
    const refused = live({ mon: '4,555' }, { mon: 'x' });
    expect(sumsOf([refused], measures).hours).toBe(193);
    expect(soundTexts(refused).mon).toBe('4');
  });

  it('a day that becomes a weekend day takes the weekend’s times', () => {
    expect(sumsOf([live({ friShift: '1' })], measures).hours).toBe(194);
  });

  it('a row is its part of the whole, to the half minute', () => {
    const odd = { mon: '0,25', tue: '0', wed: '0', thu: '0', fri: '0', sat: '0', sun: '0', break: '0:28' };
    const { hours, services } = sumOfRow(day!, live(odd).texts, measures);
    expect(hours).toBe(0.25 * (8 + 2 / 60));
    expect(services).toBeCloseTo(hours / 40, 12);
  });
});

it('the marked cells’ sum takes the numbers among them', () => {
  const range = (...texts: string[]) => ({ rows: 1, columns: texts.length, texts, faulty: false });
  expect(markedSum(range('0,1', '0,2', '3'))).toBe(3.3);
  expect(markedSum(range('06:45', '4', ''))).toBe(4);
  expect(markedSum(range('06:45', ''))).toBeNull();
});

describe('the week that a period is judged by', () => {
  const period = { start: '2026-02-02' as Day, end: '2026-03-29' as Day };
  it.each([
    ['2026-02-19', '2026-02-16'],
    ['2026-01-19', '2026-02-02'],
    ['2026-05-19', '2026-02-02'],
  ])('on %s it is that of %s', (today, monday) => {
    expect(weekJudged(period, today as Day)).toBe(monday);
  });

  it('is that of the address where it lies in the period', () => {
    const weekOn = (wanted: string) => weekJudged(period, '2026-02-19' as Day, wanted as Day);
    expect([weekOn('2026-03-18'), weekOn('2026-05-18')]).toEqual(['2026-03-16', '2026-02-16']);
  });
});
