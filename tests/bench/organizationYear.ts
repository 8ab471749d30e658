import { type Benchmark, medians, ms } from './benchmark.ts';
import { readUnits } from './ground/bare.ts';
import { year } from './ground/ward.ts';
import { organizations, type Size, theWards } from './ground/wards.ts';

const measure = async (size: Size, rounds: number) => {
  const { get, documents } = await theWards();
  const path = `/api/organizations/${organizations[size].orgId}/receipts?by=category`;
  return medians(rounds, {
    ours: () => get(`${path}&start=${year.start}&end=${year.end}`),
    bare: () => readUnits(documents, size),
  });
};

const times = 1.5;
const most = 400;

/** The balance of an organisation by category, a year of weeks. */
export const organization25: Benchmark = {
  name: 'organisation: 25 units × 53 weeks × 4 categories × 40 staff',
  limit: `≤ ${times} × bare queries, ≤ ${ms(most)}`,
  run: async () => {
    const { ours, bare } = await measure('region', 20);
    return {
      figure: ms(ours),
      beside: `bare queries ${ms(bare)} (${(ours / bare).toFixed(2)} ×)`,
      ok: ours <= times * bare && ours <= most,
    };
  },
};

/** The same of the largest organisation there is. */
export const organization200: Benchmark = {
  name: 'organisation: 200 units',
  limit: '',
  run: async () => {
    const { ours, bare } = await measure('county', 5);
    return { figure: ms(ours), beside: `bare queries ${ms(bare)} (${(ours / bare).toFixed(2)} ×)`, ok: true };
  },
};
