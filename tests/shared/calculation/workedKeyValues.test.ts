import { describe, expect, it } from 'vitest';
import { followUpOf, workedKeyValues, workedSums } from '#shared/calculation/index.ts';
import { workedPlan as plan } from './workedPlan.ts';

const all = { year: 2026, months: [1, 2, 3, 4, 5] };

describe('the sums of key values of worked hours', () => {
  it('1 are over the months with demand, beds on every day and worked time', () => {
    const { sums, counted, lacks } = workedSums(plan, 1, all);
    expect(counted).toBe(2);
    expect(sums).toEqual({
      demand: 1416,
      worklog: 1390,
      detailed: 31,
      overtime: 32.6,
      resource: 31,
      rental: 90,
      bedDays: 590,
      beds: 10,
      averageWeekendBeds: 10,
    });
    expect(lacks).toEqual([
      { kind: 'demand', month: 3 },
      { kind: 'demand', month: 4 },
      { kind: 'beds', month: 4 },
      { kind: 'demand', month: 5 },
      { kind: 'beds', month: 5 },
      { kind: 'worklog', month: 5 },
    ]);
  });

  it('2 need no demand', () => {
    const { sums, counted, lacks } = workedSums(plan, 2, all);
    expect(counted).toBe(3);
    expect(sums).toMatchObject({ rental: 90, overtime: 32.6, resource: 41 });
    // 31 days of (13 × 12 + 8 × 6) ÷ 21 beds.
    expect(sums?.bedDays).toBeCloseTo(590 + (31 * 204) / 21, 9);
    expect(sums?.averageWeekendBeds).toBeCloseTo((59 * 10 + 31 * 6) / 90, 9);
    expect(lacks.map(({ kind }) => kind)).toEqual(['beds', 'beds', 'worklog']);
  });

  it('count a month in which one of two worked activities has a value with the worked time of the follow-up', () => {
    const rows = followUpOf(plan, 2026).groups.flatMap((group) => group.rows);
    expect(workedSums(plan, 2, { year: 2026, months: [3] })).toMatchObject({ sums: { worklog: 500 }, counted: 1 });
    expect(rows.find(({ source }) => source.row === 'worked')?.months[2]).toBe(500);
  });

  it('leave out a month of 0 beds, with its hours, and name it', () => {
    const closed = { start: '2026-02-01', end: '2026-02-28', beds: 0, weekendBeds: 0 };
    const beds = [{ start: '2026-01-01', end: '2026-01-31', beds: 10, weekendBeds: 10 }, closed];
    const both = { year: 2026, months: [1, 2] };
    const january = workedSums(plan, 2, { year: 2026, months: [1] });
    expect(january).toMatchObject({ counted: 1, lacks: [], sums: { bedDays: 310 } });
    for (const keyValue of [1, 2] as const)
      expect(workedSums({ ...plan, beds }, keyValue, both)).toEqual({
        ...workedSums(plan, keyValue, { year: 2026, months: [1] }),
        lacks: [{ kind: 'beds', month: 2 }],
      });
    const closing = [beds[0]!, { ...closed, end: '2026-02-01' }, { ...closed, start: '2026-02-02', beds: 10 }];
    expect(workedSums({ ...plan, beds: closing }, 2, both)).toMatchObject({ counted: 2, lacks: [] });
  });

  it('are undefined when no month counts', () => {
    expect(workedSums(plan, 1, { year: 2026, months: [3, 6] })).toMatchObject({ sums: undefined, counted: 0 });
  });
});

describe('key values 1 and 2', () => {
  it('are hours over bed-days of the same months', () => {
    const { sums } = workedSums(plan, 1, all);
    expect(workedKeyValues([sums!])).toEqual({
      demand: 1416,
      worklog: 1390,
      diff: -26,
      beds: 10,
      averageWeekendBeds: 10,
      demandPerBedAndDay: 2.4,
      worklogPerBedAndDay: expect.closeTo(1390 / 590, 9),
      diffDemandWorklogPerBedAndDay: expect.closeTo(-26 / 590, 9),
      resourcePerBedAndDay: expect.closeTo(31 / 590, 9),
      overTimePerBedAndDay: expect.closeTo(32.6 / 590, 9),
      rentalPerBedAndDay: expect.closeTo(90 / 590, 9),
      diffResources: expect.closeTo(-26 / 590, 9),
      detailedResources: expect.closeTo(31 / 590, 9),
      unspecifiedResources: expect.closeTo(-57 / 590, 9),
    });
  });

  it('of units together are weighted by bed-days, and their beds are added up', () => {
    const one = workedSums(plan, 1, all).sums!;
    const other = { ...one, demand: 100, worklog: 300, bedDays: 10, beds: 1, averageWeekendBeds: 2 };
    expect(workedKeyValues([one, other])).toMatchObject({
      demand: 1516,
      worklog: 1690,
      diff: 174,
      beds: 11,
      averageWeekendBeds: 12,
      demandPerBedAndDay: expect.closeTo(1516 / 600, 9),
      worklogPerBedAndDay: expect.closeTo(1690 / 600, 9),
    });
  });

  it('are null without units or without bed-days', () => {
    const none = workedKeyValues([]);
    expect(new Set(Object.values(none))).toEqual(new Set([null]));
    const one = workedSums(plan, 1, all).sums!;
    expect(workedKeyValues([{ ...one, bedDays: 0 }])).toMatchObject({
      demand: 1416,
      demandPerBedAndDay: null,
      diffResources: null,
    });
  });
});
