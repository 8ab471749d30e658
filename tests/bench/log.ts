import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { logRow } from '#functions/kernel/changes/change.ts';
import { dynamoTable } from '#functions/kernel/store/dynamo.ts';
import { organizationKey } from '#functions/kernel/store/keys.ts';
import { insert } from '#functions/kernel/store/table.ts';
import { localCredentials, startTable, tableName } from '#infra/local/table.ts';
import { stamp } from '../support/storedWard.ts';
import { type Benchmark, medians, ms } from './benchmark.ts';
import { ground } from './ground/grounds.ts';
import { startProgram, tokenOf } from './ground/program.ts';

const entries = 100_000;
const most = 300;
const rare = 'unt_rare';

/** A year of a logbook: 40 people, five kinds of things, one unit that was touched ten times. */
const rowsOf = (orgId: string) => {
  const kinds = ['asset', 'assetPeriod', 'demand', 'beds', 'budget'];
  const [first, last] = [Date.parse('2025-11-01T06:00:00Z'), Date.parse('2026-10-31T20:00:00Z')];
  return Array.from({ length: entries }, (_, n) => {
    const object = n % 5000 === 0 ? 'organization' : kinds[n % kinds.length]!;
    const unitId = n % 10_000 === 0 ? rare : `unt_${n % 200}`;
    const change = {
      ...({ writes: [], action: 'update', object, id: `${object}_${n}` } as const),
      before: { workRate: 1, comment: 'Förut', end: '2026-12-27' },
      after: { workRate: 0.8333, comment: 'Efteråt', end: null },
    };
    const at = new Date(first + ((last - first) * n) / entries);
    return insert(logRow(change, { at, by: `person${n % 40}@demo.se`, path: { orgId, areaId: 'are_1', unitId } }));
  });
};

const theLog = ground(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-log-'));
  const database = await startTable(folder);
  const client = new DynamoDBClient({ ...localCredentials, endpoint: database.endpoint });
  const table = dynamoTable(DynamoDBDocumentClient.from(client), tableName);
  const orgId = 'org_log';
  const data = { ...stamp(orgId), name: 'Logg', created: '2025-11-01T06:00:00.000Z' };
  await table.commit(insert({ ...organizationKey(orgId), gsi1pk: 'ORGS', gsi1sk: orgId, data }));
  const rows = rowsOf(orgId);
  for (let from = 0; from < rows.length; from += 100) await table.commit(...rows.slice(from, from + 100));
  const program = await startProgram({
    DYNAMODB_ENDPOINT: database.endpoint,
    DEMO: 'none',
    DATA_DIR: join(folder, 'program'),
  });
  const headers = { authorization: `Bearer ${await tokenOf(program, 'superadmin@demo.se')}` };
  return {
    page: async (query: string): Promise<void> => {
      const answer = await fetch(`${program.url}/api/log?${query}`, { headers });
      const text = await answer.text();
      if (!answer.ok || text === '{"data":[]}') throw new Error(`${query}: ${answer.status} ${text.slice(0, 200)}`);
    },
    stop: async () => {
      await program.stop();
      client.destroy();
      await database.stop();
      await rm(folder, { recursive: true });
    },
  };
});

const questions = {
  newest: '',
  organization: 'orgId=org_log',
  person: 'user=person7@demo.se',
  kind: 'object=organization',
  'one unit': `orgId=org_log&object=${rare}`,
  'kind of a person': 'user=person0@demo.se&object=organization',
  time: 'from=2026-03-01T00:00:00.000Z&to=2026-03-31T00:00:00.000Z',
} as const;

/** A page of the logbook, whatever is asked for. */
export const logPages: Benchmark = {
  name: 'log: a page over 100,000 entries, the slowest filter',
  limit: `≤ ${ms(most)}`,
  run: async () => {
    const { page } = await theLog();
    const works = Object.fromEntries(Object.entries(questions).map(([name, query]) => [name, () => page(query)]));
    const times = Object.entries(await medians(10, works)).sort((a, b) => b[1] - a[1]);
    const told = times.map(([name, time]) => `${name} ${ms(time)}`);
    return { figure: told[0]!, beside: told.slice(1).join(', '), ok: times.every(([, time]) => time <= most) };
  },
};
