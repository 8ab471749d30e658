import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { afterAll, describe, expect, test } from 'vitest';
import { ofEndpoint } from '#functions/kernel/http/routes.ts';
import { accountGrantKey } from '#functions/kernel/store/keys.ts';
import { theTable } from '#functions/kernel/store/resources.ts';
import { insert } from '#functions/kernel/store/table.ts';
import { routerOf } from '#infra/local/gateway/routes.ts';
import { secretsPath } from '#infra/secretsPath.ts';
import type { Group } from '#shared/contract/endpoint.ts';
import { contract, type Domain } from '#shared/contract/index.ts';
import type { Grant } from '#shared/model/grant.ts';
import { withApi } from '../support/api.ts';
import { sample, sampleGrant, storeSample } from '../support/sample.ts';
import { startTokenService, tenantRole } from '../support/tokenService.ts';
import { lambdaOf, lambdas } from './assembly.ts';
import { environmentOf } from './environmentOf.ts';
import { type RunningAsset, runAsset } from './runAsset.ts';

const folder = new URL('../../events/', import.meta.url);
const read = (name: string): string => readFileSync(new URL(`${name}.json`, folder), 'utf8');

let token: string;

/** Gives the functions the role of the sample's organisation: the templates name one. */
let tokens: Awaited<ReturnType<typeof startTokenService>>;

const api = withApi(async (api) => {
  tokens = await startTokenService();
  await storeSample(theTable());
  token = (await api.person(sample.planner, 'User', sampleGrant)).token;
});

/** The week of the sample's first two weeks: two in service for 4,2 services of demand and a budget of 5. */
const short = { demand: 4.2, budget: 5, workRateSum: 2, diff: -2.2, demandDays: 7, budgetDays: 7 };

/** The expected answer to each event; a domain without one does not compile. */
const answers: Readonly<Record<Domain, { readonly status: number; readonly body: object }>> = {
  access: {
    status: 200,
    body: {
      data: [
        {
          id: sample.orgId,
          canRead: false,
          areas: [
            { canRead: false, units: [{ name: 'Avdelning 33', canWrite: true, categories: [{ canWrite: true }] }] },
          ],
        },
      ],
    },
  },
  account: {
    status: 200,
    body: { access_token: expect.stringMatching(/^ey.+\..+\./), token_type: 'bearer', expires_in: 3600 },
  },
  assets: {
    status: 201,
    body: { data: { id: expect.any(String), name: 'Åsa Öberg', periods: [{ start: '2041-01-07', workRate: 0.75 }] } },
  },
  beds: { status: 201, body: { data: { start: '2041-03-04', end: null, beds: 18, weekendBeds: 12, version: 1 } } },
  budget: { status: 200, body: { data: { id: 'bud_sample', budget: 7.25, version: 2 } } },
  demand: {
    status: 200,
    body: {
      data: {
        id: 'dem_sample',
        version: 2,
        comment: 'Sommaren',
        changedBy: sample.planner,
        shiftDemands: [{ shiftId: sample.shiftId, shiftName: 'Dag', mon: '3', sat: '2' }],
      },
    },
  },
  followup: { status: 200, body: { data: { mar: 'Fler introduktioner', version: 1 } } },
  hierarchy: {
    status: 200,
    body: { data: { id: sample.categoryId, name: 'Sjuksköterska', shifts: [{ id: sample.shiftId, name: 'Dag' }] } },
  },
  imports: { status: 200, body: { data: [] } },
  log: {
    status: 200,
    body: {
      data: [{ by: 'tests', action: 'create', object: 'grant', orgId: sample.orgId, after: { canWrite: true } }],
    },
  },
  overview: {
    status: 200,
    body: {
      data: [
        { start: '2040-01-02', ...short },
        { start: '2040-01-09', ...short },
      ],
    },
  },
  people: {
    status: 200,
    body: {
      data: {
        account: { username: sample.planner, type: 'User', accesses: [{ level: 'unit', canWrite: true }] },
        settings: {},
        log: expect.any(Array),
      },
    },
  },
  reports: {
    status: 200,
    body: {
      data: {
        unitDiffs: [{ unitName: 'Avdelning 33', avgDemand: 4.2, avgWorkRate: 2, diff: -2.2 }],
        total: { unitId: null, diff: -2.2 },
        quality: [],
      },
    },
  },
  schemas: {
    status: 200,
    body: {
      data: [
        { start: '2040-01-02', ...short },
        { start: '2040-01-09', ...short },
      ],
    },
  },
  settings: {
    status: 200,
    body: {
      data: { version: 1, changedBy: sample.planner, reports: [{ name: 'Sommaren', definition: { type: 'demands' } }] },
    },
  },
  system: { status: 200, body: { version: expect.stringMatching(/^\d+\.\d+\.\d+$/), table: 'ok' } },
};

