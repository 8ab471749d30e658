import { describe, expect, it } from 'vitest';
import { firstChange, firstStart } from '#shared/planning/periodRules.ts';
import { judgePeriod } from '#web/domain/planning/judgePeriod.ts';
import { demandOf } from '../../features/demand/support.ts';
import { day, schema } from '../../features/schemas/support.ts';

// A Wednesday: this Monday is 2026-11-16, the 10-week limit 2026-09-07.
const today = day('2026-11-18');
const planner = { today, mayChangeHistory: false };
const administrator = { today, mayChangeHistory: true };
const chosen = (start: string | null, end: string | null) => ({
  start: start === null ? null : day(start),
  end: end === null ? null : day(end),
});
const old = schema('old', '2026-01-05', '2026-03-01');
const current = schema('current', '2026-11-02', '2026-12-27');
const open = schema('open', '2026-11-02', null);

describe('the first day of a period', () => {
  it('is this Monday for a new plan period and the 10-week limit for a change or new staff, without history rights', () => {
    expect([firstStart(planner, 'thisWeek'), firstStart(planner, 'historyLimit'), firstChange(planner)]).toEqual([
      '2026-11-16',
      '2026-09-07',
      '2026-09-07',
    ]);
  });

  it('is any day with history rights', () => {
    expect([firstStart(administrator, 'thisWeek'), firstChange(administrator)]).toEqual([undefined, undefined]);
  });
});

describe('a new period', () => {
  it.each([
    ['is refused without a start', chosen(null, '2027-01-10'), { start: 'required' }],
    ['is refused when it ends before it starts', chosen('2027-01-11', '2027-01-10'), { end: 'endBeforeStart' }],
    ['is refused when it starts last week', chosen('2026-11-09', '2026-11-15'), { start: 'pastStart' }],
    ['is refused when it starts inside another', chosen('2026-12-21', '2027-01-10'), { start: 'overlap' }],
    ['is refused when it reaches into another', chosen('2026-12-28', '2027-02-07'), { end: 'overlap' }],
    ['is accepted between two others', chosen('2026-12-28', '2027-01-31'), {}],
  ])('%s', (_, period, faults) => {
    const list = [current, schema('later', '2027-02-01', '2027-03-28')];
    expect(judgePeriod({ list, chosen: period, planner })).toMatchObject({ faults });
  });

  it('of staff may start up to ten weeks back', () => {
    const since = 'historyLimit';
    const judged = (start: string) =>
      judgePeriod({ list: [], chosen: chosen(start, '2026-10-04'), planner, since }).faults;
    expect(judged('2026-09-07')).toEqual({});
    expect(judged('2026-08-31')).toEqual({ start: 'history' });
  });

  it('may start in the past with history rights', () => {
    const period = chosen('2020-01-06', '2020-01-12');
    expect(judgePeriod({ list: [current], chosen: period, planner: administrator }).faults).toEqual({});
  });

  it('ends an open-ended period the day before, and names it', () => {
    expect(judgePeriod({ list: [open], chosen: chosen('2026-11-23', null), planner })).toEqual({
      faults: {},
      shortened: { ...open, end: '2026-11-22' },
    });
  });

  it('is refused inside a locked open-ended period, which it cannot shorten, but not as a simulation', () => {
    const list = [{ ...demandOf({ start: day('2026-11-02'), end: null }), locked: true }];
    const period = chosen('2026-11-23', null);
    expect(judgePeriod({ list, chosen: period, planner })).toEqual({ faults: { start: 'withinLocked' } });
    expect(judgePeriod({ list, chosen: { ...period, simulation: true }, planner }).faults).toEqual({});
  });

  it('is refused when it starts together with an open-ended period', () => {
    const judged = judgePeriod({ list: [open], chosen: chosen('2026-11-02', null), planner: administrator });
    expect(judged.faults).toEqual({ start: 'overlap' });
  });
});

describe('a changed period', () => {
  const begun = schema('begun', '2026-08-31', '2026-10-04');
  const list = [old, begun, current];
  it.each([
    ['may end within ten weeks', begun, chosen('2026-08-31', '2026-09-13'), {}],
    ['may not end earlier than that', begun, chosen('2026-08-31', '2026-09-06'), { end: 'history' }],
    ['keeps a start before the limit', begun, chosen('2026-09-07', '2026-10-04'), { start: 'history' }],
    ['keeps an end before the limit', old, chosen('2026-01-05', '2026-12-27'), { end: 'history' }],
    ['may not start before the limit', current, chosen('2026-08-31', '2026-12-27'), { start: 'history' }],
    ['may not end inside the next', begun, chosen('2026-08-31', '2026-11-08'), { end: 'overlap' }],
    ['may not start inside the one before', current, chosen('2026-09-28', '2026-12-27'), { start: 'overlap' }],
    ['may not be open-ended before the next', begun, chosen('2026-08-31', null), { end: 'overlap' }],
    ['is accepted unchanged', begun, begun, {}],
  ])('%s', (_, changed, to, faults) => {
    expect(judgePeriod({ list, chosen: to, planner, changed }).faults).toEqual(faults);
  });

  it('may be moved to any free weeks with history rights', () => {
    const to = chosen('2025-01-06', '2026-08-30');
    expect(judgePeriod({ list, chosen: to, planner: administrator, changed: old }).faults).toEqual({});
  });
});

describe('a simulation', () => {
  const of = (id: string, start: string, end: string | null, change: object = {}) =>
    demandOf({ id, start: day(start), end: end === null ? null : day(end), ...change });
  const winter = of('winter', '2026-01-05', '2026-02-01');
  const spring = of('spring', '2026-02-02', '2026-03-29');
  const trial = of('trial', '2026-02-02', '2026-02-15', { simulation: true });
  const openEnded = of('open', '2026-03-30', null);
  const list = [openEnded, spring, trial, winter];
  const inFebruary = { today: day('2026-02-19'), mayChangeHistory: false };

  it.each([
    ['new, over a live period, is accepted', '2026-02-23', '2026-03-01', true, {}],
    ['is not in the way of a new live period', '2026-03-30', '2026-05-24', false, {}],
    ['does not make room for a live period', '2026-02-23', '2026-03-01', false, { start: 'overlap' }],
  ] as const)('%s', (_, start, end, simulation, faults) => {
    const judged = judgePeriod({
      list: [winter, spring, trial],
      chosen: { ...chosen(start, end), simulation },
      planner: inFebruary,
    });
    expect(judged.faults).toEqual(faults);
  });

  it.each([
    ['moved over a live period, is accepted', trial, '2026-02-02', '2026-04-05', {}],
    ['is not in the way of a moved live period', spring, '2026-02-09', '2026-03-22', {}],
    ['does not let a live period move over another', spring, '2026-02-02', '2026-04-05', { end: 'overlap' }],
    ['or not, a period starts after the limit', winter, '2025-12-01', '2026-02-01', { start: 'history' }],
  ] as const)('%s', (_, changed, start, end, faults) => {
    expect(judgePeriod({ list, chosen: chosen(start, end), planner: inFebruary, changed }).faults).toEqual(faults);
  });

  it('never shortens an open-ended period', () => {
    const from = (simulation: boolean) => ({ ...chosen('2026-06-01', null), simulation });
    expect(judgePeriod({ list, chosen: from(false), planner: inFebruary }).shortened?.id).toBe('open');
    expect(judgePeriod({ list, chosen: from(true), planner: inFebruary }).shortened).toBeUndefined();
  });
});
