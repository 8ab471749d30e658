import { describe, expect, it } from 'vitest';
import type { Day } from '#shared/time/day.ts';
import { typedChange } from '#web/features/assets/balance/typedChange.ts';
import { formOf } from '#web/features/assets/period/form.ts';
import { period } from './asset.ts';

const stored = [period('2026-01-05', '2026-03-29'), period('2026-03-30', null, { workRate: 0.75 })];
const march = '2026-03-23' as Day;
const april = '2026-04-06' as Day;
const typed = (index: number, change: object) =>
  stored.map((one, at) => ({ ...formOf(one), ...(at === index && change) }));

describe('typedChange', () => {
  it('is 0 while nothing is typed', () => expect(typedChange(stored, typed(0, {}), march)).toBe(0));
  it('is the typed rate less the stored one, in the weeks of the period', () => {
    const forms = typed(1, { workRate: '0,6' });
    expect([typedChange(stored, forms, march), typedChange(stored, forms, april)]).toEqual([0, -0.15]);
  });
  it('counts a week that is no longer in a period as 0', () =>
    expect(typedChange(stored, typed(0, { end: '2026-03-15' as Day }), march)).toBe(-1));
  it('is 0 while the typed rate is no number', () =>
    expect(typedChange(stored, typed(1, { workRate: 'halv' }), april)).toBe(0));
});
