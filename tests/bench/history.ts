import { setTimeout as pause } from 'node:timers/promises';
import { dynamoTable } from '#functions/kernel/store/dynamo.ts';
import { settledKey } from '#functions/kernel/store/keys.ts';
import { tableName } from '#infra/local/table.ts';
import { atMost, type Benchmark, compared, inTurns, timed } from './benchmark.ts';
import { startMeter } from './ground/meter.ts';
import { year } from './ground/ward.ts';
import { histories, organizations, startWards } from './ground/wards.ts';

const most = 1.1;

const mapOf = (size: 'young' | 'old'): string =>
  `/api/organizations/${organizations[size].orgId}/receipts?by=category&start=${year.start}&end=${year.end}`;

/** What the map costs the first time, which computes and keeps its weeks, and again. */
const unitsRead = async (): Promise<string> => {
  let meter: Awaited<ReturnType<typeof startMeter>> | undefined;
  const wards = await startWards(['young', 'old'], async (endpoint) => {
    meter = await startMeter(endpoint);
    return meter.url;
  });
  // Where the retention of the start has looked for what is to be moved, nothing reads beside the map any more.
  const table = dynamoTable(wards.documents, tableName);
  for (const size of ['young', 'old'] as const)
    while (!(await table.get(settledKey(organizations[size].orgId)))) await pause(100);
  await pause(1_100);
  const lines: string[] = [];
  for (const size of ['young', 'old'] as const)
    for (const when of ['the first time', 'again']) {
      meter?.reset();
      await wards.get(mapOf(size));
      lines.push(`${size} ${when} ${meter?.read().units}`);
    }
  await wards.stop();
  await meter?.stop();
  return lines.join(', ');
};

/** The map of units that have been planned in for ten years, against that of the same units with the last year only. */
export const history: Benchmark = {
  name: 'map: 25 units × 53 weeks with 10 years of history, kept',
  limit: atMost(most, 'the same with 1 year'),
  run: async () => {
    const units = await unitsRead();
    const { get } = await histories();
    await pause(1_100);
    const { old, young } = await inTurns(60, {
      old: () => timed(() => get(mapOf('old'))),
      young: () => timed(() => get(mapOf('young'))),
    });
    const measured = compared({ '': old }, { name: 'with 1 year', time: young }, most);
    return { ...measured, beside: `${measured.beside}; read and write units: ${units}` };
  },
};
