import { describe, expect, it } from 'vitest';
import type { Day } from '#shared/time/day.ts';
import { blocksOf } from '#web/features/assets/team/model/blocks.ts';
import { shownOf } from '#web/features/assets/team/model/filter.ts';
import { effectOf } from '#web/features/assets/team/model/hint.ts';
import { createRows } from '#web/features/assets/team/model/rows.ts';
import { period } from '../asset.ts';

const member = (name: string, isFillIn = false) => ({
  id: name,
  name,
  version: 1,
  periods: [period('2026-01-05', null, { isFillIn })],
});

const monday = '2026-01-05' as Day;
const rows = createRows()([member('Anna Ek'), member('Bo Ek'), member('Eva Lind', true)], [monday], monday);
const shown = (search: string, ...folded: readonly ('own' | 'substitutes')[]) =>
  shownOf(rows, { search, folded: new Set(folded) }).map(({ name }) => name);

describe('the shown employees of the team sheet', () => {
  it('are all without a search and without folded groups', () => {
    expect(shown('')).toEqual(['Anna Ek', 'Bo Ek', 'Eva Lind']);
  });

  it('have every word of the search in the name, in any order', () => {
    expect(shown('ek an')).toEqual(['Anna Ek']);
    expect(shown('  EK ')).toEqual(['Anna Ek', 'Bo Ek']);
    expect(shown('xyz')).toEqual([]);
  });

  it('are outside the folded groups, which a search looks into', () => {
    expect(shown('', 'substitutes')).toEqual(['Anna Ek', 'Bo Ek']);
    expect(shown('eva', 'substitutes')).toEqual(['Eva Lind']);
  });
});

describe('the order of the team sheet', () => {
  it('has those who are away in a named week first, each in their own group', () => {
    const away = { ...member('Bo Ek'), periods: [period('2026-01-05', null, { workRate: 0, workRateExcluded: 1 })] };
    const rowsOf = createRows();
    const names = (week?: Day) =>
      rowsOf([member('Anna Ek'), away, member('Eva Lind', true)], [monday], monday, week).map(({ name }) => name);
    expect(names()).toEqual(['Anna Ek', 'Bo Ek', 'Eva Lind']);
    expect(names(monday)).toEqual(['Bo Ek', 'Anna Ek', 'Eva Lind']);
    expect(names('2025-12-29' as Day)).toEqual(['Anna Ek', 'Bo Ek', 'Eva Lind']);
  });
});

describe('the blocks of rows', () => {
  it('join neighbours that are drawn or not, with the index of their first', () => {
    expect(blocksOf(['a', 'b', 'c', 'd'], 10, (index) => index === 12)).toEqual([
      { from: 10, rows: ['a', 'b'], drawn: false },
      { from: 12, rows: ['c'], drawn: true },
      { from: 13, rows: ['d'], drawn: false },
    ]);
    expect(blocksOf([], 0, () => true)).toEqual([]);
  });
});

describe('the effect of what is typed on its weeks', () => {
  const week = (start: string, supply: number, stored: number, demand: number | null) => ({
    monday: start as Day,
    supply,
    stored,
    demand,
  });

  it('is the greatest change of the supply, and the week that is shortest after it', () => {
    expect(effectOf([week('2026-01-05', 4.75, 5, 5), week('2026-01-12', 4.5, 5, 4)])).toEqual({
      change: -0.5,
      worst: { monday: '2026-01-05', diff: -0.25 },
    });
  });

  it('judges no week without demand', () => {
    expect(effectOf([week('2026-01-05', 5, 5, null)])).toEqual({ change: 0, worst: undefined });
  });
});
