import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { settingsChanged } from '#functions/kernel/adapters/lazy.ts';
import { basisFileName } from '#functions/kernel/store/fileNames.ts';
import { files } from '#functions/kernel/store/files.ts';
import { matchesPartition, tenantOf, tenantPartitions } from '#functions/kernel/store/partitions.ts';
import { withinReach } from '#functions/kernel/store/reach.ts';
import { theTable } from '#functions/kernel/store/resources.ts';
import { readBody, serveLocally } from '#infra/local/http.ts';
import { type Client, withApi } from '../../../support/api.ts';
import { sample, sampleGrant, storeSample } from '../../../support/sample.ts';
import { keyOfTenant, startTokenService, tenantRole } from '../../../support/tokenService.ts';
import { captureLog } from '../http/anEvent.ts';

/** A command that reached the table or the files: whose credentials signed it, and what it named. */
interface Sent {
  readonly key: string;
  readonly path: string;
  readonly partitions: readonly string[];
}
const ownKey = 'OWN';
let sent: Sent[] = [];

/** The partition keys anywhere in a command. */
const partitionsIn = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, part]) =>
    (field === 'pk' || field === ':pk') && typeof part?.S === 'string' ? [part.S as string] : partitionsIn(part),
  );
};

const hopByHop = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'expect']);
const passedOn = (headers: NodeJS.Dict<string | string[]>) =>
  Object.entries(headers).flatMap(([name, value]) =>
    hopByHop.has(name) ? [] : [[name, String(value)] satisfies [string, string]],
  );

/** Stands before the table or the files, and notes who signed each command. */
const noting = (address: string) =>
  serveLocally(async (request, response) => {
    const body = await readBody(request, 10_000_000);
    const isOfTable = request.headers['x-amz-target'] !== undefined;
    sent.push({
      key: /Credential=([^/]+)\//.exec(request.headers.authorization ?? '')?.[1] ?? '',
      path: request.url ?? '',
      partitions: isOfTable ? partitionsIn(JSON.parse(body.toString('utf8'))) : [],
    });
    const answer = await fetch(`${address}${request.url}`, {
      method: request.method ?? 'GET',
      headers: passedOn(request.headers),
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    });
    const headers = Object.fromEntries([...answer.headers].filter(([name]) => !hopByHop.has(name)));
    response.writeHead(answer.status, headers).end(Buffer.from(await answer.arrayBuffer()));
  });

const api = withApi(() => storeSample(theTable()));

const environment: NodeJS.ProcessEnv = {};
let tokens: Awaited<ReturnType<typeof startTokenService>>;
const stops: (() => Promise<void>)[] = [];
let planner: Client;
let chief: Client;

beforeAll(async () => {
  planner = await api.person('planerare@test.se', 'User', sampleGrant);
  const { orgId } = sample;
  chief = await api.person('chef@test.se', 'SuperUser', { level: 'organization', orgId, canWrite: true });
  Object.assign(environment, process.env);
  const [table, store] = await Promise.all([
    noting(process.env.AWS_ENDPOINT_URL_DYNAMODB ?? ''),
    noting(process.env.AWS_ENDPOINT_URL_S3 ?? ''),
  ]);
  tokens = await startTokenService();
  stops.push(table.stop, store.stop, tokens.stop);
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: table.url,
    AWS_ENDPOINT_URL_S3: store.url,
    AWS_ENDPOINT_URL_STS: tokens.url,
    AWS_ACCESS_KEY_ID: ownKey,
    TENANT_ROLE: tenantRole,
  });
});
beforeEach(() => {
  sent = [];
  Object.assign(tokens.state, { asked: [], secondsLeft: 3600, refuses: false });
  // Clients are made anew, without the credentials that they keep.
  settingsChanged();
});
afterAll(async () => {
  delete process.env.AWS_ENDPOINT_URL_STS;
  Object.assign(process.env, environment);
  settingsChanged();
  for (const stop of stops) await stop();
});

const unit = `/api/organizations/${sample.orgId}/areas/${sample.areaId}/units/${sample.unitId}`;

