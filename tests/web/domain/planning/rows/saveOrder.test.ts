import { describe, expect, it } from 'vitest';
import type { Day } from '#shared/time/day.ts';
import { overlapsIn, saveOrder } from '#web/domain/planning/rows/saveOrder.ts';

const day = (text: string) => text as Day;
const first = { id: 'first', start: day('2026-11-16'), end: day('2026-12-06') };
const second = { id: 'second', start: day('2026-12-07'), end: null };
const added = { id: 'new-1', start: day('2027-01-04'), end: null };

describe('the order in which changed periods are saved', () => {
  it('lets each period find its days free', () => {
    const longer = [
      { ...first, end: day('2026-12-13') },
      { ...second, start: day('2026-12-14') },
    ];
    const shorter = [
      { ...first, end: day('2026-11-29') },
      { ...second, start: day('2026-11-30') },
    ];
    expect(saveOrder([first, second], longer)).toEqual(['second', 'first']);
    expect(saveOrder([first, second], shorter)).toEqual(['first', 'second']);
  });

  it('keeps the given order of periods that wait for each other', () => {
    const swapped = [
      { ...first, start: day('2026-12-07'), end: null },
      { ...second, start: day('2026-11-16'), end: day('2026-12-06') },
    ];
    expect(saveOrder([first, second], swapped)).toEqual(['first', 'second']);
  });

  it('puts a new period after the change that frees its days', () => {
    const ended = { ...second, end: day('2027-01-03') };
    expect(saveOrder([first, second], [added, ended])).toEqual(['second', 'new-1']);
  });
});

describe('the overlaps of changed and new periods', () => {
  it('are those that remain when all are as typed', () => {
    const longer = { ...first, end: day('2026-12-13') };
    expect([...overlapsIn([first, second], [longer])]).toEqual([['first', 'end']]);
    expect([...overlapsIn([first, second], [longer, { ...second, start: day('2026-12-14') }])]).toEqual([]);
  });

  it('are none where a new period starts inside an open-ended one, which it ends', () => {
    expect([...overlapsIn([first, second], [], [added])]).toEqual([]);
    const later = { id: 'new-2', start: day('2027-03-01'), end: null };
    expect([...overlapsIn([first, second], [], [later, added])]).toEqual([]);
  });

  it('are at the field of the new period that lies on another', () => {
    const on = { id: 'new-1', start: day('2026-11-30'), end: day('2026-12-02') };
    expect([...overlapsIn([first, second], [], [on])]).toEqual([['new-1', 'start']]);
    const into = { id: 'new-1', start: day('2026-11-02'), end: day('2026-11-20') };
    expect([...overlapsIn([first], [], [into])]).toEqual([['new-1', 'end']]);
  });

  it('are found between a changed and a new period', () => {
    const longer = { ...first, end: day('2027-01-10') };
    expect([...overlapsIn([first], [longer], [added])]).toEqual([['new-1', 'start']]);
  });
});
