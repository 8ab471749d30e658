import type { Asset } from '#shared/model/asset.ts';
import { valuesOf } from '#shared/planning/assetWeeks.ts';
import { withNewPeriod } from '#shared/planning/newPeriod.ts';
import { addDays, todayInStockholm } from '#shared/time/day.ts';
import { mondayOf } from '#shared/time/week.ts';
import { atMost, type Benchmark, compared, quantile, timed } from './benchmark.ts';
import { changeAsset } from './ground/bare.ts';
import { areaId, decade, organizations, unitIdOf } from './ground/wards.ts';

/** 52 ms, where bare reads and a transaction of the same rows take 17.4 ms. */
const most = 3;
const rounds = 200;

/** The 95th percentile of the rounds, in milliseconds; the first rounds only warm up. */
const slow = async (work: (round: number) => Promise<unknown>): Promise<number> => {
  const times: number[] = [];
  for (let round = -20; round < rounds; round++) {
    const time = await timed(() => work(round));
    if (round >= 0) times.push(time);
  }
  return quantile(times, 0.95);
};

/** One period changed, and a new one that splits, in a unit of 200 employees with 10 years of periods, over local HTTP. */
export const storedPeriod: Benchmark = {
  name: 'a stored period of 200 employees over 10 years, 95th percentile',
  limit: atMost(most, 'bare reads and writes'),
  run: async () => {
    const { get, put, documents } = await decade();
    const { orgId } = organizations.decade;
    const unitId = unitIdOf('decade');
    const path = `/api/organizations/${orgId}/areas/${areaId}/units/${unitId}/categories/${unitId}-c0/assets`;
    const staff: readonly Asset[] = JSON.parse((await get(path)).toString()).data;
    const assetOf = (round: number): Asset => staff[(round + staff.length) % staff.length]!;
    const start = addDays(mondayOf(todayInStockholm(new Date())), 7);

    const changed = await slow((round) => {
      const { id, periods } = assetOf(round);
      const last = periods.at(-1)!;
      return put(`${path}/${id}/periods/${last.id}`, { nightRate: (round + rounds) % 7 });
    });
    const split = await slow((round) => {
      const { id, periods } = assetOf(round);
      const values = { ...valuesOf(periods.at(-1)!), workRate: ((round + rounds) % 10) / 10 };
      return put(`${path.replace(/assets$/, 'assets/periods')}`, {
        assets: [{ id, periods: withNewPeriod(periods, { start, end: null }, { values }) }],
      });
    });
    const bare = await slow((round) => changeAsset(documents, 'decade', `${unitId}-c0`, assetOf(round).id));
    return compared({ changed, 'new, splitting': split }, { name: 'bare', time: bare }, most);
  },
};
