import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { DynamoDBClient, paginateScan } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { GetParametersByPathCommand, SSMClient } from '@aws-sdk/client-ssm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freePort } from '#infra/local/freePort.ts';
import { addDays } from '#shared/time/day.ts';
import { mondayOfWeek } from '#shared/time/week.ts';
import { type Client, clientOf, type Reply } from '../../support/api.ts';
import { type FtpServer, startFtp } from '../../support/ftp.ts';
import { useFtpServer } from '../../support/ftpWard.ts';
import { personnelFile } from '../../support/imports.ts';
import { codeIn } from '../../support/post.ts';
import { dayRow, makeWard, monday, type Ward } from '../../support/ward.ts';
import { isInstalled } from '../programs.mjs';
import { type Installation, startInstallation } from './installation.ts';

const email = 'forst@example.se';
const password = 'Prov!2026-Lång';
const name = 'Region Moln';

let cloud: Installation;
let ftp: FtpServer;
let anybody: Client;

/** The answer, which has to be of this status. */
const of = async (status: number, answer: Promise<Reply>): Promise<Reply> => {
  const reply = await answer;
  if (reply.status !== status) throw new Error(`${reply.status} ${JSON.stringify(reply.body)}\n${await cloud.log()}`);
  return reply;
};

const login = (secret: string) =>
  anybody.send(
    'POST',
    '/api/account/login',
    new URLSearchParams({ username: email, password: secret, grant_type: 'password' }).toString(),
    { 'content-type': 'application/x-www-form-urlencoded' },
  );

/** What an operator finds, by the logical names of the templates. */
const operator = () => {
  const options = {
    endpoint: cloud.endpoint,
    region: 'eu-north-1',
    credentials: { accessKeyId: 'operator', secretAccessKey: 'secret' },
  };
  const s3 = new S3Client({ ...options, forcePathStyle: true });
  const Bucket = cloud.nameOf(/^Files[0-9A-F]{8}$/);
  return {
    files: async (Prefix: string) =>
      ((await s3.send(new ListObjectsV2Command({ Bucket, Prefix }))).Contents ?? []).map(({ Key }) => Key),
    file: async (Key: string) => (await s3.send(new GetObjectCommand({ Bucket, Key }))).Body?.transformToString(),
    secrets: async () => {
      const Path = '/bemanningsplan/sample/ftp';
      const { Parameters = [] } = await new SSMClient(options).send(
        new GetParametersByPathCommand({ Path, Recursive: true, WithDecryption: true }),
      );
      return Parameters.map(({ Name, Value, Type }) => ({ Name, Value, Type }));
    },
    partitions: async () => {
      const found: string[] = [];
      const client = new DynamoDBClient(options);
      for await (const { Items = [] } of paginateScan({ client }, { TableName: cloud.nameOf(/^Table[0-9A-F]{8}$/) }))
        found.push(...Items.map(({ pk }) => String(pk?.S)));
      return found;
    },
  };
};

