import { describe, expect, it } from 'vitest';
import type { Day } from '#shared/time/day.ts';
import { sorted } from '#web/features/manage/list/sorted.ts';
import { earlierOf, isIn, periodIn, phaseOf, type View } from '#web/features/manage/period/phases.ts';
import { moved, placed } from '#web/kit/ui/list/move.ts';

const today = '2026-03-10' as Day;
const period = (id: string, start: string, end: string | null) => ({ id, start: start as Day, end: end as Day | null });

describe('the sorting of a list', () => {
  const columns = [
    { id: 'name', value: ({ name }: { name: string }) => name },
    { id: 'units', value: ({ units }: { units: number }) => units },
  ];
  const rows = [
    { name: 'Öron', units: 2 },
    { name: 'avd 10', units: 10 },
    { name: 'Avd 9', units: 10 },
    { name: 'Ängen', units: 1 },
  ];
  const names = (column: string, descending: boolean) =>
    sorted(rows, columns, { column, descending }).map(({ name }) => name);

  it('follows the Swedish alphabet, and numbers within names', () => {
    expect(names('name', false)).toEqual(['Avd 9', 'avd 10', 'Ängen', 'Öron']);
    expect(names('name', true)).toEqual(['Öron', 'Ängen', 'avd 10', 'Avd 9']);
  });

  it('sorts numbers as numbers and keeps the order of equal ones', () => {
    expect(names('units', false)).toEqual(['Ängen', 'Öron', 'avd 10', 'Avd 9']);
    expect(names('nothing', false)).toEqual(rows.map(({ name }) => name));
  });
});

describe('the order of a list', () => {
  it('moves one item, not beyond the ends', () => {
    expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
    expect(moved(['a', 'b', 'c'], 0, 9)).toEqual(['b', 'c', 'a']);
    expect(moved(['a', 'b', 'c'], 1, -4)).toEqual(['b', 'a', 'c']);
  });

  it('keeps the index of the items that are not shown', () => {
    expect(placed(['a', 'x', 'b', 'y', 'c'], ['c', 'a', 'b'])).toEqual(['c', 'x', 'a', 'y', 'b']);
  });
});

describe('earlier, current and coming periods', () => {
  it('are earlier, current or coming by the day of today', () => {
    expect(phaseOf(period('p', '2026-01-01', '2026-03-09'), today)).toBe('earlier');
    expect(phaseOf(period('p', '2026-01-01', '2026-03-10'), today)).toBe('current');
    expect(phaseOf(period('p', '2026-03-10', null), today)).toBe('current');
    expect(phaseOf(period('p', '2026-03-11', null), today)).toBe('coming');
  });

  const nurses = {
    name: 'nurses',
    periods: [
      period('next', '2026-05-01', null),
      period('now', '2026-02-01', '2026-04-30'),
      period('old', '2024-01-01', '2024-12-31'),
      period('last', '2025-01-01', '2026-01-31'),
      period('after', '2027-01-01', null),
    ],
  };
  const gone = { name: 'gone', periods: [period('g', '2020-01-01', '2021-01-01')] };
  const bare = { name: 'bare', periods: [] };
  const all = [nurses, gone, bare];
  const shown = (view: View) =>
    all.filter((thing) => isIn(thing, view, today)).map((thing) => [thing.name, periodIn(thing, view, today)?.id]);

  it('lists the last earlier period, or the one that holds, or else the next one; entities without periods unless earlier', () => {
    expect(shown('earlier')).toEqual([
      ['nurses', 'last'],
      ['gone', 'g'],
    ]);
    expect(shown('now')).toEqual([
      ['nurses', 'now'],
      ['bare', undefined],
    ]);
    expect(shown('all')).toEqual([
      ['nurses', 'now'],
      ['gone', 'g'],
      ['bare', undefined],
    ]);
    expect(periodIn({ periods: nurses.periods.slice(0, 1) }, 'now', today)?.id).toBe('next');
  });

  it('counts the periods that have ended', () => {
    expect(earlierOf(nurses, today)).toBe(2);
    expect(earlierOf(bare, today)).toBe(0);
  });
});