const domains = Object.keys(answers) as Domain[];

/** The token for the event of a domain: the planner's, except where the planner has no permission. */
const tokenOf = (domain: Domain): string => (['imports', 'log'].includes(domain) ? api.root.token : token);

/** The functions that were started, from the folders that the templates name. */
const running = new Map<string, RunningAsset>();
afterAll(() => Promise.all([...running.values(), tokens].map(({ stop }) => stop())));

/** The environment of the template, with a role where it names one: this process runs without; and with secrets of no stage. */
const deployedEnvironment = (environment: Readonly<Record<string, unknown>>) => ({
  ...environmentOf(environment),
  ...('SECRETS_PATH' in environment && { SECRETS_PATH: secretsPath }),
  ...(typeof environment.TENANT_ROLE === 'object' && { TENANT_ROLE: tenantRole }),
  AWS_ENDPOINT_URL_STS: tokens.url,
});

const started = async (name: string): Promise<RunningAsset> => {
  const { folder, environment, seconds } = lambdaOf(name);
  const asset =
    running.get(name) ?? (await runAsset({ folder, seconds, environment: deployedEnvironment(environment) }));
  running.set(name, asset);
  return asset;
};

/** What the function of that name makes of an event; it must not warn. */
const answerOf = async (name: string, event: unknown) => {
  const asset = await started(name);
  const answer = await asset.invoke(event);
  expect(asset.stderr()).toBe('');
  return answer;
};

/** The sample event of a domain as the edge and the gateway pass it on. */
const eventOf = (domain: Domain, bearer: string): APIGatewayProxyEventV2 => {
  const event = JSON.parse(read(domain).replace('{access_token}', bearer)) as APIGatewayProxyEventV2;
  return { ...event, headers: { ...event.headers, 'x-shown-by': process.env.EDGE_SECRETS } };
};

test('every function of the templates has one sample event', () => {
  const names = readdirSync(folder).map((file) => basename(file, '.json'));
  expect(names.sort()).toEqual([...lambdas.keys()].sort());
  expect(names).toEqual(expect.arrayContaining(domains));
});

