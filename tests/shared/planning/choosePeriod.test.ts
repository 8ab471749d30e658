import { describe, expect, it } from 'vitest';
import { choosePeriod, latestFirst, neighbourOf } from '#shared/planning/choosePeriod.ts';
import { demandOf } from '../../web/features/demand/support.ts';
import { day, schema } from '../../web/features/schemas/support.ts';

const today = day('2026-11-18');
const spring = schema('spring', '2026-02-02', '2026-05-31');
const autumn = schema('autumn', '2026-09-28', '2026-12-27');
const next = schema('next', '2027-01-04', '2027-05-30');
// Not in order: the list need not be.
const list = [next, spring, autumn];
const trial = demandOf({
  id: 'trial',
  start: day('2026-09-28'),
  end: day('2026-12-27'),
  simulation: true,
});

describe('the order of a period list', () => {
  it('has the latest start first, and a live period before a simulation of the same start', () => {
    expect(latestFirst([trial, spring, next, autumn]).map(({ id }) => id)).toEqual([
      'next',
      'autumn',
      'trial',
      'spring',
    ]);
  });
});

describe('the period to show', () => {
  it.each([
    ['is the one that the address names', { period: 'spring', week: day('2027-01-04'), remembered: next }, 'spring'],
    ['holds the week of the address', { week: day('2027-02-03'), remembered: spring }, 'next'],
    ['is the one last shown', { period: 'gone', remembered: { start: next.start, end: next.end } }, 'next'],
    [
      'holds the start of the one last shown',
      { remembered: { start: day('2026-03-02'), end: day('2026-09-27') } },
      'spring',
    ],
    ['holds today where the one last shown does', { remembered: { start: day('2026-03-02'), end: null } }, 'autumn'],
    [
      'is no past one when none holds the week of the address',
      { week: day('2028-01-03'), remembered: spring },
      'autumn',
    ],
    ['holds today', {}, 'autumn'],
    ['holds today when none holds the week of the address', { week: day('2029-01-01') }, 'autumn'],
  ])('%s', (_, wanted, id) => {
    expect(choosePeriod(list, wanted, today)?.id).toBe(id);
  });

  it('is the next to come when none holds today, the last when all are past, none when there is none', () => {
    expect(choosePeriod(list, {}, day('2026-07-01'))?.id).toBe('autumn');
    expect(choosePeriod(list, {}, day('2028-07-01'))?.id).toBe('next');
    expect(choosePeriod([], { period: 'x', remembered: spring }, today)).toBeUndefined();
  });

  it('is a simulation only when it is named, was shown last, or all live ones are past', () => {
    expect(choosePeriod([trial, spring], {}, today)?.id).toBe('trial');
    expect(choosePeriod([trial, next], {}, today)?.id).toBe('next');
    expect(choosePeriod([trial, next], { period: 'trial' }, today)?.id).toBe('trial');
    expect(choosePeriod([trial, next], { remembered: { start: trial.start, end: trial.end } }, today)?.id).toBe(
      'trial',
    );
  });
});

describe('the neighbour of a removed period', () => {
  it.each([
    ['next', 'autumn'],
    ['autumn', 'spring'],
    ['spring', 'autumn'],
  ])('of %s is %s', (gone, neighbour) => {
    expect(neighbourOf(list, gone)?.id).toBe(neighbour);
  });

  it('is none when none remain', () => {
    expect(neighbourOf([spring], 'spring')).toBeUndefined();
  });
});
