import { describe, expect, it } from 'vitest';
import type { Day } from '#shared/time/day.ts';
import { bedsOf, followed, isBedText } from '#web/features/demand/beds/counts.ts';
import { chosenOf, latestFirst, neighbourOf } from '#web/features/demand/period/chosen.ts';
import { actionsOf } from '#web/features/demand/period/menu.ts';
import { indicatorsOf } from '#web/features/demand/period/useListed.ts';
import { judgeChange, judgeNew, proposalOf } from '#web/planning/rules.ts';
import { demandOf } from './support.ts';

const day = (text: string) => text as Day;
const of = (id: string, start: string, end: string | null, change: object = {}) =>
  demandOf({ id, start: day(start), end: end === null ? null : day(end), ...change });

const winter = of('winter', '2026-01-05', '2026-02-01');
const spring = of('spring', '2026-02-02', '2026-03-29');
const open = of('open', '2026-03-30', null);
const trial = of('trial', '2026-02-02', '2026-02-15', { simulation: true });
const all = latestFirst([winter, trial, spring, open]);
const planner = { today: day('2026-02-19'), mayChangeHistory: false };
const manager = { today: day('2026-02-19'), mayChangeHistory: true };

describe('the list', () => {
  it('has the latest first, and the live one before its simulation', () => {
    expect(all.map(({ id }) => id)).toEqual(['open', 'spring', 'trial', 'winter']);
  });

  it('shows what the address names, else what was shown last, else today’s, else the latest', () => {
    const shown = (asked?: string, remembered?: typeof winter, today = '2026-02-19') =>
      chosenOf(all, asked, remembered, day(today))?.id;
    expect(shown('winter', spring)).toBe('winter');
    expect(shown('gone', winter)).toBe('winter');
    expect(shown(undefined, undefined)).toBe('spring');
    expect(shown(undefined, undefined, '2025-01-01')).toBe('open');
    expect(chosenOf([], 'x', winter, day('2026-02-19'))).toBeUndefined();
  });

  it('selects the neighbour of one that goes', () => {
    expect(neighbourOf(all, 'open')?.id).toBe('spring');
    expect(neighbourOf(all, 'winter')?.id).toBe('trial');
    expect(neighbourOf([winter], 'winter')).toBeUndefined();
  });

  it('marks what there is to know; a simulation stands beside the others, so its gaps are none', () => {
    const gaps = { hasDisconnectedStart: true, hasDisconnectedEnd: true };
    expect(indicatorsOf(of('x', '2026-02-02', null, { ...gaps, locked: true }), true)).toEqual([
      'dirty',
      'locked',
      'gapBefore',
      'gapAfter',
    ]);
    expect(indicatorsOf(of('x', '2026-02-02', null, { ...gaps, simulation: true }), false)).toEqual(['simulation']);
  });
});

describe('the menu', () => {
  it.each([
    ['editable', true, ['change', 'simulation', 'lock', 'remove', 'print']],
    ['partial', true, ['change', 'print']],
    ['readOnly', true, ['print']],
    ['editable', false, ['print']],
  ] as const)('%s, may write: %j', (level, canWrite, actions) => {
    expect(actionsOf(level, canWrite)).toEqual(actions);
  });
});

describe('a new period', () => {
  const closed = [winter, spring, trial];

  it('is proposed the day after the last live one, of its length', () => {
    expect(proposalOf(closed, manager)).toEqual({ start: '2026-03-30', end: '2026-05-24' });
    expect(proposalOf([winter], planner)).toEqual({ start: '2026-02-16', end: '2026-03-15' });
    expect(proposalOf([], planner)).toEqual({ start: '2026-02-16', end: null });
  });

  it.each([
    ['in the past, for who may not', planner, '2026-02-09', null, false, { start: 'pastStart' }],
    ['over another', planner, '2026-02-23', '2026-03-01', false, { start: 'overlap' }],
    ['over another, as a simulation', planner, '2026-02-23', '2026-03-01', true, {}],
    ['with an end before its start', manager, '2026-06-01', '2026-05-03', false, { end: 'endBeforeStart' }],
    ['free', planner, '2026-03-30', '2026-05-24', false, {}],
  ] as const)('%s', (_, asker, start, end, simulation, faults) => {
    const chosen = { start: day(start), end: end === null ? null : day(end), simulation };
    expect(judgeNew(closed, chosen, asker).faults).toEqual(faults);
  });

  it('tells which open one it ends', () => {
    const chosen = { start: day('2026-06-01'), end: null };
    expect(judgeNew(all, { ...chosen, simulation: false }, planner).shortened?.id).toBe('open');
    expect(judgeNew(all, { ...chosen, simulation: true }, planner).shortened).toBeUndefined();
  });
});

describe('a moved period', () => {
  it.each([
    ['over a live one', spring, '2026-02-02', '2026-04-05', { end: 'overlap' }],
    ['a simulation over a live one', trial, '2026-02-02', '2026-04-05', {}],
    ['past its own old dates', spring, '2026-02-09', '2026-03-22', {}],
    ['farther back than ten weeks', winter, '2025-12-01', '2026-02-01', { start: 'history' }],
  ] as const)('%s', (_, period, start, end, faults) => {
    expect(judgeChange(all, period, { start: day(start), end: day(end) }, planner)).toEqual(faults);
  });
});

describe('beds', () => {
  it('are at most three digits', () => {
    expect(['', '24', '999', '1000', '2,5', 'x'].map(isBedText)).toEqual([true, true, true, false, false, false]);
    expect([bedsOf(''), bedsOf('0'), bedsOf(' 24 ')]).toEqual([null, 0, 24]);
  });

  it('an empty one follows the other', () => {
    expect(followed({ beds: '24', weekendBeds: '' })).toEqual({ beds: '24', weekendBeds: '24' });
    expect(followed({ beds: '', weekendBeds: '20' })).toEqual({ beds: '20', weekendBeds: '20' });
    expect(followed({ beds: '24', weekendBeds: '0' })).toEqual({ beds: '24', weekendBeds: '0' });
  });
});
