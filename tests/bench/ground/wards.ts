import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { dynamoTable } from '#functions/kernel/store/dynamo.ts';
import { areaKey, listedOrganization, listedPlace, organizationKey, unitKey } from '#functions/kernel/store/keys.ts';
import { insert, type Table } from '#functions/kernel/store/table.ts';
import { localCredentials, startTable, tableName } from '#infra/local/table.ts';
import { stamp, storeWard } from '../../support/storedWard.ts';
import { ground } from './grounds.ts';
import { startProgram, tokenOf } from './program.ts';
import { decadeWardOf, lastYearWardOf, wardNames, wardOf } from './ward.ts';

/**
 * Organisations by how many units they have, and of how many people in each of 4 categories, with 2 periods or 10 years of them. Some
 * expect absence.
 */
export const organizations = {
  one: { orgId: 'org_one', units: 1, people: 80, make: wardOf, expects: false },
  region: { orgId: 'org_region', units: 25, people: 40, make: wardOf, expects: false },
  expecting: { orgId: 'org_expecting', units: 25, people: 40, make: wardOf, expects: true },
  county: { orgId: 'org_county', units: 200, people: 40, make: wardOf, expects: false },
  expecting200: { orgId: 'org_expecting200', units: 200, people: 40, make: wardOf, expects: true },
  young: { orgId: 'org_young', units: 25, people: 20, make: lastYearWardOf, expects: false },
  old: { orgId: 'org_old', units: 25, people: 20, make: decadeWardOf, expects: false },
  decade: { orgId: 'org_decade', units: 1, people: 50, make: decadeWardOf, expects: false },
} as const;

export type Size = keyof typeof organizations;

export const areaId = 'are_bench';
export const unitIdOf = (size: Size, index = 0): string => `unt_${size}${index}`;
export const superAdmin = 'superadmin@demo.se';

/** The expected absence of an organisation: other shares in each month, as they are typed. */
const expected = () => {
  const months = (first: number) => Array.from({ length: 12 }, (_, month) => first + (month % 4) / 2);
  const rates = { sick: months(4), child: months(1), other: months(0.5) };
  return { ...stamp('absence'), on: true, categories: wardNames.map((name) => ({ name, ...rates })) };
};

const storeOrganization = async (table: Table, size: Size): Promise<void> => {
  const { orgId, units, people, make, expects } = organizations[size];
  const created = '2026-01-01T08:00:00.000Z';
  await table.commit(
    insert({
      ...organizationKey(orgId),
      ...listedOrganization(orgId),
      data: { ...stamp(orgId), name: size, created, ...(expects ? { absence: expected() } : {}) },
    }),
    insert({ ...areaKey(orgId, areaId), data: { ...stamp(areaId), name: 'Medicin', created } }),
  );
  for (let index = 0; index < units; index++) {
    const unitId = unitIdOf(size, index);
    const ward = make(orgId, unitId, people);
    const data = {
      ...stamp(unitId),
      areaId,
      name: `Avdelning ${index}`,
      shortName: `${index}`,
      created,
      hidden: false,
      hasBedsActivated: true,
      hasBudgetHours: false,
      importIdentifier: null,
      importActivated: false,
      categories: ward.categories?.map(({ id, name }) => ({ id, name })),
    };
    await table.commit(insert({ ...unitKey(orgId, areaId, unitId), ...listedPlace(unitId, orgId), data }));
    await storeWard(table, ward);
  }
};

/** A database with such organisations, and the built program on it; `between` may stand between the two. */
export const startWards = async (sizes: readonly Size[], between?: (endpoint: string) => Promise<string>) => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const database = await startTable(folder);
  const client = new DynamoDBClient({ ...localCredentials, endpoint: database.endpoint });
  const documents = DynamoDBDocumentClient.from(client);
  for (const size of sizes) await storeOrganization(dynamoTable(documents, tableName), size);
  const endpoint = (await between?.(database.endpoint)) ?? database.endpoint;
  const program = await startProgram({ DYNAMODB_ENDPOINT: endpoint, DEMO: 'none', DATA_DIR: join(folder, 'program') });
  const token = await tokenOf(program, superAdmin);
  const headers = { authorization: `Bearer ${token}` };
  /** Receives an answer to its last byte: decoding a long one would measure this process. */
  const receive = async (path: string, request: RequestInit): Promise<Buffer> => {
    const answer = await fetch(`${program.url}${path}`, request);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return Buffer.from(await answer.arrayBuffer());
  };
  const send = (method: 'POST' | 'PUT') => (path: string, body: object) =>
    receive(path, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return {
    documents,
    url: program.url,
    token,
    memory: program.memory,
    get: (path: string) => receive(path, { headers }),
    post: send('POST'),
    put: send('PUT'),
    stop: async () => {
      await program.stop();
      client.destroy();
      await database.stop();
      await rm(folder, { recursive: true });
    },
  };
};

export type Wards = Awaited<ReturnType<typeof startWards>>;

/** The same units with a year of periods, and with ten. */
export const histories = ground(() => startWards(['young', 'old']));

/** One unit of 200 employees with 10 years of periods. */
export const decade = ground(() => startWards(['decade']));

/** All sizes of 2 periods, with nothing between program and database. */
export const theWards = ground(() => startWards(['one', 'region', 'expecting', 'county', 'expecting200']));
