import { describe, expect, it } from 'vitest';
import { typedHours } from '#web/features/budget/hours/typedHours.ts';
import {
  daysIn,
  isClosed,
  isRemovable,
  judgeDays,
  keptDay,
  overlapClashes,
  periodLock,
  periodOrder,
} from '#web/features/budget/rows/periods.ts';
import { proposedDays } from '#web/features/budget/rows/proposed.ts';
import { newRowCount, newRows, typedRows } from '#web/features/budget/rows/row.ts';
import { judge } from '#web/kit/forms/judge.ts';
import { formatNumber, formatReceipt } from '#web/kit/ui/figures/format.ts';
import { keptNumber, numberIn, numberTextOf, shownNumber } from '#web/kit/ui/sheet/numberTexts.ts';
import { day, newRowOf, periodOf, rowOf } from './support.ts';

const planner = { today: day('2026-11-22'), mayChangeHistory: false, mayCorrect: false };
const boss = { ...planner, mayChangeHistory: true };
const owner = { ...boss, mayCorrect: true };

describe('the empty rows of a budget sheet', () => {
  it.each([
    [{}, 0, 1],
    [{}, 5, 6],
    [{ 'new-1': { start: '2027' } }, 0, 2],
    [{ 'new-3': { start: '2027' }, bud_1: { budget: '2' } }, 0, 4],
  ])('with %j typed and %i more asked for are up to number %i', (draft, extra, count) =>
    expect(newRowCount(draft, extra)).toBe(count),
  );

  it('are no rows to save until something is typed in them', () => {
    const draft = { 'new-2': { budget: '3' } };
    expect(typedRows(newRows(3), draft)).toEqual([
      { id: 'new-2', stored: undefined, texts: { budget: '3' }, changed: true },
    ]);
  });
});

describe('a typed number', () => {
  it.each([
    ['', null, ''],
    ['24.5', 24.5, '24,5'],
    ['1 000', 1000, '1000'],
    ['1 000,25', 1000.25, '1000,25'],
    ['tolv', 'tolv', 'tolv'],
  ])('%j is read as %j and kept as %j', (text, value, kept) => {
    expect(numberIn(text)).toBe(value);
    expect(keptNumber(text)).toBe(kept);
  });

  it('is shown by its format, and as typed when it is no number or would be rounded', () => {
    expect(shownNumber('24,5', (value) => value.toFixed(2))).toBe('24.50');
    expect(shownNumber('tolv', (value) => value.toFixed(2))).toBe('tolv');
    // A number that is refused for its decimals is not shown as one that would be taken.
    expect(shownNumber('4,255', formatReceipt)).toBe('4,255');
    expect([shownNumber('1600', formatNumber), shownNumber('4', formatReceipt)]).toEqual(['1\u00a0600', '4,00']);
    expect([numberTextOf(null), numberTextOf(6530), numberTextOf(0.5)]).toEqual(['', '6530', '0,5']);
  });
});

describe('a typed day', () => {
  it.each([
    ['20270101', 'start', '2027-01-01'],
    ['2027', 'start', '2027-01-01'],
    ['2027', 'end', '2027-12-31'],
    ['', 'end', ''],
    ['tillsvidare', 'end', ''],
    ['31 mars', 'start', '31 mars'],
  ] as const)('%j in %s is kept as %j', (text, column, kept) => expect(keptDay(text, column)).toBe(kept));

  it('makes a period only when both days can be read', () => {
    expect(daysIn({ start: '2027-01-01', end: '' })).toEqual({ start: '2027-01-01', end: null });
    expect(daysIn({ start: '2027-01-01', end: '31 mars' })).toBeUndefined();
    expect(daysIn({ start: '', end: '' })).toBeUndefined();
  });
});

