import { describe, expect, it } from 'vitest';
import type { Day } from '#shared/time/day.ts';
import { judgePeriod } from '#web/domain/planning/judgePeriod.ts';
import {
  bodyOf,
  changesTo,
  differenceOf,
  faultsIn,
  formOf,
  newForm,
  type PeriodForm,
  withMark,
  withRate,
} from '#web/features/assets/period/form.ts';
import { filledForEach, merged, typedForAll } from '#web/features/assets/period/merge.ts';
import { filledIn, plannedWith, proposedStart, typedInto } from '#web/features/assets/period/newPeriod.ts';
import { raisedRates, settledRates } from '#web/features/assets/period/rates.ts';
import { asset, period } from './asset.ts';

const day = (text: string) => text as Day;
const today = day('2026-11-21');
const rates = { workRate: '1', workRateExcluded: '0', weekendRate: '1', nightRate: '0,5', level: '3' };
const form = newForm({ start: day('2026-11-16'), end: null });

describe('without a work rate', () => {
  it.each(['', '0', '0,0', ' '])('"%s" nothing is left at weekends, nights and of the level', (workRate) =>
    expect(settledRates({ ...rates, workRate })).toEqual({
      ...rates,
      workRate,
      weekendRate: '0',
      nightRate: '0',
      level: '0',
    }),
  );
  it.each(['0,5', '1', 'en'])('"%s" they stay', (workRate) =>
    expect(settledRates({ ...rates, workRate })).toEqual({ ...rates, workRate }),
  );
});

describe('for several at once', () => {
  const idle = { ...rates, workRate: '0', weekendRate: '0', nightRate: '0', level: '0' };
  it.each(['weekendRate', 'nightRate', 'level'] as const)('%s without a work rate makes it 1', (field) =>
    expect(raisedRates({ ...idle, [field]: '2' }, field)).toEqual({ ...idle, [field]: '2', workRate: '1' }),
  );
  it('a zero does not', () => expect(raisedRates({ ...idle, level: '0' }, 'level')).toEqual(idle));
  it('a work rate of zero makes the three 0', () =>
    expect(settledRates(raisedRates({ ...rates, workRate: '0' }, 'workRate'))).toEqual(idle));
});

describe('the form', () => {
  it('begins with the defaults of the model', () =>
    expect(form).toMatchObject({ workRate: '1', weekendRate: '1', nightRate: '0', level: '0', workRateExcluded: '0' }));

  it.each([
    ['workRate', '1,01', { code: 'tooBig', max: 1 }],
    ['workRate', '75', { code: 'tooBig', max: 1 }],
    ['workRate', '101 %', { code: 'tooBig', max: 1 }],
    ['workRate', '12,345 %', { code: 'decimals', max: 4 }],
    ['workRate', '0,12345', { code: 'decimals', max: 4 }],
    ['workRate', '-0,5', { code: 'tooSmall', min: 0 }],
    ['workRate', 'halv', { code: 'number' }],
    ['workRateExcluded', '2', { code: 'tooBig', max: 1 }],
    ['weekendRate', '3,5', { code: 'tooBig', max: 3 }],
    ['weekendRate', '1,255', { code: 'decimals', max: 2 }],
    ['nightRate', '7,5', { code: 'tooBig', max: 7 }],
    ['level', '2,5', { code: 'level' }],
    ['level', '7', { code: 'tooBig', max: 6 }],
  ] as const)('refuses %s %s', (field, text, fault) =>
    expect(faultsIn(withRate(form, field, text))).toEqual({ [field]: fault }),
  );

  it.each([
    ['workRate', '0,8333'],
    ['workRate', '0.75'],
    ['workRate', '75 %'],
    ['workRateExcluded', '12,25 %'],
    ['workRateExcluded', ''],
    ['weekendRate', '2,25'],
    ['nightRate', '7'],
    ['level', '6'],
  ] as const)('takes %s %s', (field, text) => expect(faultsIn(withRate(form, field, text))).toEqual({}));

  it('needs a start, and an end that is not before it', () => {
    expect(faultsIn({ ...form, start: null })).toEqual({ start: { code: 'required' } });
    expect(faultsIn({ ...form, end: day('2026-11-15') })).toEqual({ end: { code: 'endBeforeStart' } });
  });

  it('clears the one mark when the other is set', () => {
    const substitute = withMark(form, 'isFillIn', true);
    expect(withMark(substitute, 'isContractor', true)).toMatchObject({ isFillIn: false, isContractor: true });
    expect(withMark(substitute, 'isFillIn', false)).toMatchObject({ isFillIn: false, isContractor: false });
  });

  it('sends what differs, as numbers', () => {
    const stored = period('2026-11-16', null, { workRate: 0.75, level: 3 });
    expect(changesTo(stored, formOf(stored))).toEqual({});
    const changed = withRate({ ...formOf(stored), end: day('2026-12-27') }, 'workRate', '0,5');
    expect(changesTo(stored, changed)).toEqual({ workRate: 0.5, end: '2026-12-27' });
    expect(changesTo(stored, withRate(formOf(stored), 'workRate', '0'))).toEqual({
      workRate: 0,
      weekendRate: 0,
      level: 0,
    });
  });

  it('sends the rate outside the staffing with another work rate, so that it stays as it is shown', () => {
    const stored = period('2026-11-16', null, { workRate: 0.5, workRateExcluded: 0.5 });
    expect(changesTo(stored, withRate(formOf(stored), 'workRate', '0,75'))).toEqual({
      workRate: 0.75,
      workRateExcluded: 0.5,
    });
  });

  it('knows what was typed', () =>
    expect(differenceOf(form, withRate(form, 'workRate', '0'))).toEqual({ workRate: '0' }));

  it('keeps weekend, night and level while a work rate that begins with 0 is typed', () => {
    const full = { ...form, nightRate: '1,5', level: '3' };
    const typing = withRate(full, 'workRate', '0');
    expect(bodyOf(typing)).toMatchObject({ workRate: 0, weekendRate: 0, nightRate: 0, level: 0 });
    const typed = withRate(withRate(typing, 'workRate', '0,'), 'workRate', '0,75');
    expect(bodyOf(typed)).toMatchObject({ workRate: 0.75, weekendRate: 1, nightRate: 1.5, level: 3 });
  });

  it('reads nothing as zero', () => expect(bodyOf({ ...form, nightRate: '' }).nightRate).toBe(0));
});

