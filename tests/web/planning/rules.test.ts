import { describe, expect, it } from 'vitest';
import { firstChange, firstStart, judgeChange, judgeNew, proposalOf } from '#web/planning/rules.ts';
import { day, schema } from '../schemas/support.ts';

// A Wednesday: this Monday is 2026-11-16, the 10-week limit 2026-09-07.
const today = day('2026-11-18');
const planner = { today, mayChangeHistory: false };
const boss = { today, mayChangeHistory: true };
const chosen = (start: string | null, end: string | null) => ({
  start: start === null ? null : day(start),
  end: end === null ? null : day(end),
});
const old = schema('old', '2026-01-05', '2026-03-01');
const current = schema('current', '2026-11-02', '2026-12-27');
const open = schema('open', '2026-11-02', null);

describe('how far back', () => {
  it('is this Monday for a new period and ten weeks for a change, without history rights', () => {
    expect([firstStart(planner), firstChange(planner)]).toEqual(['2026-11-16', '2026-09-07']);
    expect([firstStart(boss), firstChange(boss)]).toEqual([undefined, undefined]);
  });
});

describe('the proposed period', () => {
  it.each([
    ['follows the last with its length', [current], planner, '2026-12-28', '2027-02-21'],
    ['follows an old one, for who may change history', [old], boss, '2026-03-02', '2026-04-26'],
    ['keeps that length from this Monday, for others', [old], planner, '2026-11-16', '2027-01-10'],
    ['is open from next Monday after an open one', [open], planner, '2026-11-23', null],
    ['is open from this Monday when there is none', [], planner, '2026-11-16', null],
  ])('%s', (_, list, asker, start, end) => {
    expect(proposalOf(list, asker)).toEqual({ start, end });
  });
});

describe('a new period', () => {
  it.each([
    ['without a start', chosen(null, '2027-01-10'), { start: 'required' }],
    ['that ends before it starts', chosen('2027-01-11', '2027-01-10'), { end: 'endBeforeStart' }],
    ['that starts last week', chosen('2026-11-09', '2026-11-15'), { start: 'pastStart' }],
    ['that starts inside another', chosen('2026-12-21', '2027-01-10'), { start: 'overlap' }],
    ['that reaches into another', chosen('2026-12-28', '2027-02-07'), { end: 'overlap' }],
    ['between the others', chosen('2026-12-28', '2027-01-31'), {}],
  ])('%s', (_, period, faults) => {
    const list = [current, schema('later', '2027-02-01', '2027-03-28')];
    expect(judgeNew(list, period, planner)).toMatchObject({ faults });
  });

  it('may start in the past for who may change history', () => {
    expect(judgeNew([current], chosen('2020-01-06', '2020-01-12'), boss).faults).toEqual({});
  });

  it('ends an open one the day before, and says which', () => {
    expect(judgeNew([open], chosen('2026-11-23', null), planner)).toEqual({
      faults: {},
      shortened: { ...open, end: '2026-11-22' },
    });
    expect(judgeNew([open], chosen('2026-11-02', null), boss).faults).toEqual({ start: 'overlap' });
  });
});

describe('a changed period', () => {
  const begun = schema('begun', '2026-08-31', '2026-10-04');
  const list = [old, begun, current];
  it.each([
    ['an end within ten weeks', begun, chosen('2026-08-31', '2026-09-13'), {}],
    ['an end older than that', begun, chosen('2026-08-31', '2026-09-06'), { end: 'history' }],
    ['the start of one begun before that', begun, chosen('2026-09-07', '2026-10-04'), { start: 'history' }],
    ['anything of one that ended before that', old, chosen('2026-01-05', '2026-12-27'), { end: 'history' }],
    ['a start to before that', current, chosen('2026-08-31', '2026-12-27'), { start: 'history' }],
    ['an end into the next', begun, chosen('2026-08-31', '2026-11-08'), { end: 'overlap' }],
    ['a start into the one before', current, chosen('2026-09-28', '2026-12-27'), { start: 'overlap' }],
    ['an end left open before the next', begun, chosen('2026-08-31', null), { end: 'overlap' }],
    ['nothing', begun, begun, {}],
  ])('%s', (_, period, to, faults) => {
    expect(judgeChange(list, period, to, planner)).toEqual(faults);
  });

  it('may be moved anywhere free by who may change history', () => {
    expect(judgeChange(list, old, chosen('2025-01-06', '2026-08-30'), boss)).toEqual({});
  });
});
