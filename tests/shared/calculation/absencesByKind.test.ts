import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { absencesByKind, receiptOver } from '#shared/calculation/index.ts';
import { absenceKinds } from '#shared/model/absence.ts';
import { addDays, type Day } from '#shared/time/day.ts';

const monday = '2026-11-23' as Day;
const week = { start: monday, end: addDays(monday, 6) };
const away = (from: number, to: number | null, workRateExcluded: number, absence: string | null) => ({
  start: addDays(monday, from),
  end: to === null ? null : addDays(monday, to),
  workRate: 0,
  workRateExcluded,
  absence,
  isFillIn: false,
  isContractor: false,
  weekendRate: 0,
  nightRate: 0,
  level: 0,
});
const of = (...assets: readonly (readonly ReturnType<typeof away>[])[]) =>
  absencesByKind(
    assets.map((periods) => ({ periods })),
    week,
    absenceKinds,
  );

describe('absences by kind', () => {
  it('are employees, each once a kind, and the mean of their rates over the days', () => {
    expect(
      of(
        [away(0, 1, 1, 'vacation'), away(4, 4, 0.5, 'vacation'), away(5, null, 0.7, 'sick')],
        [away(-30, 20, 0.25, 'vacation')],
        [away(0, 6, 0.4, null)],
      ),
    ).toEqual([
      { kind: 'vacation', persons: 2, services: expect.closeTo((2 + 0.5 + 7 * 0.25) / 7, 10) },
      { kind: 'sick', persons: 1, services: expect.closeTo((2 * 0.7) / 7, 10) },
      { kind: null, persons: 1, services: expect.closeTo(0.4, 10) },
    ]);
  });

  it('are none where no period on these days says a kind, or nobody is away', () => {
    expect(of([away(0, 6, 1, null)])).toEqual([]);
    expect(of([away(7, 13, 1, 'sick')], [away(0, 6, 0, 'sick')])).toEqual([]);
    expect(of()).toEqual([]);
  });

  it('add up to the services outside the staffing', () => {
    const period = fc.tuple(
      ...[fc.integer({ min: -9, max: 9 }), fc.integer({ min: 0, max: 9 })],
      fc.integer({ min: 0, max: 100 }),
      fc.constantFrom(...absenceKinds, null),
    );
    fc.assert(
      fc.property(fc.array(period, { minLength: 1, maxLength: 12 }), (drawn) => {
        const assets = drawn.map(([from, length, rate, kind], index) => ({
          id: String(index),
          periods: [away(from, from + length, rate / 100, kind)],
        }));
        const plan = { id: 'c', name: 'C', periods: [], shifts: [], demands: [], budget: [], assets };
        const byKind = absencesByKind(assets, week, absenceKinds);
        const sum = byKind.reduce((all, { services }) => all + services, 0);
        fc.pre(byKind.length > 0);
        expect(sum).toBeCloseTo(receiptOver(plan, week).workRateExcludedSum, 9);
      }),
    );
  });
});
