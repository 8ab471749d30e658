import { describe, expect, it } from 'vitest';
import { choosePeriod, chooseWeek, neighbourOf } from '#web/features/schemas/selection.ts';
import { day, schema } from './support.ts';

const today = day('2026-11-18');
const spring = schema('spring', '2026-02-02', '2026-05-31');
const autumn = schema('autumn', '2026-09-28', '2026-12-27');
const next = schema('next', '2027-01-04', '2027-05-30');
// Not in order: the list need not be.
const list = [next, spring, autumn];
const nothing = { period: undefined, week: undefined, remembered: undefined };

describe('the plan period to show', () => {
  it.each([
    ['the address names it', { period: 'spring', week: '2027-01-04', remembered: next }, 'spring'],
    ['it holds the week of the address', { week: '2027-02-03', remembered: spring }, 'next'],
    ['it was shown last', { period: 'gone', remembered: { start: next.start, end: next.end } }, 'next'],
    ['it holds the start of the one shown last', { remembered: { start: day('2026-03-02'), end: null } }, 'spring'],
    ['it holds today', nothing, 'autumn'],
    ['the week of the address is no day', { week: 'v14' }, 'autumn'],
    ['nothing holds the week of the address', { week: '2029-01-01' }, 'autumn'],
  ])('when %s', (_, wanted, id) => {
    expect(choosePeriod(list, { ...nothing, ...wanted }, today)?.id).toBe(id);
  });

  it('is the next to come when none holds today, the last when all are past, none when there is none', () => {
    expect(choosePeriod(list, nothing, day('2026-07-01'))?.id).toBe('autumn');
    expect(choosePeriod(list, nothing, day('2028-07-01'))?.id).toBe('next');
    expect(choosePeriod([], nothing, today)).toBeUndefined();
  });
});

describe('the week to show', () => {
  it.each([
    ['the one of the address', autumn, '2026-12-09', '2026-12-07'],
    ['this one, when the address names one outside', autumn, '2027-02-01', '2026-11-16'],
    ['this one, when the address names none', autumn, undefined, '2026-11-16'],
    ['the first of a period to come', next, undefined, '2027-01-04'],
    ['the first of a past period', spring, 'v06', '2026-02-02'],
    ['any later one of an open period', schema('open', '2026-01-05', null), '2031-01-08', '2031-01-06'],
  ])('is %s', (_, period, week, monday) => {
    expect(chooseWeek(period, week, today)).toBe(monday);
  });
});

describe('who is selected once a period is gone', () => {
  it.each([
    ['next', 'autumn'],
    ['autumn', 'spring'],
    ['spring', 'autumn'],
  ])('after %s, %s', (gone, neighbour) => {
    expect(neighbourOf(list, gone)?.id).toBe(neighbour);
  });

  it('is nobody when none remain', () => {
    expect(neighbourOf([spring], 'spring')).toBeUndefined();
  });
});