describe('the sample event of', () => {
  test.each(domains)('%s has the form that the gateway sends', (domain) => {
    const event = JSON.parse(read(domain)) as APIGatewayProxyEventV2;
    const { method, path } = event.requestContext.http;
    const sent = routerOf(contract)(method, path);
    expect(sent).toMatchObject({ domain, routeKey: event.routeKey, parameters: event.pathParameters ?? {} });
    expect([event.rawPath, event.requestContext.routeKey]).toEqual([path, event.routeKey]);
    const { routeKey } = ofEndpoint(event);
    const endpoint = Object.values<Group[string]>(contract[domain]).find(
      (one) => `${one.method} ${one.path}` === routeKey,
    );
    expect(endpoint, routeKey).toBeDefined();
    expect(Boolean(event.headers.authorization)).toBe(endpoint?.who !== 'open');
  });

  test.each(domains)('%s is answered by its deployed code as expected', async (domain) => {
    const answer = await answerOf(domain, eventOf(domain, tokenOf(domain)));
    const { status, body } = answers[domain];
    expect(JSON.parse(answer.body ?? 'null')).toMatchObject(body);
    expect(answer).toMatchObject({ statusCode: status, headers: { 'cache-control': 'no-store' } });
  });

  test('firstSuperAdmin is refused when a SuperAdmin exists', async () => {
    const { invoke } = await started('firstSuperAdmin');
    await expect(invoke(JSON.parse(read('firstSuperAdmin')))).rejects.toThrow('there is a SuperAdmin already');
  });

  test('importSchedule orders nothing where no organisation has a day of import', async () => {
    expect(await answerOf('importSchedule', JSON.parse(read('importSchedule')))).toEqual({ queued: 0 });
  });

  test('retentionSchedule orders what belongs to no organisation, where none is listed', async () => {
    expect(await answerOf('retentionSchedule', JSON.parse(read('retentionSchedule')))).toEqual({ queued: 1 });
  });

  test('retentionQueued is carried out', async () => {
    expect(await answerOf('retentionQueued', JSON.parse(read('retentionQueued')))).toBeUndefined();
  });

  test('importRecovery finds nothing to end', async () => {
    expect(await answerOf('importRecovery', JSON.parse(read('importRecovery')))).toBeUndefined();
  });

  test('importQueued is carried out', async () => {
    expect(await answerOf('importQueued', JSON.parse(read('importQueued')))).toBeUndefined();
  });

  test('preToken is answered with the planner’s type and grants as claims', async () => {
    const answer = await answerOf('preToken', JSON.parse(read('preToken')));
    expect(answer.response.claimsAndScopeOverrideDetails.accessTokenGeneration.claimsToAddOrOverride).toMatchObject({
      unique_name: sample.planner,
      roles: ['User'],
      unit_write: [`${sample.orgId}/${sample.areaId}/${sample.unitId}`],
      org_write: [],
    });
  });
});

test('a person with 300 grants signs in with a token that the gateway takes, and is answered', async () => {
  const username = 'manga@sample.se';
  await api.person(username, 'User', sampleGrant);
  for (let from = 0; from < 300; from += 75)
    await theTable().commit(
      ...Array.from({ length: 75 }, (_, index): Grant => ({ ...sampleGrant, unitId: `unt_sample${from + index}` })).map(
        (grant) => insert({ ...accountGrantKey(username, grant), data: grant }),
      ),
    );
  const trigger = await answerOf('preToken', { ...JSON.parse(read('preToken')), userName: username });
  const { claimsToAddOrOverride } = trigger.response.claimsAndScopeOverrideDetails.accessTokenGeneration;
  expect(claimsToAddOrOverride).toMatchObject({ unique_name: username, unit_write: [], unlisted: true });

  const login = eventOf('account', '');
  const form = new URLSearchParams(Buffer.from(login.body ?? '', 'base64').toString());
  form.set('username', username);
  const signedIn = await answerOf('account', { ...login, body: Buffer.from(`${form}`).toString('base64') });
  const bearer: string = JSON.parse(signedIn.body).access_token;
  // The gateway takes 10,240 bytes of headers in all.
  expect(bearer.length).toBeLessThan(10_240 / 4);

  const answer = await answerOf('access', eventOf('access', bearer));
  expect(answer.statusCode).toBe(200);
  expect(JSON.parse(answer.body)).toMatchObject({ data: [{ id: sample.orgId }] });
});

test('the functions read and write what belongs to the organisation in a role for it', () => {
  const { asked } = tokens.state;
  expect(asked.length).toBeGreaterThan(5);
  for (const fields of asked)
    expect(fields).toMatchObject({ RoleArn: tenantRole, 'Tags.member.1.Value': sample.orgId });
});

test('the sample events are refused without a valid token', async () => {
  for (const domain of domains.filter((name) => !['account', 'system'].includes(name))) {
    const { statusCode } = await answerOf(domain, eventOf(domain, `${token}x`));
    expect(statusCode, domain).toBe(401);
  }
});

test('the sample events are refused where CloudFront did not send them', async () => {
  for (const domain of domains) {
    const event = eventOf(domain, tokenOf(domain));
    const past = await answerOf(domain, { ...event, headers: { ...event.headers, 'x-shown-by': 'guessed' } });
    expect(past.statusCode, domain).toBe(403);
  }
});
