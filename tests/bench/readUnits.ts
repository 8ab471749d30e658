import type { Benchmark } from './benchmark.ts';
import { type Meter, startMeter } from './ground/meter.ts';
import { year } from './ground/ward.ts';
import { areaId, organizations, startWards, unitIdOf } from './ground/wards.ts';

const range = `start=${year.start}&end=${year.end}`;

const questions = {
  'a unit': `/api/organizations/${organizations.one.orgId}/areas/${areaId}/units/${unitIdOf('one')}/receipts?${range}`,
  '25 units': `/api/organizations/${organizations.region.orgId}/receipts?by=category&${range}`,
  'their packed map': `/api/organizations/${organizations.region.orgId}/receipts/packed?${range}`,
  'that of an area': `/api/organizations/${organizations.region.orgId}/areas/${areaId}/receipts/packed?${range}`,
};

/** What DynamoDB would charge for a request: 4 KB read consistently are a unit, and 1 KB written; the first time keeps weeks. */
export const readUnits: Benchmark = {
  name: 'read and write units a request: receipts of a year',
  limit: '',
  run: async () => {
    const meters: Meter[] = [];
    const wards = await startWards(['one', 'region'], async (endpoint) => {
      meters.push(await startMeter(endpoint));
      return meters[0]!.url;
    });
    const lines: string[] = [];
    for (const [what, path] of Object.entries(questions)) {
      for (const how of ['the first time', 'again']) {
        meters[0]!.reset();
        await wards.get(path);
        const { units, requests } = meters[0]!.read();
        lines.push(`${what}, ${how}: ${units} in ${requests} requests`);
      }
    }
    await wards.stop();
    await meters[0]!.stop();
    return { figure: lines.join('; '), ok: true };
  },
};
