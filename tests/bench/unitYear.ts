import { atMost, type Benchmark, compared, timesOf } from './benchmark.ts';
import { readUnit } from './ground/bare.ts';
import { year } from './ground/ward.ts';
import { areaId, organizations, theWards, unitIdOf } from './ground/wards.ts';

/** 15 ms more than bare queries, where these take 16.5 ms. */
const most = 1.9;

/** The same year of a unit over local HTTP: token checked, plan read, receipts calculated and written as JSON. */
export const unitYear: Benchmark = {
  name: 'unit: the same over local HTTP',
  limit: atMost(most, 'bare queries'),
  run: async () => {
    const { get, documents } = await theWards();
    const { orgId } = organizations.one;
    const path = `/api/organizations/${orgId}/areas/${areaId}/units/${unitIdOf('one')}/receipts`;
    const { ours, bare } = await timesOf(60, {
      ours: () => get(`${path}?start=${year.start}&end=${year.end}`),
      bare: () => readUnit(documents, 'one'),
    });
    return compared({ '': ours }, { name: 'bare queries', time: bare }, most);
  },
};
