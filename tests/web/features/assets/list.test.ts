import { describe, expect, it } from 'vitest';
import type { Day } from '#shared/time/day.ts';
import { isActive, isNamed, shownOf, spanAt } from '#web/features/assets/list/listed.ts';
import { markedIn, toggled, withAll } from '#web/features/assets/list/marked.ts';
import { asset, period } from './asset.ts';

/** A Saturday of v47; its Monday is the 16th. */
const today = '2026-11-21' as Day;

describe('an employee is active', () => {
  it.each([
    ['with an open period', [period('2024-01-01', null)], true],
    ['when a period ends this week', [period('2024-01-01', '2026-11-22')], true],
    ['not when it ended last week', [period('2024-01-01', '2026-11-15')], false],
    ['when one begins later', [period('2027-01-04', '2027-02-28')], true],
    ['not without periods', [], false],
    ['by any of them', [period('2024-01-01', '2024-12-29'), period('2026-11-16', '2026-12-27')], true],
  ])('%s', (_, periods, active) => expect(isActive({ periods }, today)).toBe(active));
});

describe('the list', () => {
  const anna = asset('Anna Åkesson', period('2024-01-01', null));
  const gone = asset('Björn Ek', period('2024-01-01', '2025-12-28'));
  it.each([
    ['', true, ['Anna Åkesson']],
    ['', false, ['Anna Åkesson', 'Björn Ek']],
    ['åk ann', true, ['Anna Åkesson']],
    ['ake', true, []],
    ['ek', false, ['Björn Ek']],
  ])('of "%s" (inactive hidden: %s) is %j', (search, hideInactive, names) =>
    expect(shownOf([anna, gone], { search, hideInactive }, today).map(({ name }) => name)).toEqual(names),
  );
  it('does not take å for a', () => expect(isNamed(anna, 'akesson')).toBe(false));
});

describe('the span shown', () => {
  const past = { start: '2024-01-01' as Day, end: '2025-06-29' as Day };
  const now = { start: '2026-01-05' as Day, end: null };
  const later = { start: '2027-01-04' as Day, end: null };
  it.each([
    ['the one that holds today', [past, now], now],
    ['else the next one', [past, later], later],
    ['else the last one', [past], past],
    ['none without periods', [], undefined],
  ])('%s', (_, consistentPeriods, span) =>
    expect(spanAt({ consistentPeriods: [...consistentPeriods] }, today)).toEqual(span),
  );
});

describe('several at once', () => {
  const all = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  it('are marked and unmarked one by one', () => {
    expect(toggled(new Set(['a']), 'b')).toEqual(new Set(['a', 'b']));
    expect(toggled(new Set(['a', 'b']), 'b')).toEqual(new Set(['a']));
  });
  it('are all those shown, beside those marked before', () =>
    expect(withAll(new Set(['x']), all.slice(0, 2))).toEqual(new Set(['x', 'a', 'b'])));
  it('leave out employees that are no longer in the list', () =>
    expect(markedIn(all, new Set(['c', 'gone', 'a']))).toEqual([{ id: 'a' }, { id: 'c' }]));
});
