import { atMost, type Benchmark, compared, timesOf } from './benchmark.ts';
import { readUnits } from './ground/bare.ts';
import { year } from './ground/ward.ts';
import { organizations, type Size, theWards } from './ground/wards.ts';

const measure = async (size: Size, rounds: number) => {
  const { get, documents } = await theWards();
  const path = `/api/organizations/${organizations[size].orgId}/receipts?by=category`;
  return timesOf(rounds, {
    ours: () => get(`${path}&start=${year.start}&end=${year.end}`),
    bare: () => readUnits(documents, size),
  });
};

const most = 1.5;

/** The balance of an organisation by category, a year of weeks. */
export const organization25: Benchmark = {
  name: 'organisation: 25 units × 53 weeks × 4 categories × 40 staff',
  limit: atMost(most, 'bare queries'),
  run: async () => {
    const { ours, bare } = await measure('region', 20);
    return compared({ '': ours }, { name: 'bare queries', time: bare }, most);
  },
};

/** The same of an organisation of the largest size expected. */
export const organization200: Benchmark = {
  name: 'organisation: 200 units',
  limit: '',
  run: async () => {
    const { ours, bare } = await measure('county', 5);
    return compared({ '': ours }, { name: 'bare queries', time: bare }, Number.POSITIVE_INFINITY);
  },
};
