import { describe, expect, it } from 'vitest';
import type { Day } from '#shared/time/day.ts';
import { bedsOf, followed } from '#web/features/demand/beds/counts.ts';
import { indicatorsOf } from '#web/features/demand/period/useListed.ts';
import { demandOf } from './support.ts';

const openDemand = (change: object) => demandOf({ start: '2026-02-02' as Day, end: null, ...change });

describe('the indicators of a demand period', () => {
  const gaps = { hasDisconnectedStart: true, hasDisconnectedEnd: true };

  it('are unsaved changes, the lock, and gaps before and after', () => {
    expect(indicatorsOf(openDemand({ ...gaps, locked: true }), true)).toEqual([
      'dirty',
      'locked',
      'gapBefore',
      'gapAfter',
    ]);
  });

  it('of a simulation include no gaps, as it lies beside the other periods', () => {
    expect(indicatorsOf(openDemand({ ...gaps, simulation: true }), false)).toEqual(['simulation']);
  });
});

describe('the beds of a period', () => {
  it('are whole numbers', () => {
    expect([bedsOf(''), bedsOf('0'), bedsOf(' 24 '), bedsOf('2,5'), bedsOf('x')]).toEqual([null, 0, 24, null, null]);
  });

  it('are the same on weekdays and at weekends when only one is typed', () => {
    expect(followed({ beds: '24', weekendBeds: '' })).toEqual({ beds: '24', weekendBeds: '24' });
    expect(followed({ beds: '', weekendBeds: '20' })).toEqual({ beds: '20', weekendBeds: '20' });
    expect(followed({ beds: '24', weekendBeds: '0' })).toEqual({ beds: '24', weekendBeds: '0' });
  });
});
