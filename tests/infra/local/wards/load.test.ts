import { beforeAll, describe, expect, it } from 'vitest';
import { type Send, Unreachable } from '#infra/local/wards/client.ts';
import { summaryOf } from '#infra/local/wards/summary.ts';
import { beds } from '#shared/contract/beds.ts';
import { followup } from '#shared/contract/followup.ts';
import { hierarchy } from '#shared/contract/hierarchy.ts';
import { addDays } from '#shared/time/day.ts';
import { withApi } from '../../../support/api.ts';
import { contentsOf, handOf, load, receiptsOf, unitsOf } from './loading.ts';
import { type Expected, expectedOf, fileOf, type Hours, lineOf, madeUp, noHours, realWards } from './wardFile.ts';

let send: Send;
withApi(async (api) => {
  send = await handOf(api);
});

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Supply and demand of every ward, category and month: the means of the weeks whose Thursday is in it. */
const measured = async (organization: string) => {
  const weeks = new Map<string, { supply: number; demand: number | null }[]>();
  for (const unit of await unitsOf(send, organization))
    for (const { categoryName, start, workRateSum, demand } of await receiptsOf(send, unit)) {
      const key = `${unit.name} ${categoryName} ${addDays(start, 3).slice(0, 7)}`;
      weeks.set(key, [...(weeks.get(key) ?? []), { supply: workRateSum, demand }]);
    }
  return ({ ward, category, month }: Expected) => {
    const all = weeks.get(`${ward} ${category} ${month}`) ?? [];
    return {
      weeks: all.length,
      supply: mean(all.map(({ supply }) => supply)),
      demand: mean(all.map(({ demand }) => demand ?? Number.NaN)),
    };
  };
};

const real = realWards();
const files = [['made up', madeUp()] as const, ...(real === undefined ? [] : [['real', real] as const])];

describe.each(files)('three wards of a file that is %s', (kind, text) => {
  const organization = `Tre avdelningar, ${kind}`;

  it('have receipts whose supply ÷ demand equals actual ÷ planned in the file', async () => {
    const { wards, broken } = await load(send, organization, text);
    expect(broken).toEqual([]);
    expect(wards.map(({ outcome }) => outcome.kind)).toEqual(['loaded', 'loaded', 'loaded']);

    const of = await measured(organization);
    const judged = expectedOf(text).filter(({ planned }) => planned >= 300);
    expect(judged.length).toBeGreaterThan(50);
    for (const expected of judged) {
      const { weeks, supply, demand } = of(expected);
      expect(weeks, `${expected.ward} ${expected.month}`).toBeGreaterThanOrEqual(4);
      const wanted = expected.actual / expected.planned;
      const share = supply / demand;
      expect(Math.abs(share - wanted), `${expected.ward} ${expected.month}: ${share} for ${wanted}`).toBeLessThan(
        0.02 * wanted + 1e-9,
      );
    }
  }, 180_000);

  it('have the worked hours of the file in every month of their follow-up', async () => {
    const hours = new Map<string, number>();
    for (const { ward, month, actual } of expectedOf(text).filter((one) => one.actual + one.planned > 0))
      hours.set(`${ward} ${month}`, (hours.get(`${ward} ${month}`) ?? 0) + actual);
    const worked = new Map<string, number>();
    for (const unit of await unitsOf(send, organization))
      for (const year of await send(followup.years, { params: unit.ids })) {
        const { groups } = await send(followup.year, { params: { ...unit.ids, year: String(year) } });
        const months = groups.flatMap(({ rows }) => rows).find(({ key }) => key === 'worked')?.months ?? [];
        for (const [index, value] of months.entries())
          if (value !== null) worked.set(`${unit.name} ${year}-${String(index + 1).padStart(2, '0')}`, value);
      }
    expect([...worked.keys()].sort()).toEqual([...hours.keys()].sort());
    for (const [month, value] of worked) expect(value, month).toBeCloseTo(hours.get(month)!, 1);
  }, 60_000);

  it('are not changed by a second run, which reports them as loaded', async () => {
    const before = await unitsOf(send, organization);
    const again = await load(send, organization, text);
    expect(again.wards.map(({ outcome }) => outcome.kind)).toEqual(['same', 'same', 'same']);
    expect(summaryOf(again).join('\n')).toContain('Inget laddades och inget ändrades.');
    expect(await unitsOf(send, organization)).toEqual(before);
  }, 60_000);
});

