import { describe, expect, it } from 'vitest';
import type { Day } from '#shared/time/day.ts';
import { conflictWeeks, typedIn, weeksLabel } from '#web/features/assets/team/model/conflict.ts';
import { period } from '../asset.ts';

const member = (...periods: ReturnType<typeof period>[]) => ({ id: 'anna', name: 'Anna Ek', version: 2, periods });
const base = member(period('2026-01-05', null));
/** Weeks 2 to 7 of 2026. */
const shown = ['2026-01-05', '2026-01-12', '2026-01-19', '2026-01-26', '2026-02-02', '2026-02-09'] as Day[];
const current = member(
  period('2026-01-05', '2026-01-18'),
  period('2026-01-19', '2026-02-01', { workRate: 0.5 }),
  period('2026-02-02', null),
);
const found = (draft: Record<string, Record<string, string>>) => conflictWeeks([current], () => base, draft, shown);
const lines = (draft: Record<string, Record<string, string>>) =>
  found(draft).map((one) => [weeksLabel(one), one.theirs, one.mine]);

describe('the weeks of a conflict in the team sheet', () => {
  it('are those typed and those that the other account changed, joined where the texts are equal', () => {
    expect(lines({ anna: { '2026-02-09': '0,8' } })).toEqual([
      ['v04–v05', '0,5', undefined],
      ['v07', '1', '0,8'],
    ]);
  });

  it('have both texts where both accounts changed a week', () => {
    expect(lines({ anna: { '2026-01-19': '0,8', '2026-01-26': '0,6' } })).toEqual([
      ['v04', '0,5', '0,8'],
      ['v05', '0,5', '0,6'],
    ]);
  });

  it('include typed weeks that are not shown', () => {
    expect(lines({ anna: { '2027-01-04': '0' } }).at(-1)).toEqual(['v01', '1', '0']);
  });

  it('give back the typed texts, none of weeks that only the other account changed', () => {
    const draft = { anna: { '2026-02-02': '0,8', '2026-02-09': '0,8' } };
    expect(typedIn(found(draft))).toEqual(draft);
    expect(typedIn(found(draft).slice(0, 1))).toEqual({});
  });
});
