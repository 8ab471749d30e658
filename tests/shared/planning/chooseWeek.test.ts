import { describe, expect, it } from 'vitest';
import { chooseWeek } from '#shared/planning/chooseWeek.ts';
import { day, schema } from '../../web/features/schemas/support.ts';

const today = day('2026-11-18');
const spring = schema('spring', '2026-02-02', '2026-05-31');
const autumn = schema('autumn', '2026-09-28', '2026-12-27');
const next = schema('next', '2027-01-04', '2027-05-30');
const open = schema('open', '2026-01-05', null);

describe('the week to show', () => {
  it.each([
    ['is the one of the address', autumn, day('2026-12-09'), '2026-12-07'],
    ['is this week when the address names one outside the period', autumn, day('2027-02-01'), '2026-11-16'],
    ['is this week when the address names none', autumn, undefined, '2026-11-16'],
    ['is the first of a period to come', next, undefined, '2027-01-04'],
    ['is the first of a past period', spring, undefined, '2026-02-02'],
    ['is any later one of an open-ended period', open, day('2031-01-08'), '2031-01-06'],
  ])('%s', (_, period, week, monday) => {
    expect(chooseWeek(period, week, today)).toBe(monday);
  });
});
