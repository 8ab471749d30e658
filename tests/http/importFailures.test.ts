import { expect, test } from 'vitest';
import { type Client, withApi } from '../support/api.ts';
import { makeFtpWard, withFtp } from '../support/ftpWard.ts';
import { hoursFile } from '../support/imports.ts';
import { mailsTo } from '../support/post.ts';
import { monday, organizationGrant, unitGrant, type Ward } from '../support/ward.ts';

const ftp = await withFtp();
let ward: Ward;
let chief: Client;
let reader: Client;
const api = withApi(async (api) => {
  ward = await makeFtpWard(api, 'Region Fel & Brist');
  chief = await api.person('chef@test.se', 'SuperUser', organizationGrant(ward));
  await api.person('avd@test.se', 'User', unitGrant(ward));
  reader = await api.person('user@test.se', 'User', organizationGrant(ward));
});

// The server compares whole seconds: each file is some minutes newer than the one before.
const header = 'ENHET;ANSTNR;NAMN;BEFATTNING;SYSSGRAD;FROM;TOM;VIKARIE';
const run = () => api.root.post(`${ward.O}/heromaimports/run`);
const history = async () => (await api.root.get(`${ward.U}/heromaimports`)).rows;
const recipients = ['chef@test.se', 'avd@test.se', 'user@test.se'];
const mailsOf = async (...addresses: readonly string[]) =>
  (await Promise.all(addresses.map((address) => mailsTo(api, address))))
    .flat()
    .filter(({ subject }) => subject.startsWith('Importen till'));
const failureMails = () => mailsOf(...recipients);
const provider = 'root@test.se';
const failures = async (client = api.root) => (await client.get(`${ward.O}/heromaimports/failures`)).rows;

test('a server without any file fails, and the SuperUsers of the organisation get one mail', async () => {
  expect((await run()).data).toMatchObject([
    { kind: 'personnel', noFile: false, message: expect.stringContaining('Servern har ingen sådan fil.') },
    { kind: 'hours', noFile: false, message: expect.stringContaining('Servern har ingen sådan fil.') },
  ]);
  const mails = await failureMails();
  expect(mails.map(({ to }) => to)).toEqual([['chef@test.se']]);
  expect(mails[0]?.subject).toBe('Importen till Region Fel & Brist gick inte igenom');
  expect(mails[0]?.text).toContain('Personal: Filen kunde inte läsas från FTP-servern. Servern har ingen sådan fil.');
  expect(mails[0]?.html).toContain('<br>Arbetad tid: Filen kunde inte läsas');
});

test('what is not mended in a file is mailed to the SuperAdmins as well, with the way to the import', async () => {
  const mails = await mailsOf(provider);
  expect(mails.map(({ subject }) => subject)).toEqual(['Importen till Region Fel & Brist gick inte igenom']);
  expect(mails[0]?.text).toContain('Personal: Filen kunde inte läsas från FTP-servern. Servern har ingen sådan fil.');
  expect(mails[0]?.text).toContain(`/#${ward.O.replace('/api', '')}/import`);
});

test('failures are listed for those who administer the organisation, and for no others', async () => {
  const failure = { unitId: ward.unitId, unitName: 'Medicinavdelning 33', areaId: ward.areaId, fileName: '' };
  const message = expect.stringContaining('Servern har ingen sådan fil.');
  const listed = ['personnel', 'hours'].map((kind) => expect.objectContaining({ ...failure, kind, message }));
  expect(await failures()).toEqual(listed);
  expect(await failures(chief)).toEqual(listed);
  expect((await reader.get(`${ward.O}/heromaimports/failures`)).status).toBe(403);
});

test('a kind without a file is noted as such and is no failure, where the other kind has one', async () => {
  const from = monday(1).replaceAll('-', '');
  await ftp().put('personal_1.csv', `${header}\n3033;1;Ek, Eva;Sjuksköterska;80;${from};;N\n`, 60);
  expect((await run()).data).toMatchObject([
    { kind: 'personnel', fileName: 'personal_1.csv', units: [{ state: 'stored' }] },
    { kind: 'hours', noFile: true, message: '', units: [] },
  ]);
  expect((await history()).find(({ state }) => String(state) === 'noFile')).toMatchObject({
    kind: 'hours',
    message: 'Ingen fil.',
    changes: 0,
  });
  expect(await failureMails()).toHaveLength(1);
  expect(await failures()).toEqual([]);
});

