import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { run } from '#infra/deployed/main.ts';
import { watchUpdates } from '#infra/deployed/rollback.ts';
import { expireSite } from '#infra/deployed/site.ts';
import { filesListener } from '#infra/local/files/server.ts';
import { fileStore } from '#infra/local/files/store.ts';
import { serveLocally } from '#infra/local/http.ts';

const ends: (() => Promise<void>)[] = [];
beforeEach(() => {
  for (const [name, value] of Object.entries({
    AWS_REGION: 'eu-north-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
  }))
    vi.stubEnv(name, value);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  for (const end of ends.splice(0)) await end();
});

const site = async (files: Readonly<Record<string, string>>) => {
  const root = await mkdtemp(join(tmpdir(), 'site-'));
  const server = await serveLocally(filesListener(fileStore(root)));
  ends.push(server.stop, () => rm(root, { recursive: true }));
  vi.stubEnv('AWS_ENDPOINT_URL_S3', server.url);
  const client = new S3Client();
  const put = async (some: Readonly<Record<string, string>>) => {
    for (const [Key, Body] of Object.entries(some))
      await client.send(new PutObjectCommand({ Bucket: 'site', Key, Body }));
  };
  await put(files);
  const names = async () =>
    ((await client.send(new ListObjectsV2Command({ Bucket: 'site', Prefix: 'assets/' }))).Contents ?? []).flatMap(
      ({ Key }) => Key ?? [],
    );
  return { put, names };
};

test('files of an older page go 35 days after the deploy that replaced it; those of the live page never', async () => {
  const { put, names } = await site({
    'index.html': '<script src="/assets/app-1.js">',
    'assets/app-1.js': 'import "./shared.js"',
    'assets/shared.js': '//',
  });
  expect(await expireSite('site', new Date('2020-01-01'))).toBe(0);
  await put({ 'index.html': '<script src="/assets/app-2.js">', 'assets/app-2.js': 'import "./shared.js"' });
  expect(await expireSite('site', new Date('2026-11-25'))).toBe(0);
  expect(await names()).toContain('assets/app-1.js');
  expect(await expireSite('site', new Date('2026-12-30'))).toBe(1);
  expect((await names()).sort()).toEqual(['assets/app-2.js', 'assets/shared.js']);
});

test('nothing is removed where the page is missing, or leads to no file', async () => {
  const { put, names } = await site({ 'assets/app-1.js': '//' });
  await expect(expireSite('site', new Date())).rejects.toThrow();
  await put({ 'index.html': '<p>Underhåll</p>' });
  await expect(expireSite('site', new Date())).rejects.toThrow('leads to no file');
  expect(await names()).toEqual(['assets/app-1.js']);
});

const arns = ['ApiErrors', 'preTokenErrors'].map((name) => `arn:aws:cloudwatch:eu-north-1:1:alarm:${name}`);

/** CloudFormation with one stack, as far as it is asked: it keeps the alarms that an update names. */
const cloudFormation = async (output: string) => {
  const updates: URLSearchParams[] = [];
  const member = (arn: string): string => `<member><Arn>${arn}</Arn><Type>AWS::CloudWatch::Alarm</Type></member>`;
  const kept = (): string => {
    const last = updates.at(-1);
    if (!last) return '';
    const named = [...last].filter(([name]) => /^RollbackConfiguration\.RollbackTriggers.*Arn$/.test(name));
    return `<RollbackConfiguration><RollbackTriggers>${named.map(([, arn]) => member(arn)).join('')}</RollbackTriggers>
      <MonitoringTimeInMinutes>${last.get('RollbackConfiguration.MonitoringTimeInMinutes')}</MonitoringTimeInMinutes></RollbackConfiguration>`;
  };
  const server = await serveLocally(async (request, response) => {
    const asked = new URLSearchParams(await text(request));
    response.setHeader('content-type', 'text/xml');
    if (asked.get('Action') === 'UpdateStack') {
      updates.push(asked);
      response.end(
        '<UpdateStackResponse><UpdateStackResult><StackId>1</StackId></UpdateStackResult></UpdateStackResponse>',
      );
      return;
    }
    response.end(`<DescribeStacksResponse><DescribeStacksResult><Stacks><member><StackName>s</StackName>
      <CreationTime>2026-11-25T12:00:00Z</CreationTime><StackStatus>UPDATE_COMPLETE</StackStatus>
      <Parameters><member><ParameterKey>BootstrapVersion</ParameterKey><ParameterValue>/v</ParameterValue></member></Parameters>
      <Capabilities><member>CAPABILITY_NAMED_IAM</member></Capabilities>
      <Outputs><member><OutputKey>${output}</OutputKey><OutputValue>${arns.join(',')}</OutputValue></member></Outputs>
      ${kept()}</member></Stacks></DescribeStacksResult></DescribeStacksResponse>`);
  });
  ends.push(server.stop);
  vi.stubEnv('AWS_ENDPOINT_URL_CLOUDFORMATION', server.url);
  return updates;
};

test('updates of the stack are watched by its alarms from then on, and by none after unwatch', async () => {
  const updates = await cloudFormation('RollbackAlarms');
  expect(await watchUpdates('s', true)).toBe(true);
  expect(await watchUpdates('s', true)).toBe(false);
  expect(updates).toHaveLength(1);
  expect(Object.fromEntries(updates[0] ?? [])).toMatchObject({
    StackName: 's',
    UsePreviousTemplate: 'true',
    'Parameters.member.1.ParameterKey': 'BootstrapVersion',
    'Parameters.member.1.UsePreviousValue': 'true',
    'Capabilities.member.1': 'CAPABILITY_NAMED_IAM',
    'RollbackConfiguration.MonitoringTimeInMinutes': '10',
    'RollbackConfiguration.RollbackTriggers.member.1.Arn': arns[0],
    'RollbackConfiguration.RollbackTriggers.member.2.Arn': arns[1],
  });
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  expect(await run(['unwatch'])).toBe(0);
  expect(updates).toHaveLength(2);
  expect(updates[1]?.get('RollbackConfiguration.MonitoringTimeInMinutes')).toBe('0');
  expect(updates[1]?.get('StackName')).toBe('Bemanningsplan-sample-Stateless');
  expect(await watchUpdates('s', true)).toBe(true);
});

test('a stack that names no alarms is a fault, and an unknown word the usage', async () => {
  const updates = await cloudFormation('Other');
  await expect(watchUpdates('s', true)).rejects.toThrow('names no alarms');
  expect(updates).toEqual([]);
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await run(['watch'])).toBe(1);
  expect(said).toHaveBeenCalledWith(expect.stringContaining('npm run deployed'));
});
