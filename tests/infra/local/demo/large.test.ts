import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listAreas } from '#functions/hierarchy/levels/area.ts';
import { createOrganization, listOrganizations } from '#functions/hierarchy/levels/organization.ts';
import { createUnit, listUnits } from '#functions/hierarchy/levels/unit.ts';
import { theTable } from '#functions/kernel/store/resources.ts';
import { loadedNow, loadingAt, loadingStage, unitsMade } from '#functions/system/service.ts';
import { largeName, largeUnits } from '#infra/local/demo/large/region.ts';
import { superAdminScope } from '#infra/local/demo/superAdmin.ts';
import { demoPassword, prepare } from '#infra/local/demo.ts';
import { type LocalServer, startLocal } from '#infra/local/server.ts';
import { UnitFields } from '#shared/model/unit.ts';
import type { Day } from '#shared/time/day.ts';

const size = { units: 12, staff: 3, years: 3 };

let server: LocalServer;
const said: string[] = [];

const beginning = (units = size.units) => {
  vi.stubEnv('DEMO_UNITS', String(units));
  vi.stubEnv('DEMO_STAFF', String(size.staff));
  vi.stubEnv('DEMO_YEARS', String(size.years));
  return prepare({ demo: 'region', password: demoPassword, say: (line) => said.push(line) });
};

const large = async () => {
  const scope = superAdminScope(theTable());
  return (await listOrganizations(scope)).filter(({ name }) => name === largeName);
};

const unitsOf = async (orgId: string) => {
  const scope = superAdminScope(theTable(), { orgId });
  const areas = await listAreas(scope, { orgId });
  return (await Promise.all(areas.map(({ id }) => listUnits(scope, { orgId, areaId: id })))).flat();
};

beforeAll(async () => {
  server = await startLocal({ demo: 'none', password: demoPassword });
  const table = theTable();
  // The demo region itself has a test beside this one.
  await table.commit(loadedNow({ demo: true }));
  // A load that was cut: the organisation is there, and one of its units without anything in it.
  const { id: orgId } = await createOrganization(superAdminScope(table), { name: largeName });
  await table.commit(loadingAt('large'));
  await (await beginning(10)).load();
  const [area] = await listAreas(superAdminScope(table, { orgId }), { orgId });
  const place = { orgId, areaId: area!.id };
  const fields = UnitFields.parse({ name: 'Kirurgavdelning 12', shortName: 'K 12' });
  await createUnit(superAdminScope(table, place), place, fields);
  await table.commit(loadingAt('large'));
  await (await beginning()).load();
}, 120_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.stop();
});

test('a load that was cut goes on where it was: every unit once, each complete', async () => {
  const organizations = await large();
  expect(organizations).toHaveLength(1);
  const units = await unitsOf(organizations[0]!.id);
  expect(units.map(({ name }) => name).sort()).toEqual(
    largeUnits('2026-11-26' as Day, size)
      .map(({ name }) => name)
      .sort(),
  );
  for (const { categories } of units) expect(categories).toHaveLength(4);
  expect(said.at(-1)).toBe(`${largeName} laddas: 12 av 12 avdelningar`);
});

test('the receipts of a map have demand and staff in this week and years ago', async () => {
  const [{ id: orgId } = { id: '' }] = await large();
  const token = await signIn();
  for (const week of ['2026-11-23', '2024-11-25']) {
    const answer = await fetch(
      `${server.url}/api/organizations/${orgId}/receipts?by=category&start=${week}&end=${week}`,
      {
        headers: { authorization: `Bearer ${token}` },
      },
    );
    const { data } = (await answer.json()) as { data: { demand: number | null; workRateSum: number }[] };
    expect(data).toHaveLength(4);
    for (const { demand, workRateSum } of data) {
      expect(demand).toBeGreaterThan(0);
      expect(workRateSum).toBeGreaterThan(0);
    }
  }
});

const signIn = async (): Promise<string> => {
  const body = new URLSearchParams({ grant_type: 'password', username: 'superadmin@demo.se', password: demoPassword });
  const answer = await fetch(`${server.url}/api/account/login`, { method: 'POST', body });
  return (await answer.json()).access_token;
};

test('it is made once: the next start adds nothing, and a smaller size removes nothing', async () => {
  const lines = said.length;
  await (await beginning()).load();
  await (await beginning(5)).load();
  expect(said).toHaveLength(lines);
  expect(await unitsMade(theTable())).toBe(12);
  expect(await loadingStage(theTable())).toBeUndefined();
});

test('a size that is no whole number is refused in Swedish', async () => {
  vi.stubEnv('DEMO_UNITS', 'tusen');
  await expect(prepare({ demo: 'region', password: undefined, say: () => undefined })).rejects.toThrow(
    'DEMO_UNITS ska vara ett heltal mellan 1 och 5000, inte tusen.',
  );
});