describe('the lock of a budget period', () => {
  const linked = periodOf('2026-10-01', '2026-12-31', { assetBasisDate: day('2025-12-11') });
  it.each([
    ['of coming days', periodOf('2026-10-01', ''), planner, undefined, [false, false, false, false]],
    ['that began more than 10 weeks ago', periodOf('2026-01-01', ''), planner, 'startOld', [true, false, true, false]],
    [
      'that ended more than 10 weeks ago',
      periodOf('2025-01-01', '2025-12-31'),
      planner,
      'old',
      [true, true, true, true],
    ],
    [
      'of the past, for a SuperUser',
      periodOf('2025-01-01', '2025-12-31'),
      boss,
      undefined,
      [false, false, false, false],
    ],
    ['with a linked basis', linked, planner, 'linked', [true, true, true, true]],
    ['with a linked basis, for a SuperUser', linked, boss, 'linked', [true, true, true, true]],
    [
      'with a linked basis, for a SuperAdmin, who corrects it in its dialog',
      linked,
      owner,
      'correctable',
      [true, true, true, true],
    ],
  ] as const)('%s', (_, period, who, lock, closed) => {
    expect(periodLock(period, who)).toBe(lock);
    expect((['start', 'end', 'budget', 'comment'] as const).map((column) => isClosed(period, column, who))).toEqual(
      closed,
    );
    expect(isRemovable(period, who)).toBe(lock === undefined);
  });
});

describe('what the rules refuse of typed days', () => {
  const stored = periodOf('2026-10-01', '2026-12-31');
  it.each([
    [
      'a new period before the 10-week limit',
      { start: '2026-01-01', end: '' },
      undefined,
      { start: { code: 'history' } },
    ],
    [
      'an end moved to before the limit',
      { start: '2026-01-01', end: '2026-08-01' },
      periodOf('2026-01-01', ''),
      { end: { code: 'history' } },
    ],
    ['nothing of a new period next year', { start: '2027-01-01', end: '2027-12-31' }, undefined, {}],
    ['nothing of days as they are stored', { start: '2026-10-01', end: '2026-12-31' }, stored, {}],
    [
      'an end before the start',
      { start: '2027-06-01', end: '2027-01-01' },
      undefined,
      { end: { code: 'endBeforeFirst' } },
    ],
  ] as const)('%s', (_, texts, period, faults) => expect(judgeDays(texts, period, planner)).toEqual(faults));
});

describe('several rows of budget periods', () => {
  const first = periodOf('2026-01-01', '2026-12-31');
  const texts = { start: '2026-01-01', end: '2026-12-31' };

  it('are refused where they overlap as typed', () => {
    const rows = [rowOf(first, texts, false), newRowOf(1, { start: '2026-12-01', end: '' })];
    expect([...overlapClashes(rows)]).toEqual([['new-1', { column: 'start', code: 'overlap' }]]);
  });

  it('are saved with the changes that make room before the new rows', () => {
    const rows = [newRowOf(1, { start: '2026-12-01', end: '' }), rowOf(first, { ...texts, end: '2026-11-30' })];
    expect(overlapClashes(rows).size).toBe(0);
    expect(periodOrder(rows)).toEqual([first.id, 'new-1']);
  });
});

describe('the days proposed for a new budget period', () => {
  it.each([
    ['the next calendar year after a whole one', [periodOf('2027-01-01', '2027-12-31')], '2028-01-01', '2028-12-31'],
    ['as long as the last period after it', [periodOf('2027-01-01', '2027-01-31')], '2027-02-01', '2027-03-03'],
    ['next Monday and open after an open-ended one', [periodOf('2026-01-01', '')], '2026-11-23', null],
    ['this week and open when there is none', [], '2026-11-16', null],
  ])('are %s', (_, periods, start, end) => expect(proposedDays(periods, planner.today)).toEqual({ start, end }));
});

describe('typed budget hours', () => {
  const faultOf = (budget: number, stored?: { readonly budget: number }) =>
    judge(typedHours(stored), { start: '2026-01-01', end: null, budget }).faults.budget;

  it('take five characters, the decimal sign included', () => {
    expect([1600, 99999, 160.5].map((hours) => faultOf(hours))).toEqual([undefined, undefined, undefined]);
    expect(faultOf(1600.5)).toEqual({ code: 'tooLong', max: 5 });
    expect(faultOf(1600.5, { budget: 1600 })).toEqual({ code: 'tooLong', max: 5 });
  });

  it('keep longer ones that are stored', () => {
    expect(faultOf(12345.5, { budget: 12345.5 })).toBeUndefined();
  });
});