describe('a rate typed over an absence until further notice', () => {
  const periods = [
    period('2026-01-05', '2026-11-15', { level: 3 }),
    period('2026-11-16', null, { workRate: 0, workRateExcluded: 1, weekendRate: 0, absence: 'sick' }),
  ];
  const filled = (typed: Partial<PeriodForm>) => filledIn({ absent: undefined, typed }, periods, day('2026-12-07'));

  it('ends it in a new period, with the values of the employment around it', () => {
    expect(filled({})).toMatchObject({ workRate: '0', workRateExcluded: '1', absence: 'sick' });
    expect(filled({ workRate: '1' })).toMatchObject({
      workRate: '1',
      workRateExcluded: '0',
      absence: null,
      level: '3',
    });
    expect(filled({ workRate: '0,' })).toMatchObject({ workRateExcluded: '1', absence: 'sick' });
  });
  it('leaves a rate outside the staffing that is typed too', () =>
    expect(filled({ workRate: '0,5', workRateExcluded: '0,5' })).toMatchObject({
      workRate: '0,5',
      workRateExcluded: '0,5',
      absence: 'sick',
    }));
});

describe('a period among those of the same employee', () => {
  const open = period('2024-01-01', null);
  const closed = period('2027-01-04', '2027-03-28');
  const planner = { today, mayChangeHistory: false };
  const judged = (sibling: typeof open, start: string, end: string | null, changed?: typeof open) =>
    judgePeriod({
      list: changed ? [sibling, changed] : [sibling],
      chosen: { start: day(start), end: end === null ? null : day(end) },
      planner,
      since: 'historyLimit',
      changed,
    });

  it('ends the open-ended one that it starts in, when it is new', () =>
    expect(judged(open, '2026-11-16', null)).toEqual({ faults: {}, shortened: { ...open, end: '2026-11-15' } }));
  it('never shortens another, when it is changed', () =>
    expect(judged(open, '2026-11-23', null, period('2026-11-16', null)).faults).toEqual({ start: 'overlap' }));
  it('is refused over a closed one, when it is new', () => {
    expect(judged(closed, '2027-02-01', null).faults).toEqual({ start: 'overlap' });
    expect(judged(closed, '2026-11-16', '2027-01-10').faults).toEqual({ end: 'overlap' });
  });
  it('is accepted on free days', () => expect(judged(closed, '2027-03-29', null)).toEqual({ faults: {} }));
});

