import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type Day, fromDayNumber } from '#shared/time/day.ts';
import { contains, overlaps, type Period } from '#shared/time/period.ts';
import {
  consistentPeriods,
  disconnected,
  firstFreeDay,
  fits,
  insertPeriod,
  nextPeriod,
  valueOn,
} from '#shared/time/timeline.ts';

interface Row extends Period {
  readonly id: string;
}
const row = (id: string, start: string, end: string | null): Row => ({
  id,
  start: start as Day,
  end: end as Day | null,
});
const period = (start: string, end: string | null): Period => row('new', start, end);
const today = '2026-01-14' as Day;

const closed = row('a', '2026-01-05', '2026-01-18');
const open = row('b', '2026-02-02', null);

describe('a new period', () => {
  it('is accepted in a gap', () => {
    expect(insertPeriod([closed, open], period('2026-01-19', '2026-02-01'))).toEqual({ ok: true });
  });

  it('ends the open-ended sibling that it starts inside', () => {
    expect(insertPeriod([closed, open], period('2026-03-02', '2026-03-08'))).toEqual({
      ok: true,
      shortened: row('b', '2026-02-02', '2026-03-01'),
    });
  });

  it.each([
    ['starts inside a closed sibling', '2026-01-12', '2026-01-25', 'start', closed],
    ['ends inside a closed sibling', '2025-12-29', '2026-01-05', 'end', closed],
    ['starts with an open-ended sibling', '2026-02-02', null, 'start', open],
    ['runs into an open-ended sibling', '2026-01-26', null, 'end', open],
    ['covers all', '2025-01-06', null, 'end', closed],
  ] as const)('is refused when it %s', (_, start, end, field, sibling) => {
    expect(insertPeriod([open, closed], period(start, end))).toEqual({ ok: false, field, row: sibling });
  });

  it('never shortens a sibling when it is the change of a stored one', () => {
    expect(fits([closed, open], period('2026-03-02', '2026-03-08'))).toEqual({ ok: false, field: 'start', row: open });
    expect(fits([closed, open], period('2026-01-19', '2026-02-01'))).toEqual({ ok: true });
  });
});

describe('the default for a new period', () => {
  it('follows the last one with its length', () => {
    expect(nextPeriod([closed], today)).toEqual(period2('2026-01-19', '2026-02-01'));
  });

  it('is open from next Monday after an open-ended one', () => {
    expect(nextPeriod([row('a', '2025-01-06', null)], today)).toEqual(period2('2026-01-19', null));
    expect(nextPeriod([closed, open], today)).toEqual(period2('2026-02-09', null));
  });

  it('is open from this Monday when it is the first', () => {
    expect(nextPeriod([], today)).toEqual(period2('2026-01-12', null));
  });

  const period2 = (start: string, end: string | null) => ({ start, end });
});

describe('neighbours', () => {
  const rows = [
    row('a', '2026-01-05', '2026-01-11'),
    row('b', '2026-01-12', '2026-01-18'),
    row('c', '2026-01-26', null),
  ];

  it('adjoin or leave a gap', () => {
    expect(rows.map((one) => disconnected(rows, one))).toEqual([
      { hasDisconnectedStart: true, hasDisconnectedEnd: false },
      { hasDisconnectedStart: false, hasDisconnectedEnd: true },
      { hasDisconnectedStart: true, hasDisconnectedEnd: false },
    ]);
  });

  it('are joined to spans wherever they adjoin', () => {
    expect(consistentPeriods([rows[2]!, rows[1]!, rows[0]!])).toEqual([
      { start: '2026-01-05', end: '2026-01-18' },
      { start: '2026-01-26', end: null },
    ]);
    expect(consistentPeriods([])).toEqual([]);
  });
});

/** Rows that never overlap, with gaps, the last perhaps open-ended. */
const timelines = fc
  .tuple(fc.array(fc.tuple(fc.nat(20), fc.nat(30)), { maxLength: 6 }), fc.boolean())
  .map(([lengths, isOpen]) => {
    let next = 20_000;
    return lengths.map(([gap, length], index): Row => {
      const start = next + gap;
      next = start + length + 1;
      const end = isOpen && index === lengths.length - 1 ? null : fromDayNumber(start + length);
      return { id: String(index), start: fromDayNumber(start), end };
    });
  });
const newPeriods = fc.tuple(fc.integer({ min: 19_990, max: 20_320 }), fc.option(fc.nat(60))).map(
  ([start, length]): Period => ({
    start: fromDayNumber(start),
    end: length === null ? null : fromDayNumber(start + length),
  }),
);
const everyDay = Array.from({ length: 400 }, (_, index) => fromDayNumber(19_980 + index));

describe('any timeline', () => {
  it('refuses a period that overlaps a closed sibling and changes no day before a new one', () => {
    fc.assert(
      fc.property(timelines, newPeriods, (timeline, next) => {
        const result = insertPeriod(timeline, next);
        const inTheWay = timeline.filter((sibling) => overlaps(sibling, next));
        const givesWay = inTheWay.every((sibling) => sibling.end === null && sibling.start < next.start);
        expect(result.ok).toBe(givesWay);
        if (!result.ok) {
          expect(inTheWay).toContain(result.row);
          expect(result.field).toBe(inTheWay.some((sibling) => contains(sibling, next.start)) ? 'start' : 'end');
          return;
        }
        const after = timeline.map((sibling) => (sibling.id === result.shortened?.id ? result.shortened : sibling));
        expect(result.shortened?.end ?? null).toBe(inTheWay.length ? addDays(next.start, -1) : null);
        expect(fits(after, next)).toEqual({ ok: true });
        for (const day of everyDay.filter((one) => one < next.start)) {
          expect(valueOn(after, day)?.id).toBe(valueOn(timeline, day)?.id);
        }
      }),
    );
  });
});

describe('the first free day', () => {
  const today = '2026-01-12' as Day;

  it('follows the last period, also before today', () => {
    expect(firstFreeDay([], '2026-01-14' as Day)).toBe('2026-01-12');
    expect(firstFreeDay([row('a', '2025-01-06', '2025-06-29')], today)).toBe('2025-06-30');
    expect(firstFreeDay([row('b', '2026-02-02', '2026-03-01'), row('a', '2025-01-06', '2026-02-01')], today)).toBe(
      '2026-03-02',
    );
  });

  it('is today after an open-ended period, or the day after its start', () => {
    expect(firstFreeDay([row('a', '2025-01-06', null)], today)).toBe(today);
    expect(firstFreeDay([row('a', today, null)], today)).toBe('2026-01-13');
  });
});