test('what belongs to the organisation is read and written with its credentials, which are asked for once', async () => {
  expect((await planner.get(`${unit}/plan`)).status).toBe(200);
  const beds = await planner.post(`${unit}/beds`, { start: '2031-01-06', end: null, beds: 12, comment: '' });
  expect(beds.status).toBe(201);
  expect((await planner.get(`${unit}/beds`)).status).toBe(200);
  const inTenant = sent.flatMap(({ key, partitions }) => (key === keyOfTenant(sample.orgId) ? partitions : []));
  expect(inTenant.length).toBeGreaterThan(5);
  const patterns = tenantPartitions(sample.orgId);
  for (const partition of inTenant)
    expect(
      patterns.some((pattern) => matchesPartition(pattern, partition)),
      partition,
    ).toBe(true);
  const withOwn = sent.flatMap(({ key, partitions }) => (key === ownKey ? partitions : []));
  expect(new Set(withOwn)).toEqual(new Set(['USER#planerare@test.se']));
  expect(tokens.state.asked).toHaveLength(1);
  expect(tokens.state.asked[0]).toMatchObject({
    Action: 'AssumeRole',
    RoleArn: tenantRole,
    'Tags.member.1.Key': 'org',
    'Tags.member.1.Value': sample.orgId,
  });
});

test('a report without an organisation in its path is read with the credentials of the units’ organisation', async () => {
  const definition = { start: '2026-01-05', end: '2026-03-29', unitIds: [sample.unitId], forCat: ['Sjuksköterska'] };
  expect((await planner.post('/api/overview/demands/report', definition)).status).toBe(200);
  const ofOrganizations = sent.filter(({ partitions }) => partitions.some((one) => tenantOf(one) !== undefined));
  expect(ofOrganizations.length).toBeGreaterThan(1);
  expect(new Set(ofOrganizations.map(({ key }) => key))).toEqual(new Set([keyOfTenant(sample.orgId)]));
});

test('a grant is written with the function’s own credentials: one transaction, with the account', async () => {
  const invited = { email: 'ny@test.se', selectedOption: 'newUser', loginType: 'password', canWrite: false };
  const given = await chief.post(`/api/access/unit/${sample.unitId}/user`, invited);
  expect(given.status).toBe(201);
  const mixed = sent.filter(({ partitions }) => new Set(partitions.map(tenantOf)).size > 1);
  expect(mixed.length).toBeGreaterThan(0);
  for (const { key } of mixed) expect(key).toBe(ownKey);
});

test('files are stored and read with the credentials of their organisation', async () => {
  const reach = { orgIds: [sample.orgId], own: { partitions: [], use: 'read' as const }, reads: [], writes: [] };
  const name = basisFileName(sample.orgId, 'bas_1');
  await withinReach(reach, () => files().put(name, '{}'));
  expect(await withinReach(reach, () => files().find(name))).toBe('{}');
  const ofFile = sent.filter(({ path }) => path.includes('bas_1'));
  expect(ofFile.map(({ key }) => key)).toEqual([keyOfTenant(sample.orgId), keyOfTenant(sample.orgId)]);
});

test('credentials that are about to end are asked for again', async () => {
  tokens.state.secondsLeft = 60;
  await planner.get(`${unit}/beds`);
  const before = tokens.state.asked.length;
  await planner.get(`${unit}/beds`);
  expect(before).toBeGreaterThan(0);
  expect(tokens.state.asked.length).toBeGreaterThan(before);
});

test('without the role nothing of an organisation is read: the own credentials do not take its place', async () => {
  tokens.state.refuses = true;
  // The refusal is logged as a fault.
  const log = captureLog();
  log.start();
  expect((await planner.get(`${unit}/beds`)).status).toBe(500);
  log.stop();
  expect(tokens.state.asked.length).toBeGreaterThan(0);
  expect(sent.flatMap(({ partitions }) => partitions).filter((one) => tenantOf(one) !== undefined)).toEqual([]);
});
