import { readFile, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { organizationKey } from '#functions/kernel/store/keys.ts';
import { theTable } from '#functions/kernel/store/resources.ts';
import { importTenant } from '#infra/tenant/imported.ts';
import { removeTenant } from '#infra/tenant/removed.ts';
import { withApi } from '../../support/api.ts';
import { type Line, partsOf, withArchives } from '../../support/archives.ts';
import { makeWard, monday, sunday } from '../../support/ward.ts';

const api = withApi();
const { nextFile, fullWard, exported, rewrittenArchive, everything } = withArchives(api);

test('an archive that is cut, altered or of another version is refused with its reason, and nothing of it is stored', async () => {
  const ward = await fullWard();
  const file = await exported(ward);
  const other = await makeWard(api, `${ward.name} granne`);
  await removeTenant(partsOf(ward.orgId), ward.orgId, ward.name);
  const before = await everything(ward);
  const whole = await readFile(file);
  const half = nextFile();
  await writeFile(half, whole.subarray(0, whole.length / 2));
  const text = nextFile();
  await writeFile(text, 'Personal;Grad');
  const replaced = (found: (line: Line) => boolean, change: (line: Line) => Line) =>
    rewrittenArchive(file, (lines) => {
      const at = lines.findIndex(found);
      expect(at).toBeGreaterThan(-1);
      return lines.map((line, n) => (n === at ? change(structuredClone(line)) : line));
    });
  const ofOther = (line: Line) => JSON.parse(JSON.stringify(line).replaceAll(ward.orgId, other.orgId));
  const isAsset = ({ row }: Line) => row?.sk.startsWith('ASSET#');
  const isArea = ({ row }: Line) => row?.sk.startsWith('AREA#') && row.gsi1pk;
  const cases: readonly (readonly [string, string])[] = [
    [half, 'avkortat'],
    [text, 'inget arkiv'],
    [nextFile(), 'finns inte'],
    [await rewrittenArchive(file, (lines) => lines.slice(0, -1)), 'avkortat'],
    [await rewrittenArchive(file, (lines) => lines.filter((line) => !isAsset(line))), 'avkortat'],
    [await rewrittenArchive(file, ([head, ...lines]) => [{ ...head, version: 2 }, ...lines]), 'version 2'],
    [await rewrittenArchive(file, ([head, ...lines]) => [{ ...head, orgId: other.orgId }, ...lines]), other.orgId],
    [await replaced(isAsset, ofOther), 'hör inte till'],
    [await replaced(({ file: name }) => name, ofOther), 'hör inte till'],
    [await replaced(({ account }) => account, ofOther), 'hör inte till'],
    [await replaced(isArea, (line) => ({ row: { ...line.row, gsi1sk: other.orgId } })), 'hör inte till'],
    [
      await replaced(
        ({ account }) => account,
        (line) => ({ ...line, account: { ...line.account, type: 'SuperAdmin' } }),
      ),
      'hör inte till',
    ],
    [await replaced(isAsset, (line) => ({ row: { ...line.row, version: 'ett' } })), 'skadad'],
  ];
  for (const [path, reason] of cases) {
    const refusal = await importTenant(partsOf(ward.orgId), path, ward.orgId).catch((cause: Error) => cause);
    expect(refusal).toMatchObject({ name: 'TenantRefused', message: expect.stringContaining(reason) });
  }
  expect(await everything(ward)).toEqual(before);
  expect(await theTable().get(organizationKey(ward.orgId))).toBeUndefined();
});

test('a value that no answer can hold is refused in every kind of row, and nothing is stored', async () => {
  const ward = await fullWard();
  const { root } = api;
  const posted = async (path: string, body: object) => {
    const { status, data } = await root.post(path, body);
    expect(status, path).toBe(201);
    return data;
  };
  await posted(`${ward.U}/beds`, { start: monday(0), beds: 24 });
  await posted(`${ward.C}/budget-periods`, { start: monday(0), budget: 8.5 });
  await posted(`${ward.U}/budget-hours`, { start: monday(0), budget: 160 });
  await posted(`${ward.U}/stencils`, { year: 2026, hour: 410 });
  await posted(`${ward.C}/schemas`, { start: monday(0), end: sunday(3) });
  const activity = await posted(`${ward.U}/activity`, { name: 'Arbetad tid', start: 2026, type: 'Worklog' });
  const inputs = { year: 2026, inputs: [{ activityId: activity.id, version: 0, jan: 8 }] };
  expect((await root.put(`${ward.U}/activity/input`, inputs)).status).toBe(200);
  const comments = { version: 0, jan: 'semester' };
  expect((await root.put(`${ward.U}/followup/2026/comments`, comments)).status).toBe(200);
  const file = await exported(ward);
  await removeTenant(partsOf(ward.orgId), ward.orgId, ward.name);
  const before = await everything(ward);

  /** The archive with another value wherever data of the kind has one of these fields. */
  const damaged = (kind: string, value: unknown, ...fields: readonly string[]) =>
    rewrittenArchive(file, (lines) => {
      let found = 0;
      const reviver = (name: string, own: unknown) => {
        if (!fields.includes(name)) return own;
        found += 1;
        return value;
      };
      const isOfKind = ({ row }: Line) => row && row.sk.split('#', 1)[0] === kind && !row.pk.endsWith('UNIQUE');
      const next = lines.map((line) =>
        isOfKind(line) ? { row: { ...line.row, data: JSON.parse(JSON.stringify(line.row.data), reviver) } } : line,
      );
      expect(found, kind).toBeGreaterThan(0);
      return next;
    });
  const periods = ['CATEGORY', 'ASSET', 'DEMAND', 'DEMANDS', 'BEDS', 'BUDGET', 'HOURS', 'SCHEMAS'];
  const cases = [
    ...(await Promise.all(periods.map(async (kind) => [kind, await damaged(kind, '2999-01-04', 'start')] as const))),
    ['STENCILS', await damaged('STENCILS', 'ett år', 'year')],
    ['ACTIVITIES', await damaged('ACTIVITIES', 'Okänd', 'type')],
    ['INPUTS', await damaged('INPUTS', ['8'], 'months')],
    ['COMMENTS', await damaged('COMMENTS', null, 'months')],
    ['UNIT', await damaged('UNIT', 7, 'name')],
    ['AREA', await damaged('AREA', null, 'name')],
    ['ORG', await damaged('ORG', 'var dag', 'dayOfImport')],
  ] as const;
  for (const [kind, path] of cases) {
    const refusal = await importTenant(partsOf(ward.orgId), path, ward.orgId).catch((cause: Error) => cause);
    expect(refusal, kind).toMatchObject({
      name: 'TenantRefused',
      message: expect.stringMatching(new RegExp(`raden ${kind}(#\\S+)? håller värden`)),
    });
  }
  expect(await everything(ward)).toEqual(before);
  expect(await importTenant(partsOf(ward.orgId), file, ward.orgId)).toMatchObject({ name: ward.name });
  expect((await root.get(`${ward.U}/stencils`)).rows).toMatchObject([{ year: 2026, hour: 410 }]);
});
