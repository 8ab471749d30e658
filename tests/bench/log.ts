import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { logRow } from '#functions/kernel/changes/change.ts';
import { dynamoTable } from '#functions/kernel/store/dynamo.ts';
import { logPartition, organizationKey } from '#functions/kernel/store/keys.ts';
import { insert } from '#functions/kernel/store/table.ts';
import { localCredentials, startTable, tableName } from '#infra/local/table.ts';
import { stamp } from '../support/storedWard.ts';
import { atMost, type Benchmark, compared, timesOf } from './benchmark.ts';
import { query } from './ground/bare.ts';
import { ground } from './ground/grounds.ts';
import { startProgram, tokenOf } from './ground/program.ts';

const entries = 100_000;
/** 300 ms on a machine that reads a month of the log in 293 ms. */
const most = 1;
const rare = 'unt_rare';

/** A year of log entries: 40 people, five kinds of objects, one unit with ten entries. */
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

const logOfAYear = ground(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-log-'));
  const database = await startTable(folder);
  const client = new DynamoDBClient({ ...localCredentials, endpoint: database.endpoint });
  const documents = DynamoDBDocumentClient.from(client);
  const table = dynamoTable(documents, tableName);
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
    /** Reads the 8,000 entries of a month, which is as many rows as the program looks through for a page. */
    readMonth: () => query(documents, logPartition(orgId, '2026-03')),
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

const reference = 'bare queries of a month';

const filters = {
  newest: '',
  organization: 'orgId=org_log',
  person: 'user=person7@demo.se',
  kind: 'object=organization',
  'one unit': `orgId=org_log&object=${rare}`,
  'kind of a person': 'user=person0@demo.se&object=organization',
  time: 'from=2026-03-01T00:00:00.000Z&to=2026-03-31T00:00:00.000Z',
} as const;

/** A page of the log with each filter. */
export const logPages: Benchmark = {
  name: 'log: a page over 100,000 entries, the slowest filter',
  limit: atMost(most, reference),
  run: async () => {
    const { page, readMonth } = await logOfAYear();
    const works = Object.fromEntries(Object.entries(filters).map(([name, query]) => [name, () => page(query)]));
    const { [reference]: time = Number.NaN, ...times } = await timesOf<string>(10, {
      ...works,
      [reference]: readMonth,
    });
    return compared(times, { name: reference, time }, most);
  },
};
