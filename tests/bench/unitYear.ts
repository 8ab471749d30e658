import { type Benchmark, medians, ms } from './benchmark.ts';
import { readUnit } from './ground/bare.ts';
import { year } from './ground/ward.ts';
import { areaId, organizations, theWards, unitIdOf } from './ground/wards.ts';

const more = 15;

/** The same year of a unit over local HTTP: sign-in checked, read, calculated, written as JSON. */
export const unitYear: Benchmark = {
  name: 'unit: the same over local HTTP',
  limit: `≤ bare queries + ${ms(more)}`,
  run: async () => {
    const { get, documents } = await theWards();
    const { orgId } = organizations.one;
    const path = `/api/organizations/${orgId}/areas/${areaId}/units/${unitIdOf('one')}/receipts`;
    const { ours, bare } = await medians(60, {
      ours: () => get(`${path}?start=${year.start}&end=${year.end}`),
      bare: () => readUnit(documents, 'one'),
    });
    return { figure: ms(ours), beside: `bare queries ${ms(bare)}`, ok: ours <= bare + more };
  },
};
