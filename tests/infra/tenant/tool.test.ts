import { afterEach, expect, test, vi } from 'vitest';
import { settingsChanged } from '#functions/kernel/adapters/lazy.ts';
import { secrets } from '#functions/kernel/adapters/secrets.ts';
import { files } from '#functions/kernel/store/files.ts';
import { planKeys } from '#functions/kernel/store/keys.ts';
import { theTable } from '#functions/kernel/store/resources.ts';
import { replace } from '#functions/kernel/store/table.ts';
import { operatingName } from '#infra/operating.ts';
import type { ArchiveLine } from '#infra/tenant/archive.ts';
import { tenantLines } from '#infra/tenant/exported.ts';
import { run } from '#infra/tenant/main.ts';
import { withApi } from '../../support/api.ts';
import { withArchives } from '../../support/archives.ts';
import { importUnit, personnelFile, previewFile } from '../../support/imports.ts';
import { makeWard, monday } from '../../support/ward.ts';

const api = withApi();
const { nextFile, fullWard } = withArchives(api);

afterEach(() => void vi.restoreAllMocks());

/** Runs the tool as the command line does. Returns the exit code and what was said. */
const tool = async (...args: readonly string[]) => {
  const said: string[] = [];
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((line) => void said.push(String(line)));
  const code = await run(args);
  return { code, said: said.join('\n') };
};

test('the tool reaches an installation in the cloud by the parameter of its stage', async () => {
  const ward = await fullWard();
  const { TABLE_NAME, FILES_BUCKET, USER_POOL_ID, USER_POOL_CLIENT_IDS, SECRETS_PATH } = process.env;
  const settings = { TABLE_NAME, FILES_BUCKET, USER_POOL_ID, USER_POOL_CLIENT_IDS };
  try {
    process.env.SECRETS_PATH = '/bemanningsplan/sample';
    settingsChanged();
    await secrets().put(operatingName, JSON.stringify(settings));
    for (const name of Object.keys(settings)) delete process.env[name];
    const file = nextFile();
    expect(await tool('export', '--org', ward.orgId, '--file', file, '--cloud')).toMatchObject({ code: 0 });
    expect((await tool('export', '--org', ward.orgId, '--file', file, '--cloud')).said).toContain('finns redan');
    expect((await tool('import', '--org', ward.orgId, '--file', file, '--cloud')).code).toBe(1);
    const wrong = await tool('remove', '--org', ward.orgId, '--confirm', 'fel', '--cloud');
    expect(wrong).toEqual({ code: 1, said: '--confirm är inte organisationens namn.' });
    const removed = await tool('remove', '--org', ward.orgId, '--confirm', ward.name, '--cloud');
    expect(removed).toMatchObject({ code: 0, said: expect.stringContaining('0 rader, 0 konton, 0 filer') });
    expect((await tool('remove', '--org', 'org_okand', '--confirm', 'x', '--cloud')).said).toContain('finns inte');
    for (const args of [['export'], ['ta bort', '--org', 'x'], ['remove', '--org', 'x'], ['export', '--org', '../x']])
      expect((await tool(...args)).said).toContain('Så här');
  } finally {
    Object.assign(process.env, settings, { SECRETS_PATH });
    settingsChanged();
  }
});

test('an organisation is exported after an import of staff, and not during one', async () => {
  const ward = await makeWard(api, 'Region Inläst');
  const unit = await importUnit(api, ward);
  const row = `${unit.identifier};1;Ek, Eva;Sjuksköterska;100;${monday(1)};;N`;
  const { fileId } = (await previewFile(api, unit.U, 'personnel', personnelFile(row))).data;
  expect((await api.root.post(`${unit.U}/importheromapersonnel`, { fileId })).status).toBe(200);
  const lines = async () => {
    const all: ArchiveLine[] = [];
    for await (const line of tenantLines(theTable(), files(), ward.orgId, new Date())) all.push(line);
    return all;
  };
  expect(JSON.stringify(await lines())).toContain('Eva Ek');
  const lock = (await theTable().get<object>(planKeys.importLock({ orgId: ward.orgId, unitId: unit.id })))!;
  await theTable().commit(replace(lock, { underWay: { counts: 'before', record: { steps: null } } }));
  await expect(lines()).rejects.toThrow('En inläsning pågår');
});