test('a kind that the organisation has no files of is not looked for', async () => {
  const { data } = await api.root.get(`${ward.O}/import-mapping`);
  const files = { personnel: 'personal', hours: null };
  expect((await api.root.put(`${ward.O}/import-mapping`, { ...data, files })).status).toBe(200);
  const before = (await history()).length;
  expect((await run()).data).toMatchObject([{ kind: 'personnel', units: [{ state: 'exists' }] }]);
  expect(await history()).toHaveLength(before);
});

test('a faulty line is mailed with its unit and line', async () => {
  await ftp().put('personal_2.csv', `${header}\n3033;1;Ek, Eva;Sjuksköterska;8O;20260302;;N\n`, 50);
  await run();
  const mails = await failureMails();
  expect(mails).toHaveLength(2);
  expect(mails.map(({ text }) => text).join()).toContain(
    'Personal, Medicinavdelning 33: Ingen import gjordes. Rad 2 har ett fel. Avdelningen lämnas orörd.',
  );
  // The organisation mends it in its HR system.
  expect(await mailsOf(provider)).toHaveLength(1);
});

test('a file that lacks most of a unit is held in a run that nobody has seen, and let through by hand', async () => {
  const row = (n: number) => `3033;${n};Ek, P${n};Sjuksköterska;80;20260302;;N`;
  const many = Array.from({ length: 20 }, (_, n) => row(n + 100));
  await ftp().put('personal_3.csv', [header, ...many].join('\n'), 40);
  expect((await run()).data).toMatchObject([{ units: [{ state: 'stored' }] }]);
  // One of those whom earlier imports gave the unit is missing as well, but fewer than five of 21 do not hold it.
  await ftp().put('personal_4.csv', [header, ...many.slice(4)].join('\n'), 30);
  expect((await run()).data).toMatchObject([{ units: [{ state: 'stored', changes: 4 }] }]);
  await ftp().put('personal_5.csv', [header, ...many.slice(10)].join('\n'), 20);
  const held = 'Avdelningen lämnades orörd. Filen tar bort 38 procent av det';
  expect((await run()).data).toMatchObject([{ units: [{ state: 'failed', message: expect.stringContaining(held) }] }]);
  expect((await failureMails()).map(({ text }) => text).join()).toContain(`Personal, Medicinavdelning 33: ${held}`);
  // A SuperUser cannot let it through.
  expect((await mailsOf(provider)).map(({ text }) => text).join()).toContain(held);
  expect(await failures()).toMatchObject([
    { kind: 'personnel', fileName: 'personal_5.csv', message: expect.stringContaining(held) },
  ]);
  // Without the id of a file, nobody has seen what it changes.
  const unseen = await api.root.post(`${ward.U}/importheromapersonnel`, {});
  expect(unseen).toMatchObject({ status: 400, body: { error: 'importHeld' } });
  const shown = await api.root.post(`${ward.U}/heromaimports/preview`, { kind: 'personnel' });
  expect(shown.data.units).toMatchObject([{ held: 38, refused: false }]);
  const { fileId } = shown.data;
  expect(await api.root.post(`${ward.U}/importheromapersonnel`, { fileId })).toMatchObject({ data: { changes: 6 } });
  expect(await failures()).toEqual([]);
});

