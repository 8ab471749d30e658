import { describe, expect, it } from 'vitest';
import type { Day } from '#shared/time/day.ts';
import { faultsOfRow } from '#web/features/assets/grid/faults.ts';
import { formIn, keptRate, type PeriodRow, rowsOf, settledRow } from '#web/features/assets/grid/row.ts';
import { newForm } from '#web/features/assets/period/form.ts';
import { barsOf, placeOf, reachOf, ticksOf } from '#web/features/assets/timeline/bars.ts';
import { period } from './asset.ts';

const day = (text: string) => text as Day;
const today = day('2026-11-21');
const reach = { today, mayChangeHistory: false };

const rowOf = (...args: Parameters<typeof period>): PeriodRow => {
  const [row] = rowsOf([period(...args)], reach);
  if (!row) throw new Error('no row');
  return row;
};

describe('a row', () => {
  it('has the fields of the period as texts', () =>
    expect(rowOf('2026-11-16', null, { workRate: 0.8333, isFillIn: true, level: 2 }).texts).toEqual({
      start: '2026-v47',
      end: '',
      absence: '',
      workRate: '0,8333',
      workRateExcluded: '0',
      isFillIn: '1',
      isContractor: '',
      weekendRate: '1',
      nightRate: '0',
      level: '2',
      comment: '',
    }));

  it.each([
    ['2024-01-01', '2026-08-30', 'readOnly', true],
    ['2024-01-01', null, 'partial', false],
    ['2026-09-07', '2026-11-15', 'editable', true],
  ])('from %s to %s is %s, past: %s', (start, end, level, past) => {
    const row = rowOf(start, end);
    expect([row.access.level, row.past, row.readOnly]).toEqual([level, past, level === 'readOnly']);
  });
});

describe('a typed rate is kept', () => {
  it.each([
    ['0.8', '0,8'],
    ['', '0'],
    [' 1,0 ', '1'],
    ['0,12345', '0,12345'],
    ['75 %', '0,75'],
    ['12,5%', '0,125'],
    ['75', '75'],
    ['halv', 'halv'],
  ])('"%s" as "%s"', (text, kept) => expect(keptRate(text)).toBe(kept));
});

describe('after a cell', () => {
  const row = rowOf('2026-11-16', '2027-01-03', { level: 3, nightRate: 2 });
  const typed = (column: string, text: string) => settledRow({ ...row.texts, [column]: text }, column, row);

  it.each([
    ['start', 'v48', { start: '2026-v48' }],
    ['start', 'v20 2027', { start: '2027-v20' }],
    ['end', 'v2', { end: '2027-v02' }],
    ['end', '2026-v01', { end: '2026-v01' }],
    ['end', 'tillsv.', { end: '' }],
    ['end', 'Tills vidare', { end: '' }],
    ['end', 'snart', { end: 'snart' }],
    ['workRate', '0', { workRate: '0', weekendRate: '0', nightRate: '0', level: '0' }],
    ['isFillIn', '1', { isFillIn: '1', isContractor: '' }],
    ['comment', 'x', { comment: 'x' }],
  ])('%s "%s" changes the row to %j', (column, text, change) =>
    expect(typed(column, text)).toEqual({ ...row.texts, ...change }),
  );

  it('a higher work rate ends an absence, with the values of the employment around it', () => {
    const employed = { level: 3, nightRate: 2, comment: 'Mentor' };
    const away = { workRate: 0, workRateExcluded: 1, weekendRate: 0, absence: 'sick' as const, comment: 'Sjuk' };
    const [, sick] = rowsOf(
      [period('2026-11-02', '2026-11-15', employed), period('2026-11-16', '2027-01-03', away)],
      reach,
    );
    const ended = { workRateExcluded: '0', absence: '', weekendRate: '1', nightRate: '2', level: '3' };
    const given = (workRate: string, change = {}) =>
      settledRow({ ...sick!.texts, ...change, workRate }, 'workRate', sick!);
    expect(given('0,8')).toEqual({ ...sick!.texts, ...ended, workRate: '0,8', comment: 'Mentor' });
    expect(given('0,8', { comment: 'Åter', end: 'snart' })).toMatchObject({ ...ended, comment: 'Åter', end: 'snart' });
    // A rate outside the staffing that is typed too stays.
    expect(given('0,5', { workRateExcluded: '0,5' })).toMatchObject({
      workRateExcluded: '0,5',
      absence: sick!.texts.absence,
    });
    expect(given('0')).toEqual(sick!.texts);
  });

  it('setting one of the two marks clears the other', () => {
    const hired = { ...row.texts, isContractor: '1' };
    expect(settledRow({ ...hired, isFillIn: '1' }, 'isFillIn', row)).toMatchObject({ isFillIn: '1', isContractor: '' });
  });
});

describe('what is wrong in a row', () => {
  const row = rowOf('2026-11-16', '2027-01-03');
  it.each([
    [{ start: 'tolv' }, { start: { code: 'week' } }],
    [{ start: '' }, { start: { code: 'required' } }],
    [{ end: 'snart' }, { end: { code: 'week' } }],
    [{ end: '2026-v40' }, { end: { code: 'endBeforeStart' } }],
    [{ start: '2026-v30' }, { start: { code: 'history' } }],
    [{ workRate: '1,5' }, { workRate: { code: 'tooBig', max: 1 } }],
    [{ level: '2,5' }, { level: { code: 'level' } }],
    [{ end: '' }, {}],
    [{}, {}],
  ])('%j: %j', (change, faults) => expect(faultsOfRow({ ...row.texts, ...change }, row, reach)).toEqual(faults));

  it('is empty for an unchanged period that is older than the limit', () => {
    const old = rowOf('2024-01-01', '2026-08-30');
    expect(faultsOfRow(old.texts, old, reach)).toEqual({});
  });
  it('has no limit with history rights', () =>
    expect(faultsOfRow({ ...row.texts, start: '2026-v30' }, row, { ...reach, mayChangeHistory: true })).toEqual({}));
});

describe('the picture of the years', () => {
  const forms = [
    { ...newForm({ start: day('2025-01-06'), end: day('2025-12-28') }), workRate: '0,75', workRateExcluded: '0,5' },
    { ...newForm({ start: day('2026-01-05'), end: null }), isFillIn: true },
  ];
  const span = reachOf(
    [
      { start: day('2025-01-06'), end: day('2025-12-28') },
      { start: day('2026-01-05'), end: null },
    ],
    today,
  )!;

  it('reaches half a year beyond today', () => expect(span).toEqual({ start: '2025-01-06', end: '2027-05-22' }));
  it('has nothing to show without periods', () => expect(reachOf([], today)).toBeUndefined());
  it('has bars as high as the rates, never above one', () => {
    const [first, second] = barsOf(forms, span);
    expect(first).toMatchObject({ left: 0, rate: 0.75, excluded: 0.25, kind: 'own' });
    expect(second).toMatchObject({ rate: 1, excluded: 0, kind: 'substitutes' });
    expect((second?.left ?? 0) + (second?.width ?? 0)).toBeCloseTo(1, 6);
  });
  it('names the years where they begin', () => {
    expect(ticksOf(span).map(({ year }) => year)).toEqual([2025, 2026, 2027]);
    expect(ticksOf(span)[1]?.left).toBeCloseTo(placeOf(day('2026-01-01'), span), 6);
  });
});

describe('a form read from texts', () => {
  it('reads a text that is not a week as null', () => {
    const row = rowOf('2026-11-16', null);
    expect(formIn({ ...row.texts, start: 'tolv', end: 'snart' }, row)).toMatchObject({ start: null, end: null });
  });
});