/** Where moto is not installed, the summary of `npm test` says that this was not run. */
describe.runIf(isInstalled('moto_server'))('a day of the deployed functions in moto', { timeout: 60_000 }, () => {
  beforeAll(async () => {
    const port = await freePort();
    ftp = await startFtp('none', port);
    // The HR system's server is on this machine, which the deployed settings forbid.
    cloud = await startInstallation({ FTP_REACH: 'any', FTP_PORTS: `${port},${port}` });
    anybody = clientOf(cloud.url, '');
  }, 180_000);
  afterAll(async () => {
    await cloud?.stop();
    await ftp?.stop();
  });

  // Each part goes on from where the one before has led: after a failure the rest says nothing.
  let hasFailed = false;
  beforeEach(({ skip }) => skip(hasFailed, 'an earlier part of the day failed'));
  afterEach(({ task }) => {
    hasFailed ||= task.result?.state === 'fail';
  });

  let root: Client;
  let refreshToken: string;
  let ward: Ward;

  test('the operator makes the first data key', async () => {
    const { stdout } = await promisify(execFile)('node', ['infra/keys/start.mjs', 'make', '--cloud'], {
      env: { PATH: process.env.PATH, ...cloud.settings },
    });
    expect(stdout).toBe('Nyckeln är gjord.\n');
  });

  test('the first SuperAdmin is invited by the function, chooses a password by the mail, and enrols an app', async () => {
    expect(await cloud.invoke('firstSuperAdmin', { email })).toEqual({ mailSent: true });
    expect(cloud.mails.map(({ to }) => to)).toEqual([[email]]);
    const code = codeIn(cloud.mails[0]!);
    await of(200, anybody.post('/api/account/confirm', { username: email, code, password }));
    await of(400, login('fel'));
    expect((await login(password)).body).toMatchObject({ error: 'enrolmentNeeded' });
    const begun = await of(200, anybody.post('/api/account/second-factor', { username: email, password }));
    expect(begun.data.secret).toEqual(expect.any(String));
    const enrolment = { username: email, password, code: '123456' };
    const { data } = await of(200, anybody.post('/api/account/second-factor/confirm', enrolment));
    root = clientOf(cloud.url, String(data.tokens?.access_token));
    refreshToken = String(data.tokens?.refresh_token);
  });

  test('the session is refreshed, with a new refresh token', async () => {
    const { body } = await of(200, anybody.post('/api/account/refresh', { refresh_token: refreshToken }));
    expect(body.refresh_token).not.toBe(refreshToken);
    root = clientOf(cloud.url, String(body.access_token));
    refreshToken = String(body.refresh_token);
    await of(200, root.get('/api/access/tree'));
  });

  test('a ward is made and planned', async () => {
    ward = await makeWard({ root }, name);
    const { data } = await of(201, root.post(`${ward.C}/demands`, { start: monday(0), base: 'nothing' }));
    await of(200, root.put(`${ward.C}/demands/${data.id}`, { shiftDemands: [dayRow(ward.shiftId)] }));
    await of(201, root.post(`${ward.C}/assets`, { name: 'Anna', period: { start: monday(0) } }));
    const weeks = await of(200, root.get(`${ward.U}/receipts?start=${monday(0)}&end=${addDays(monday(0), 13)}`));
    expect(weeks.rows).toHaveLength(2);
  });

  test('a report is linked to a budget as its basis, and read', async () => {
    const year = new Date().getFullYear() + 1;
    const period = { start: `${year}-01-01`, end: `${year}-12-31`, budget: 10 };
    const { data: budget } = await of(201, root.post(`${ward.C}/budget-periods`, period));
    const start = mondayOfWeek(year, 1)!;
    const definition = { start, end: addDays(start, 27), unitIds: [ward.unitId], forCat: ['Sjuksköterska'] };
    const { data: report } = await of(200, root.post('/api/overview/demands/report', { ...definition, receipt: true }));
    const at = `${ward.C}/budget-periods/${budget.id}`;
    await of(200, root.put(at, { DemandBasis: JSON.stringify(report), version: 1 }));
    expect((await of(200, root.get(`${at}/basis/demand`))).data).toEqual(report);
    expect(await operator().files(`${ward.orgId}/bases/`)).toHaveLength(1);
  });

  test('the password of the HR system’s server is stored as a secret', async () => {
    await useFtpServer({ root }, ward, 28);
    const secret = { Name: expect.stringContaining(ward.orgId), Value: ftp.password, Type: 'SecureString' };
    expect(await operator().secrets()).toEqual([secret]);
  });

  test('an import is ordered by the event of the schedule, queued, carried out and undone', async () => {
    const from = monday(1).replaceAll('-', '');
    await ftp.put('personal_1.csv', personnelFile(`3033;1;Ek, Eva;Sjuksköterska;80;${from};;N`));
    const tick = JSON.parse(readFileSync('events/importSchedule.json', 'utf8'));
    expect(await cloud.invoke('importSchedule', tick)).toEqual({ queued: 1 });
    expect(await cloud.drain(/^ImportsOrders/, 'importQueued')).toBe(1);
    const names = async () => (await of(200, root.get(`${ward.C}/assets`))).rows.map((asset) => String(asset.name));
    expect(await names()).toEqual(expect.arrayContaining(['Anna', 'Eva Ek']));
    const { rows } = await of(200, root.get(`${ward.U}/heromaimports`));
    const stored = rows.find(({ fileName }) => String(fileName) === 'personal_1.csv');
    expect(stored).toMatchObject({ kind: 'personnel', state: 'stored', changes: 1 });
    await of(200, root.post(`${ward.U}/heromaimports/${stored?.id}/undo`));
    expect(await names()).toEqual(['Anna']);
  });

  test('an answer that is too large for the gateway is given as a file', async () => {
    const forCat = Array.from({ length: 36 }, (_, index) => `Kategori ${index}`);
    for (const category of forCat) {
      const period = { start: '2024-01-01', workingHours: 38, workingMinutes: 15 };
      const { data } = await of(201, root.post(`${ward.U}/categories`, { name: category, period }));
      const employee = { name: 'Anna', period: { start: '2024-01-01', workRate: 0.8333 } };
      await of(201, root.post(`${ward.U}/categories/${data.id}/assets`, employee));
    }
    const definition = { start: '2024-01-01', end: '2029-12-30', unitIds: [ward.unitId], forCat };
    const ask = (encoding: string) =>
      fetch(`${cloud.url}/api/overview/assets/report`, {
        method: 'POST',
        body: JSON.stringify(definition),
        redirect: 'manual',
        headers: {
          'content-type': 'application/json',
          'accept-encoding': encoding,
          authorization: `Bearer ${root.token}`,
        },
      });
    const moved = await ask('identity');
    expect(moved.status).toBe(303);
    const file = await operator().file(moved.headers.get('location')?.slice(1) ?? '');
    expect(file?.length).toBeGreaterThan(6_000_000);
    expect(file).toBe(await (await ask('gzip')).text());
  });

  test('the organisation is removed by the queued order, with its files and its password', async () => {
    expect((await operator().files(`${ward.orgId}/`)).length).toBeGreaterThan(1);
    await of(204, root.remove(`${ward.O}?confirm=${encodeURIComponent(name)}`));
    expect(await cloud.drain(/^RetentionsOrders/, 'retentionQueued')).toBe(1);
    expect(await operator().secrets()).toEqual([]);
    const left = (await operator().partitions()).filter((partition) => partition.includes(ward.orgId));
    const isLog = (partition: string) => /^ORG#[^#]+#(LOG#|RETENTION$)/.test(partition);
    expect(left.filter((partition) => !isLog(partition))).toEqual([]);
    expect(left.length).toBeGreaterThan(10);
    const files = await operator().files(`${ward.orgId}/`);
    expect(files.filter((file) => !file?.includes('/log/'))).toEqual([]);
  });

  test('after the logout neither token is taken', async () => {
    await of(200, root.post('/api/account/logout', { refresh_token: refreshToken }));
    await of(401, root.get('/api/access/tree'));
    await of(401, anybody.post('/api/account/refresh', { refresh_token: refreshToken }));
  });
});
