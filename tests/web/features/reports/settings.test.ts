import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measures } from '#shared/calculation/index.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { mondayOf, sundayOf, weeksOf } from '#shared/time/week.ts';
import {
  refusesWeekendTable,
  withFlag,
  withKeyValue,
  withLevel,
  withStartYear,
  withType,
  withWeek,
} from '#web/features/reports/model/change.ts';
import { firstSettings, readSettings, type Settings, writeSettings } from '#web/features/reports/model/settings.ts';
import { forecastTypes, reportLevels, reportTypes, types } from '#web/features/reports/model/types.ts';

const today = '2026-02-04' as Day;
const first = (type: Settings['type'] = 'demands') => firstSettings(today, type, 'unit');
const assets = first('assets');

const anyDay = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2020-01-06' as Day, days));
const anySettings = fc
  .record({
    type: fc.constantFrom(...reportTypes),
    level: fc.constantFrom(...reportLevels),
    forecastType: fc.constantFrom(...forecastTypes),
    from: anyDay,
    weeks: fc.integer({ min: 0, max: 300 }),
    unitIds: fc.option(fc.uniqueArray(fc.stringMatching(/^[a-z0-9-]{1,8}$/)), { nil: undefined }),
    forCat: fc.option(fc.uniqueArray(fc.constantFrom('Sjuksköterska', 'Läkare, ST', 'A&B = C', 'x + y')), {
      nil: undefined,
    }),
    activities: fc.option(fc.uniqueArray(fc.constantFrom('Övertid', 'Vak, jour', '100 % & mer')), { nil: undefined }),
    keyvalue: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const, 4 as const),
    simulateWeek: fc.integer({ min: 0, max: 53 }),
    measure: fc.constantFrom(...measures),
    startYear: fc.integer({ min: 2000, max: 2050 }),
    more: fc.integer({ min: 0, max: 9 }),
    startMonth: fc.integer({ min: 1, max: 12 }),
    endMonth: fc.integer({ min: 1, max: 12 }),
    checked: fc.array(fc.nat({ max: 9 })),
  })
  .map(({ from, weeks, more, checked, ...rest }): Settings => {
    const start = mondayOf(from);
    return {
      ...rest,
      resolution: 'week',
      start,
      end: sundayOf(addDays(start, weeks * 7)),
      endYear: rest.startYear + more,
      flags: new Set(checked.flatMap((index) => types[rest.type].flags[index] ?? [])),
    };
  });

describe('the settings of a report', () => {
  it('of a form that nothing was chosen in are the whole weeks and months of this year', () => {
    const { start, end, startYear, startMonth, endMonth } = first();
    expect([start, end, startYear, startMonth, endMonth]).toEqual(['2025-12-29', '2027-01-03', 2026, 1, 12]);
    expect(weeksOf({ start, end })).toHaveLength(53);
  });

  it('are read from the address that they were written to', () => {
    fc.assert(
      fc.property(anySettings, (settings) => {
        const address = new URLSearchParams(
          writeSettings(settings, new URLSearchParams('orgId=o&type=assets&forCat=old&created=1')).toString(),
        );
        const read = readSettings(address, (type) => ({ ...settings, ...first(type), level: 'unit' }));
        // What the report does not use is not in its address.
        expect(writeSettings(read, new URLSearchParams('orgId=o')).toString()).toBe(address.toString());
        expect([read.type, read.level, [...read.flags].sort()]).toEqual([
          settings.type,
          settings.level,
          [...settings.flags].sort(),
        ]);
      }),
    );
  });

  it('that an address cannot mean are those of the empty form', () => {
    const odd = new URLSearchParams(
      'type=budget&level=ward&start=2026-02-30&end=x&keyvalue=7&simulateWeek=99&startMonth=13&showTable=yes',
    );
    expect(readSettings(odd, first)).toEqual(first());
  });

  it('take the days of the export form and turn no range around', () => {
    const read = readSettings(new URLSearchParams('start=2026-02-02T00:00:00&end=2026-01-01'), first);
    expect([read.start, read.end]).toEqual(['2026-02-02', '2026-02-08']);
  });

  it('name no forecast when the address names one that does not exist', () => {
    expect(readSettings(new URLSearchParams('type=prognos&forecastType=none'), first).forecastType).toBeUndefined();
  });
});

describe('a change of the settings', () => {
  const chosen: Settings = {
    ...first('keyvalues'),
    unitIds: ['u1'],
    forCat: ['Läkare'],
    keyvalue: 4,
    simulateWeek: 7,
    startMonth: 3,
    endMonth: 4,
  };

  it('of type or level forgets key value, units, categories and months', () => {
    for (const next of [withType(chosen, 'assets'), withLevel(chosen, 'area')])
      expect(next).toMatchObject({ unitIds: undefined, forCat: undefined, keyvalue: 0, startMonth: 1, endMonth: 12 });
    expect(withType(chosen, 'assets').flags).toEqual(new Set());
  });

  it('of the start year moves an earlier end year up', () => {
    expect(withStartYear(chosen, 2028)).toMatchObject({ startYear: 2028, endYear: 2028 });
    expect(withStartYear({ ...chosen, endYear: 2030 }, 2028).endYear).toBe(2030);
    expect(withStartYear({ ...chosen, simulateWeek: 53 }, 2027).simulateWeek).toBe(53);
  });

  it('to key value 4 simulates the week of the first day, week 1 for a day of another year', () => {
    const open = { ...chosen, simulateWeek: 0 };
    expect(withKeyValue({ ...open, start: '2026-03-02' as Day }, 4).simulateWeek).toBe(10);
    expect(withKeyValue({ ...open, start: '2025-03-03' as Day }, 4).simulateWeek).toBe(1);
    expect(withKeyValue(withKeyValue(open, 4), 3).simulateWeek).toBe(0);
  });

  it('to another key value keeps a chosen week where weeks are simulated', () => {
    const typed = { ...chosen, keyvalue: 3 as const, simulateWeek: 20 };
    expect(([4, 3, 1] as const).map((other) => withKeyValue(typed, other).simulateWeek)).toEqual([20, 20, 0]);
  });

  it('of one end of the weeks pulls the other along', () => {
    const range = { ...assets, start: '2026-02-02' as Day, end: '2026-03-01' as Day };
    expect(withWeek(range, 'start', '2026-04-06' as Day)).toMatchObject({ start: '2026-04-06', end: '2026-04-12' });
    expect(withWeek(range, 'end', '2026-01-05' as Day)).toMatchObject({ start: '2026-01-05', end: '2026-01-11' });
    expect(withWeek(range, 'end', '2026-02-16' as Day)).toMatchObject({ start: '2026-02-02', end: '2026-02-22' });
  });

  it('shows weekend shifts for 24 weeks and refuses them for 25', () => {
    const weeks = (count: number) => withWeek({ ...assets }, 'end', addDays(assets.start, (count - 1) * 7));
    const shown = withFlag(weeks(24), 'showTable', true);
    expect([refusesWeekendTable(weeks(24)), shown.flags.has('showTable')]).toEqual([false, true]);
    expect([refusesWeekendTable(weeks(25)), withFlag(weeks(25), 'showTable', true).flags.has('showTable')]).toEqual([
      true,
      false,
    ]);
    expect(withWeek(shown, 'end', addDays(shown.start, 24 * 7)).flags.has('showTable')).toBe(false);
  });

  it('that adds up units adds up their categories', () => {
    expect([...withFlag(first('prognos'), 'summarizeUnits', true).flags].sort()).toEqual([
      'summarizeAssets',
      'summarizeUnits',
    ]);
  });
});