describe('a ward', () => {
  const hours: Hours = [690, 600, 345, 375, 345, 300, 0, 75];
  const april = lineOf({ name: 'Norra', month: '04/2021', hours, patients: 615 });

  it('has no plan in a month without hours, whole numbers of beds and a full-time week of 37:30', async () => {
    const empty = lineOf({ name: 'Norra', month: '05/2021', hours: noHours, patients: 600 });
    const june = lineOf({ name: 'Norra', month: '06/2021', hours, patients: 300, division: 'Unplanned' });
    await load(send, 'Norra', fileOf(april, empty, june));
    const [unit, ...others] = await unitsOf(send, 'Norra');
    expect(others).toEqual([]);
    expect(unit).toMatchObject({ name: 'Norra', area: 'Unplanned', hidden: false, hasBedsActivated: true });

    expect(await send(beds.list, { params: unit!.ids })).toMatchObject([
      { start: '2021-03-29', end: '2021-05-02', beds: 21, weekendBeds: 21 },
      { start: '2021-05-31', end: '2021-06-27', beds: 10, weekendBeds: 10 },
    ]);
    const [nurses, assistants] = await send(hierarchy.categories, { params: unit!.ids });
    expect(nurses).toMatchObject({
      name: 'Sjuksköterska',
      periods: [{ workingHours: 37, workingMinutes: 30 }],
      shifts: [
        { name: 'Dag', period: { isNightShift: false } },
        { name: 'Natt', period: { isNightShift: true } },
      ],
    });
    expect(assistants?.name).toBe('Undersköterska');

    const receipts = await receiptsOf(send, unit!);
    const week = (start: string) => receipts.find((row) => row.start === start && row.categoryName === 'Sjuksköterska');
    // Two by day and one at night of 11 h 30 on 7 days; 900 hours in 30 days: 210 a week.
    expect(week('2021-04-05')).toMatchObject({ demand: 6.44, workRateSum: 5.6, workingCount: 6 });
    expect(week('2021-05-10')).toMatchObject({ demand: null, workRateSum: 0 });
  });

  it('that the API refuses is reported and removed', async () => {
    const tooMany = lineOf({ name: 'Södra', month: '04/2021', hours: [345_100, 0, 0, 0, 0, 0, 0, 0] });
    const loaded = await load(send, 'Vägrad', fileOf(april, tooMany));
    expect(loaded.wards.map(({ outcome }) => outcome.kind)).toEqual(['loaded', 'refused']);
    expect(summaryOf(loaded).join('\n')).toMatch(/Södra togs inte emot: .*shiftDemands/);
    expect((await unitsOf(send, 'Vägrad')).map(({ name }) => name)).toEqual(['Norra']);
  });

  it('that has a plan from another source is not changed', async () => {
    await load(send, 'Egen', fileOf(april));
    const [unit] = await unitsOf(send, 'Egen');
    await send(hierarchy.createUnit, {
      params: { orgId: unit!.ids.orgId, areaId: unit!.ids.areaId },
      body: { name: 'Södra' },
    });
    const before = await unitsOf(send, 'Egen');
    const other = fileOf(april.replace('615', '900'), april.replace('Norra', 'Södra'));
    const { wards } = await load(send, 'Egen', other);
    expect(wards.map(({ outcome }) => outcome.kind)).toEqual(['different', 'foreign']);
    expect(await unitsOf(send, 'Egen')).toEqual(before);
  });

  it('with an invalid row is loaded without that month, and the row is reported with its line', async () => {
    const bad = lineOf({ name: 'Norra', month: '05/2021', hours }).replace('600', 'sexhundra');
    const loaded = await load(send, 'Trasig', fileOf(april, bad));
    expect(summaryOf(loaded).join('\n')).toContain(
      'Rad 3 (Norra) är trasig och hoppades över med hela 2021-05: Day Reg Actual Hrs är inget tal: ”sexhundra”',
    );
    const [unit] = await unitsOf(send, 'Trasig');
    const receipts = await receiptsOf(send, unit!);
    expect(receipts.filter(({ demand }) => demand !== null).map(({ start }) => start)).toContain('2021-04-26');
    expect(receipts.find(({ start }) => start === '2021-05-03')?.demand).toBeNull();
  });
});

describe('an interrupted load', () => {
  /** As if the line went dead at the n-th request. */
  const cutAt = (count: number): Send => {
    let sent = 0;
    return async (endpoint, call) => {
      sent += 1;
      if (sent > count) throw new Unreachable('avbruten');
      return send(endpoint, call);
    };
  };

  const text = madeUp(5);
  let whole: Awaited<ReturnType<typeof contentsOf>>;
  beforeAll(async () => {
    await load(send, 'Hel', text);
    whole = await contentsOf(send, 'Hel');
  });

  it.each([1, 3, 12, 90])(
    'after %d requests leaves no incomplete ward, and the next run completes it',
    async (count) => {
      const organization = `Avbruten ${count}`;
      await expect(load(cutAt(count), organization, text)).rejects.toThrow(Unreachable);
      if (count > 3) {
        const left = await unitsOf(send, organization);
        expect(left.length).toBeGreaterThan(0);
        expect(left.every(({ hidden }) => hidden)).toBe(true);
      }
      const { wards } = await load(send, organization, text);
      expect(wards.every(({ outcome }) => outcome.kind === 'loaded' || outcome.kind === 'reloaded')).toBe(true);
      expect(await contentsOf(send, organization)).toEqual(whole);
    },
    180_000,
  );
});