describe('a new period by default', () => {
  const plan = { start: day('2027-02-01'), end: day('2027-04-25') };
  const none = { absent: undefined, typed: {} };
  const holder = [
    period('2024-01-01', '2027-08-08', { nightRate: 1.5, level: 4 }),
    period('2027-08-09', '2027-08-22', { workRate: 0, workRateExcluded: 1, weekendRate: 0, comment: 'Semester' }),
    period('2027-08-23', null, { nightRate: 1.5, level: 4 }),
  ];

  it.each([
    ['next Monday', holder, undefined, '2026-11-23'],
    ['next Monday, however far the last period ends', [period('2024-01-01', '2027-08-08')], undefined, '2026-11-23'],
    ['this Monday when there is none', [], undefined, '2026-11-16'],
    ['with the plan period last shown, where that is to come', holder, plan, '2027-02-01'],
    ['next Monday in a plan period that has begun', holder, { ...plan, start: day('2026-09-07') }, '2026-11-23'],
  ])('starts %s', (_, periods, shown, start) => expect(proposedStart(periods, today, shown)).toBe(start));

  it('has the values of its start week until these end', () => {
    expect(filledIn(none, holder, day('2027-03-22'))).toMatchObject({
      start: '2027-03-22',
      end: null,
      workRate: '1',
      nightRate: '1,5',
      level: '4',
    });
  });

  it('keeps what is typed when the start changes, and proposes the rest anew', () => {
    const shown = filledIn(none, holder, day('2027-03-22'));
    const rate = typedInto({}, shown, withRate(shown, 'workRate', '0,75'));
    const moved = typedInto(
      rate,
      { ...shown, workRate: '0,75' },
      { ...shown, workRate: '0,75', start: day('2024-01-01') },
    );
    const early = [period('2024-01-01', '2024-06-30', { level: 2 }), ...holder.slice(1)];
    expect(filledIn({ ...none, typed: moved }, early, day('2027-03-22'))).toMatchObject({
      start: '2024-01-01',
      end: '2024-06-30',
      workRate: '0,75',
      level: '2',
    });
  });

  it('is an absence of one week with its kind as comment', () => {
    const values = { ...none, absent: { part: 1, absence: 'child' as const, comment: 'VAB' } };
    const shown = filledIn(values, holder, day('2027-03-22'));
    expect(shown).toMatchObject({ start: '2027-03-22', end: '2027-03-28', comment: 'VAB' });
    expect(plannedWith(values, shown, holder)?.periods.map((one) => [one.start, one.workRate, one.comment])).toEqual([
      ['2024-01-01', 1, ''],
      ['2027-03-22', 0, 'VAB'],
      ['2027-03-29', 1, ''],
      ['2027-08-09', 0, 'Semester'],
      ['2027-08-23', 1, ''],
    ]);
  });
});

describe('a new period for several', () => {
  const start = day('2026-11-23');
  const none = { absent: undefined, typed: {} };
  const anna = asset('Anna', period('2024-01-01', null, { workRate: 0.75, level: 3, isFillIn: true }));
  const bo = asset('Bo', period('2024-01-01', '2027-01-31', { workRate: 0.8, level: 3 }), period('2027-02-01', null));
  const idle = asset('Cia', period('2024-01-01', null, { workRate: 0, weekendRate: 0 }));
  const formsOf = (typed: Partial<PeriodForm>, ...employees: (typeof anna)[]) =>
    filledForEach({ ...none, typed }, employees, start);

  it('shows what all share; fields in which they differ are empty and named', () => {
    const { form: both, differing } = merged(formsOf({}, anna, bo));
    expect(both).toMatchObject({ start, end: null, workRate: '', level: '3', isFillIn: false, comment: '' });
    expect(differing).toEqual({ end: ['2027-01-31', 'null'], workRate: ['0,75', '0,8'], isFillIn: ['false', 'true'] });
  });

  it('sets what is typed for all, and leaves each the other values and the planned end', () => {
    const [first, second] = formsOf({ level: '4' }, anna, bo);
    expect(first).toMatchObject({ workRate: '0,75', level: '4', isFillIn: true, end: null });
    expect(second).toMatchObject({ workRate: '0,8', level: '4', isFillIn: false, end: '2027-01-31' });
  });

  it('takes the substitute mark from those who get the contractor mark', () =>
    expect(formsOf({ isContractor: true }, anna, bo).map((one) => [one.isContractor, one.isFillIn])).toEqual([
      [true, false],
      [true, false],
    ]));

  it('makes an own work rate of 0 to 1 when a level is typed, not one that was typed', () => {
    expect(formsOf({ level: '2' }, anna, idle).map(({ workRate }) => workRate)).toEqual(['0,75', '1']);
    expect(formsOf({ level: '2', workRate: '0' }, anna, idle).map(({ workRate }) => workRate)).toEqual(['0', '0']);
    expect(formsOf({ level: '0' }, anna, idle).map(({ workRate }) => workRate)).toEqual(['0,75', '0']);
  });

  it('leaves a rate to each employee again when it is emptied, where they differ', () => {
    const own = merged(formsOf({}, anna, bo)).differing;
    const shown = merged(formsOf({ workRate: '1', level: '4' }, anna, bo)).form;
    const typed = { workRate: '1', level: '4' };
    expect(typedForAll(typed, shown, { ...shown, workRate: '' }, own)).toEqual({ level: '4' });
    expect(typedForAll(typed, shown, { ...shown, level: '' }, own)).toEqual({ workRate: '1', level: '' });
  });
});
