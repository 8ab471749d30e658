import { describe, expect, it } from 'vitest';
import type { LogEntry } from '#shared/model/log.ts';
import { consequenceOf } from '#web/domain/history/consequence.ts';

const entry = (change: Partial<LogEntry>): LogEntry => ({
  key: '1',
  at: '',
  by: 'eva@demo.se',
  action: 'update',
  object: 'asset',
  id: 'i',
  orgId: 'o',
  path: {},
  place: '',
  person: 'Bo Ek',
  period: null,
  before: {},
  after: {},
  ...change,
});
const period = (start: string, end: string | null, workRate = 1) => ({ start, end, workRate });
const employed = (...periods: ReturnType<typeof period>[]) => ({ periods });
const demand = (services: number | null) => ({ summary: { hoursPerWeek: 1, services } });

describe('what a change of an employee means', () => {
  const before = employed(period('2026-01-05', null));
  it.each([
    ['an end', employed(period('2026-01-05', '2026-12-13')), { kind: 'ends', day: '2026-12-13' }],
    [
      'a lower rate from a day on',
      employed(period('2026-01-05', '2026-11-29'), period('2026-11-30', null, 0.8)),
      { kind: 'rate', before: 1, after: 0.8, day: '2026-11-30' },
    ],
    ['a later start', employed(period('2026-02-02', null)), { kind: 'begins', day: '2026-02-02' }],
    ['equal rates in two periods', employed(period('2026-01-05', '2026-11-29'), period('2026-11-30', null)), undefined],
    ['no period left', { periods: [] }, undefined],
    ['another name', { name: 'Bo Ek' }, undefined],
  ])('is said of %s', (_, after, consequence) => {
    expect(consequenceOf(entry({ before, after }))).toEqual(consequence);
  });

  it('is said of who stays longer, or until further notice', () => {
    const ending = employed(period('2026-01-05', '2026-11-29'));
    expect(consequenceOf(entry({ before: ending, after: employed(period('2026-01-05', '2027-01-03')) }))).toEqual({
      kind: 'stays',
      day: '2027-01-03',
    });
    expect(consequenceOf(entry({ before: ending, after: before }))).toEqual({ kind: 'staysOn' });
  });

  it('is said of who is new, and of a rate of one period; not of a period that may be followed by another', () => {
    expect(consequenceOf(entry({ action: 'create', before: null, after: before }))).toEqual({
      kind: 'begins',
      day: '2026-01-05',
    });
    const days = { start: '2026-11-30', end: null };
    const one = { object: 'assetPeriod', period: days };
    expect(consequenceOf(entry({ ...one, before: { workRate: 1 }, after: { workRate: 0.5 } }))).toEqual({
      kind: 'rate',
      before: 1,
      after: 0.5,
      day: '2026-11-30',
    });
    expect(consequenceOf(entry({ ...one, before: { end: null }, after: { end: '2026-12-13' } }))).toBeUndefined();
  });
});

describe('what a change of demand means', () => {
  const changed = { object: 'demand', period: { start: '2026-11-23', end: null } };
  it('is the services of a week that are added or taken away', () => {
    expect(consequenceOf(entry({ ...changed, before: demand(14.23), after: demand(14.65) }))).toEqual({
      kind: 'services',
      difference: 0.42,
    });
    expect(consequenceOf(entry({ ...changed, before: demand(2), after: demand(1.5) }))).toMatchObject({
      difference: -0.5,
    });
  });

  it('is not said of a simulation, of unknown services, and of a comment', () => {
    const simulated = { ...changed.period, simulation: true };
    const both = { before: demand(1), after: demand(2) };
    expect(consequenceOf(entry({ ...changed, ...both, period: simulated }))).toBeUndefined();
    expect(consequenceOf(entry({ ...changed, before: demand(null), after: demand(2) }))).toBeUndefined();
    expect(consequenceOf(entry({ ...changed, before: { comment: '' }, after: { comment: 'x' } }))).toBeUndefined();
  });
});
