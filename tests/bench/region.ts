import { setTimeout as pause } from 'node:timers/promises';
import { dynamoTable } from '#functions/kernel/store/dynamo.ts';
import { planKeys } from '#functions/kernel/store/keys.ts';
import { tableName } from '#infra/local/table.ts';
import { atMost, type Benchmark, compared, inTurns, megabytes, timed } from './benchmark.ts';
import { readUnits } from './ground/bare.ts';
import { year } from './ground/ward.ts';
import { organizations, theWards, unitIdOf } from './ground/wards.ts';

const most = 0.15;

/** Longer than a version takes until weeks of it are kept. */
const settledMs = 1_100;

/** The map of an organisation of many units as the browser asks for it, against reading the plans of its units. */
export const region: Benchmark = {
  name: 'region: the packed map of 200 units × 53 weeks, kept',
  limit: atMost(most, 'bare queries'),
  run: async () => {
    const { get, documents, memory } = await theWards();
    const { orgId, units } = organizations.county;
    const table = dynamoTable(documents, tableName);
    const ask = (by: 'unit' | 'category') => () =>
      timed(() => get(`/api/organizations/${orgId}/receipts/packed?by=${by}&start=${year.start}&end=${year.end}`));
    const change = async (count: number) => {
      for (let index = 0; index < count; index++) {
        const key = planKeys.importMappings({ orgId, unitId: unitIdOf('county', index) });
        await table.commit({ put: { ...key, version: 1, data: { mappings: [] } } });
      }
      await pause(settledMs);
    };
    await change(units);
    const first = await ask('unit')();
    const times = await inTurns(6, {
      kept: ask('unit'),
      'one changed since': async () => {
        await change(1);
        return ask('unit')();
      },
      'by category': ask('category'),
      bare: () => timed(() => readUnits(documents, 'county')),
    });
    const { kept, bare, ...others } = times;
    const measured = compared({ '': kept }, { name: 'bare queries', time: bare }, most);
    const beside = Object.entries({ 'the first time': first, ...others }).map(
      ([n, time]) => `${n} ${time.toFixed(0)} ms`,
    );
    return { ...measured, beside: [measured.beside, ...beside, megabytes(memory())].join(', ') };
  },
};
