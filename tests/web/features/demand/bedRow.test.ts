import { describe, expect, it } from 'vitest';
import { BedPeriod } from '#shared/model/bed.ts';
import { changeOf, faultsOfRow, keptCount, rowsOf, settledRow, steppedCount } from '#web/features/demand/beds/row.ts';
import { day } from '../schemas/support.ts';

const periodOf = (id: string, start: string, end: string | null) =>
  BedPeriod.parse({
    id,
    version: 1,
    changedBy: 'anna@demo.se',
    changedAt: '2026-02-04T12:05:00Z',
    unitId: 'u1',
    start,
    end,
    beds: 24,
    weekendBeds: 20,
    comment: '',
  });
// A Wednesday: the 10-week limit is 2026-09-07.
const planner = { today: day('2026-11-18'), mayChangeHistory: false };

describe('the rows of the bed table', () => {
  it('are read-only when they ended before the limit, and keep their counts when they began before it', () => {
    const rows = rowsOf(
      [
        periodOf('old', '2026-01-05', '2026-08-30'),
        periodOf('begun', '2026-08-31', '2026-12-27'),
        periodOf('new', '2026-12-28', null),
      ],
      planner,
    );
    expect(rows.map(({ readOnly, access }) => [readOnly, access.startReadOnly])).toEqual([
      [true, true],
      [false, true],
      [false, false],
    ]);
    expect(rows[0]?.texts).toEqual({ beds: '24', weekendBeds: '20', comment: '' });
  });
});

describe('the faults of a bed row', () => {
  it.each([
    [{ beds: '22', weekendBeds: '18', comment: '' }, {}],
    [
      { beds: 'två', weekendBeds: '2,5', comment: '' },
      { beds: 'whole', weekendBeds: 'whole' },
    ],
    [{ beds: '1000', weekendBeds: '0', comment: '' }, { beds: 'tooBig' }],
    [
      { beds: '', weekendBeds: '', comment: '' },
      { beds: 'required', weekendBeds: 'required' },
    ],
  ])('of %j are %j', (texts, codes) => {
    const found = Object.entries(faultsOfRow(texts)).map(([column, { code }]) => [column, code]);
    expect(Object.fromEntries(found)).toEqual(codes);
  });
});

describe('a bed row', () => {
  it('gives an emptied count the other one', () => {
    expect(settledRow({ beds: '', weekendBeds: '18', comment: '' }, 'beds')).toMatchObject({ beds: '18' });
    expect(settledRow({ beds: '22', weekendBeds: '', comment: '' }, 'weekendBeds')).toMatchObject({
      weekendBeds: '22',
    });
  });

  it('sends only what was typed', () => {
    expect(changeOf({ weekendBeds: '18' })).toEqual({ weekendBeds: 18 });
    expect(changeOf({ comment: '' })).toEqual({ comment: '' });
  });

  it('keeps counts as plain digits and steps them down to 0', () => {
    expect([keptCount(' 024 '), keptCount('1\u00a0000'), keptCount('två')]).toEqual(['24', '1000', 'två']);
    expect([steppedCount('24', -1), steppedCount('0', -1), steppedCount('två', 1)]).toEqual(['23', '0', undefined]);
  });
});
