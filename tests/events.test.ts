import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { describe, expect, test } from 'vitest';
import { theTable } from '#functions/kernel/store/resources.ts';
import { handler as firstSuperAdmin } from '#functions/triggers/firstSuperAdmin.ts';
import { handler as preToken } from '#functions/triggers/identity/preToken.ts';
import { handler as importQueued } from '#functions/triggers/imports/queued.ts';
import { handler as importSchedule } from '#functions/triggers/imports/schedule.ts';
import { handler as retention } from '#functions/triggers/retention/handler.ts';
import { contextOf } from '#infra/local/gateway/event.ts';
import { lambdas } from '#infra/local/handlers.ts';
import type { Group } from '#shared/contract/endpoint.ts';
import { contract, type Domain } from '#shared/contract/index.ts';
import { withApi } from './support/api.ts';
import { sample, sampleGrant, storeSample } from './support/sample.ts';

/** The signal of a client that stays connected. */
const connected = new AbortController().signal;

const folder = new URL('../events/', import.meta.url);
const read = (name: string): string => readFileSync(new URL(`${name}.json`, folder), 'utf8');

let token: string;

const api = withApi(async (api) => {
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

test('every Lambda entry has one sample event', () => {
  const names = readdirSync(folder).map((file) => basename(file, '.json'));
  expect(names.sort()).toEqual(
    [...domains, 'firstSuperAdmin', 'importQueued', 'importSchedule', 'preToken', 'retention'].sort(),
  );
});

describe('the sample event of', () => {
  test.each(domains)('%s has the form that the gateway sends', (domain) => {
    const event = JSON.parse(read(domain)) as APIGatewayProxyEventV2;
    const endpoints = Object.values<Group[string]>(contract[domain]);
    const endpoint = endpoints.find(({ method, path }) => `${method} ${path}` === event.routeKey);
    expect(endpoint, event.routeKey).toBeDefined();
    const path = endpoint?.path.replace(/\{(\w+)\}/g, (_, name) =>
      encodeURIComponent(event.pathParameters?.[name] ?? ''),
    );
    expect(event.rawPath).toBe(path);
    expect(event.requestContext).toMatchObject({ routeKey: event.routeKey, http: { method: endpoint?.method, path } });
    expect(Boolean(event.headers.authorization)).toBe(endpoint?.who !== 'open');
  });

  test.each(domains)('%s is answered by its handler as expected', async (domain) => {
    const event = JSON.parse(read(domain).replace('{access_token}', tokenOf(domain))) as APIGatewayProxyEventV2;
    const answer = await lambdas[domain](event, contextOf(domain, event.requestContext.requestId, connected));
    const { status, body } = answers[domain];
    expect(JSON.parse(answer.body ?? 'null')).toMatchObject(body);
    expect(answer).toMatchObject({ statusCode: status, headers: { 'cache-control': 'no-store' } });
  });

  test('firstSuperAdmin is refused when a SuperAdmin exists', async () => {
    await expect(firstSuperAdmin(JSON.parse(read('firstSuperAdmin')))).rejects.toThrow('there is a SuperAdmin already');
  });

  test('importSchedule orders nothing where no organisation has a day of import', async () => {
    expect(await importSchedule(JSON.parse(read('importSchedule')))).toEqual({ queued: 0 });
  });

  test('retention removes nothing of what was logged today', async () => {
    expect(await retention(JSON.parse(read('retention')))).toEqual({ entries: 0, accounts: 0 });
  });

  test('importQueued is carried out', async () => {
    await expect(importQueued(JSON.parse(read('importQueued')))).resolves.toBeUndefined();
  });

  test('preToken is answered with the planner’s type and grants as claims', async () => {
    const answer = await preToken(JSON.parse(read('preToken')));
    expect(answer.response.claimsAndScopeOverrideDetails.accessTokenGeneration.claimsToAddOrOverride).toMatchObject({
      unique_name: sample.planner,
      roles: ['User'],
      unit_write: [`${sample.orgId}/${sample.areaId}/${sample.unitId}`],
      org_write: [],
    });
  });
});

test('the sample events are refused without a valid token', async () => {
  for (const domain of domains.filter((name) => !['account', 'system'].includes(name))) {
    const event = JSON.parse(read(domain).replace('{access_token}', `${token}x`)) as APIGatewayProxyEventV2;
    const { statusCode } = await lambdas[domain](event, contextOf(domain, 'refused', connected));
    expect(statusCode, domain).toBe(401);
  }
});
