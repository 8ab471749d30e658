import { createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { testFtp } from '#functions/imports/fetch.ts';
import { withinWork } from '#functions/kernel/adapters/work.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { theTable } from '#functions/kernel/store/resources.ts';
import { freePort } from '#infra/local/freePort.ts';
import { withApi } from '../support/api.ts';
import { makeFtpWard, withFtp } from '../support/ftpWard.ts';
import { refusal } from '../support/plan.ts';
import { monday, type Ward } from '../support/ward.ts';

const ftp = await withFtp();
let ward: Ward;
const api = withApi(async (api) => {
  ward = await makeFtpWard(api, 'Region FTP');
});

const header = 'ENHET;ANSTNR;NAMN;BEFATTNING;SYSSGRAD;FROM;TOM;VIKARIE';
const from = () => monday(1).replaceAll('-', '');
const run = () => api.root.post(`${ward.O}/heromaimports/run`);
const history = async () => (await api.root.get(`${ward.U}/heromaimports`)).rows;

test('the newest files of the server are imported into all units, once', async () => {
  await ftp().put('personal_1.csv', `${header}\n3033;1;Ek, Eva;Sjuksköterska;80;${from()};;N\n`, 5);
  await ftp().put('tid_1.csv', 'ENHET;PERIOD;AKTIVITET;LARTBENAMNING;TIMMAR\n3033;202601;ARB;;100\n');
  await api.root.post(`${ward.U}/activity`, {
    start: 2025,
    name: 'A',
    type: 'Worklog',
    heromaActivityIdentifier: 'ARB',
  });
  expect(await api.root.post(`${ward.O}/ftp/test`)).toMatchObject({ status: 200, data: { files: 2 } });
  const unit = { unitId: ward.unitId, changes: 1, left: 0, message: '' };
  expect((await run()).data).toEqual([
    {
      kind: 'personnel',
      fileName: 'personal_1.csv',
      message: '',
      noFile: false,
      units: [expect.objectContaining({ ...unit, state: 'stored' })],
    },
    {
      kind: 'hours',
      fileName: 'tid_1.csv',
      message: '',
      noFile: false,
      units: [expect.objectContaining({ ...unit, state: 'stored' })],
    },
  ]);
  expect((await run()).data).toMatchObject([{ units: [{ state: 'exists' }] }, { units: [{ state: 'exists' }] }]);
  expect((await history()).map(({ state }) => String(state))).toEqual(['stored', 'stored']);
  expect((await api.root.get(`${ward.C}/assets`)).rows).toMatchObject([{ name: 'Eva Ek' }]);
});

test('values typed since are left by an import that nobody has seen', async () => {
  const [asset] = (await api.root.get(`${ward.C}/assets`)).rows;
  const [period] = asset!.periods as unknown as { id: string }[];
  const path = `${ward.C}/assets/${asset!.id}/periods/${period!.id}`;
  expect((await api.root.put(path, { workRate: 0.9 })).status).toBe(200);
  await ftp().put('personal_2.csv', `${header}\n3033;1;Ek, Eva;Sjuksköterska;70;${from()};;N\n`, 1);
  expect((await run()).data).toMatchObject([{ units: [{ state: 'stored', changes: 0, left: 1 }] }, {}]);
  const stored = async () => (await api.root.get(`${ward.C}/assets`)).rows[0]?.periods;
  expect(await stored()).toMatchObject([{ workRate: 0.9 }]);
  const shown = await api.root.post(`${ward.U}/heromaimports/preview`, { kind: 'personnel' });
  expect(shown.data).toMatchObject({ fileName: 'personal_2.csv', units: [{ people: [{ overwritesTyped: true }] }] });
  const { fileId } = shown.data;
  expect((await api.root.post(`${ward.U}/importheromapersonnel`, { fileId })).data).toMatchObject({ changes: 1 });
  expect(await stored()).toMatchObject([{ workRate: 0.7 }]);
});

test('a wrong password and a file with a fault are answered and noted, and change nothing', async () => {
  await ftp().put('personal_3.csv', `${header}\n3033;1;Ek, Eva;Sjuksköterska;101;${from()};;N\n`);
  const failed = (await run()).data as unknown as { units: { state: string; message: string }[] }[];
  expect(failed[0]?.units).toMatchObject([
    { state: 'failed', message: 'Ingen import gjordes. Rad 2 har ett fel. Avdelningen lämnas orörd.' },
  ]);
  await api.root.put(ward.O, { ftpPassword: 'fel' });
  expect(await api.root.post(`${ward.O}/ftp/test`)).toMatchObject({
    status: 404,
    body: { error: 'importFtp', faults: { ftp: { code: 'ftpLogin' } } },
  });
  expect(await api.root.get(`${ward.U}/runheromaimport`)).toMatchObject({ status: 404, body: { error: 'importFtp' } });
  const message = 'Filen kunde inte läsas från FTP-servern. Fel användarnamn eller lösenord till FTP-servern.';
  expect((await run()).data).toMatchObject([
    { message, units: [] },
    { message, units: [] },
  ]);
  expect((await history()).filter(({ state }) => String(state) === 'failed')).toHaveLength(3);
  expect((await api.root.get(`${ward.C}/assets`)).rows[0]?.periods).toMatchObject([{ workRate: 0.7 }]);
});

test.each(['ftp://ftp.region.se', 'ftp.region.se:21', '10.0.0.1', '::1', 'ftp.region.se/personal', 'a b'])(
  'the server is a name only, not %s',
  async (heromaImportFtp) => {
    expect(await api.root.put(ward.O, { heromaImportFtp })).toMatchObject({
      status: 400,
      body: { faults: { heromaImportFtp: { code: 'ftpName' } } },
    });
  },
);

test('a server that never answers is given up while the request has time left to say so', async () => {
  const open = new Set<Socket>();
  const slow = createServer((client) => {
    open.add(client);
    client
      .on('error', () => undefined)
      .on('close', () => open.delete(client))
      .resume();
  });
  const port = await freePort();
  await new Promise<void>((resolve) => slow.listen(port, '127.0.0.1', resolve));
  const [ports, until] = [process.env.FTP_PORTS, Date.now() + 9500];
  process.env.FTP_PORTS = `${port},${port}`;
  try {
    const scope = { table: theTable() } as Scope;
    const refused = refusal(() => withinWork({ until }, () => testFtp(scope, { orgId: ward.orgId })));
    expect(await refused).toMatchObject({ code: 'importFtp', fields: { ftp: 'ftpSlow' } });
    expect(Date.now()).toBeLessThan(until);
    await expect.poll(() => open.size).toBe(0);
  } finally {
    process.env.FTP_PORTS = ports;
    slow.close();
  }
});
