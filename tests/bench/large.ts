import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Page } from '@playwright/test';
import { insertAccount } from '#functions/account/repository.ts';
import { createArea } from '#functions/hierarchy/levels/area.ts';
import { createOrganization } from '#functions/hierarchy/levels/organization.ts';
import { createUnit } from '#functions/hierarchy/levels/unit.ts';
import { type Scope, scopeOf } from '#functions/kernel/changes/scope.ts';
import { dynamoTable } from '#functions/kernel/store/dynamo.ts';
import { localCredentials, startTable, tableName } from '#infra/local/table.ts';
import { OrganizationFields } from '#shared/model/organization.ts';
import { UnitFields } from '#shared/model/unit.ts';
import { stamp } from '../support/storedWard.ts';
import { atMost, type Benchmark, compared, median } from './benchmark.ts';
import { pageOn } from './ground/browser.ts';
import { ground } from './ground/grounds.ts';
import { drawn } from './ground/painting.ts';
import { startProgram, tokensOf } from './ground/program.ts';
import { openedTable } from './ground/referencePage.ts';

const accounts = 5_000;
const units = 300;
/** 1,000 ms on a quiet machine, whose headless shell opens an antd page with a table in 167 ms. */
const most = 6;

const created = '2026-01-01T08:00:00.000Z';

const storeAccounts = async ({ table }: Scope, homeOrgId: string): Promise<void> => {
  const writes = Array.from({ length: accounts }, (_, n) => {
    const username = `konto${n}@stor.se`;
    const kind = { type: 'User', loginType: 'password', active: n % 3 > 0, disabled: false } as const;
    return insertAccount({ ...stamp(username), username, email: username, ...kind, homeOrgId, created });
  }).flat();
  for (let from = 0; from < writes.length; from += 100) await table.commit(...writes.slice(from, from + 100));
};

/** An organisation of many accounts, with one area of many units. */
const storeOrganization = async (scope: Scope) => {
  const { id: orgId } = await createOrganization(scope, OrganizationFields.parse({ name: 'Stor region' }));
  const { id: areaId } = await createArea(scope, { orgId }, { name: 'Medicin' });
  const unitIds: string[] = [];
  for (let n = 1; n <= units; n++) {
    const fields = UnitFields.parse({ name: `Avdelning ${n}`, shortName: `A${n}` });
    unitIds.push((await createUnit(scope, { orgId, areaId }, fields)).id);
  }
  await storeAccounts(scope, orgId);
  return { orgId, areaId, unitId: unitIds[0]! };
};

const largeOrganization = ground(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-large-'));
  const database = await startTable(folder);
  const client = new DynamoDBClient({ ...localCredentials, endpoint: database.endpoint });
  const table = dynamoTable(DynamoDBDocumentClient.from(client), tableName);
  const caller = { username: 'bench', type: 'SuperAdmin' as const, grants: [] };
  const ids = await storeOrganization(scopeOf({ caller, place: {}, table, now: new Date(), address: '-', path: {} }));
  const program = await startProgram({
    DYNAMODB_ENDPOINT: database.endpoint,
    DEMO: 'none',
    DATA_DIR: join(folder, 'program'),
  });
  return {
    ...ids,
    program,
    stop: async () => {
      await program.stop();
      client.destroy();
      await database.stop();
      await rm(folder, { recursive: true });
    },
  };
});

const openings = 6;

/** The median of a page that is loaded anew; the first one, which fills the browser's cache, does not count. */
const opened = async (page: Page, address: string, text: string): Promise<number> => {
  const times: number[] = [];
  for (let opening = 0; opening < openings; opening++) {
    await page.goto('about:blank');
    await page.goto(`/#${address}`, { waitUntil: 'commit' });
    times.push(await drawn(page, text));
  }
  return median(times.slice(1));
};

/** The screens with the longest lists, opened by their addresses. */
export const large: Benchmark = {
  name: 'screens of 5,000 accounts and of 300 units, opened',
  limit: atMost(most, 'an antd page with a table, opened'),
  run: async () => {
    const { program, orgId, areaId, unitId } = await largeOrganization();
    const page = await pageOn(program.url);
    await page.goto('/mark.svg');
    const tokens = await tokensOf(program, 'superadmin@demo.se');
    await page.evaluate(({ access_token, refresh_token }) => {
      localStorage.setItem('auth-token', access_token);
      localStorage.setItem('auth-refresh', refresh_token);
    }, tokens);
    const screens = {
      accounts: ['/accounts', 'konto0@stor.se'],
      search: ['/accounts?search=konto4711', 'konto4711@stor.se'],
      'units of an area': [`/organizations/${orgId}/areas/${areaId}`, 'Avdelning 300'],
      // Only the tree has the other units.
      'tree of 300 units': [`/organizations/${orgId}/areas/${areaId}/units/${unitId}`, 'Avdelning 300'],
      organization: [`/organizations/${orgId}`, 'Medicin'],
    } as const;
    const times: Record<string, number> = {};
    for (const [name, [address, text]] of Object.entries(screens)) times[name] = await opened(page, address, text);
    await page.context().close();
    return compared(times, await openedTable(), most);
  },
};