test('a file that takes most of the hours away, or has other hours of a closed month, is held in a run that nobody has seen', async () => {
  const { data } = await api.root.get(`${ward.O}/import-mapping`);
  await api.root.put(`${ward.O}/import-mapping`, { ...data, files: { personnel: null, hours: 'tid' } });
  const activity = { start: 2025, name: 'Arbete', type: 'Worklog', heromaActivityIdentifier: 'ARB' };
  await api.root.post(`${ward.U}/activity`, activity);
  const hoursOf = (count: number) => hoursFile(...Array<string>(count).fill('3033;202601;ARB;x;8'));
  await ftp().put('tid_1.csv', hoursOf(20), 40);
  expect((await run()).data).toMatchObject([{ units: [{ state: 'stored' }] }]);
  await ftp().put('tid_2.csv', hoursOf(17), 30);
  expect((await run()).data).toMatchObject([{ units: [{ state: 'stored' }] }]);
  await ftp().put('tid_3.csv', hoursOf(1), 20);
  const held = 'Avdelningen lämnades orörd. Filen tar bort 94 procent av det';
  expect((await run()).data).toMatchObject([{ units: [{ state: 'failed', message: expect.stringContaining(held) }] }]);
  expect((await api.root.get(`${ward.U}/activity/input/2026`)).rows).toMatchObject([{ jan: 136 }]);

  // Hours of a month that is closed since are refused, and mailed.
  expect((await api.root.post(`${ward.U}/followup/2026/closed`, { month: 1 })).status).toBe(200);
  await ftp().put('tid_4.csv', hoursOf(16), 15);
  const mailed = (await failureMails()).length;
  expect((await run()).data).toMatchObject([{ units: [{ state: 'failed' }] }]);
  const mails = await failureMails();
  expect(mails).toHaveLength(mailed + 1);
  expect(mails.map(({ text }) => text).join()).toContain('Arbetad tid, Medicinavdelning 33: Ingen import gjordes.');
  expect((await api.root.get(`${ward.U}/activity/input/2026`)).rows).toMatchObject([{ jan: 136 }]);
  await api.root.put(`${ward.O}/import-mapping`, { ...data, version: Number(data.version) + 1 });
});

test('an organisation without SuperUsers that can sign in has its failures mailed to the SuperAdmins', async () => {
  const before = (await mailsOf(provider)).length;
  expect((await api.root.put('/api/account/chef@test.se', { disabled: true })).status).toBe(200);
  await ftp().put('personal_6.csv', `${header}\n3033;1;Ek, Eva;Sjuksköterska;8O;20260302;;N\n`, 10);
  await run();
  const mails = await mailsOf(provider);
  expect(mails).toHaveLength(before + 1);
  expect(mails.map(({ text }) => text).join()).toContain('Rad 2 har ett fel.');
});

test('the share that holds a unit is a setting of the organisation', async () => {
  const { data } = await api.root.get(`${ward.O}/import-mapping`);
  expect(data.hold).toEqual({ share: 20, people: 5 });
  const save = (hold: object) => api.root.put(`${ward.O}/import-mapping`, { ...data, hold });
  expect((await save({ share: 101, people: 0 })).body.fields).toMatchObject({
    'hold.share': expect.any(String),
    'hold.people': expect.any(String),
  });
  expect((await save({ share: 90, people: 5 })).data).toMatchObject({ hold: { share: 90, people: 5 } });
});

test('how doubtful numbers are read is a setting of the organisation, asked once', async () => {
  const preview = async () => {
    const content = Buffer.from(`${header}\n3033;1;Ek, Eva;Sjuksköterska;0,75;20260302;;N\n`).toString('base64');
    const reply = await api.root.post(`${ward.U}/heromaimports/preview`, {
      kind: 'personnel',
      file: { name: 'a.csv', content },
    });
    return (reply.data.remarks as unknown as { code: string; text: string }[]).map(
      ({ code, text }) => `${code}: ${text}`,
    );
  };
  expect(await preview()).toContain(
    'ratePart: kan vara procent eller en del av 1. Välj vilket på organisationens importsida.',
  );
  const { data } = await api.root.get(`${ward.O}/import-mapping`);
  const numbers = { rates: 'parts', decimals: null };
  expect((await api.root.put(`${ward.O}/import-mapping`, { ...data, numbers })).data).toMatchObject({ numbers });
  expect((await preview()).join()).not.toContain('ratePart');
});
