import { describe, expect, test } from 'vitest';
import type { Endpoint, Group } from '#shared/contract/endpoint.ts';
import { contract } from '#shared/contract/index.ts';
import { type Api, type Client, clientOf, withApi } from '../support/api.ts';
import { makeWard, type Ward } from '../support/ward.ts';

/**
 * Every endpoint called by every kind of caller. The expected verdicts are written out here from
 * functions/kernel/rights/README.md, not derived from the code under test: `+` is allowed, `-` gets 403, `0` gets 404.
 */
const inPlaces = `
               context  read   write  admin  access  superAdmin controller
               O A U    O A U  O A U  O A U  O A U   O A U      O A U
superAdmin     + + +    + + +  + + +  + + +  + + +   + + +      + + +
admin          + + +    + + +  + + +  + + +  - - -   - - -      + + +
superUser      + + +    + + +  + + +  - - -  + + +   - - -      + + +
orgWriter      + + +    + + +  + + +  - - -  - - -   - - -      - - -
orgReader      + + +    + + +  - - -  - - -  - - -   - - -      - - -
areaWriter     + + +    - + +  - + +  - - -  - - -   - - -      - - -
areaReader     + + +    - + +  - - -  - - -  - - -   - - -      - - -
unitWriter     + + +    - - +  - - +  - - -  - - -   - - -      - - -
unitReader     + + +    - - +  - - -  - - -  - - -   - - -      - - -
siblingUnit    + + -    - - -  - - -  - - -  - - -   - - -      - - -
siblingArea    + - -    - - -  - - -  - - -  - - -   - - -      - - -
otherSuperUser 0 0 0    0 0 0  0 0 0  0 0 0  0 0 0   0 0 0      0 0 0
otherWriter    0 0 0    0 0 0  0 0 0  0 0 0  0 0 0   0 0 0      0 0 0
grantless      0 0 0    0 0 0  0 0 0  0 0 0  0 0 0   0 0 0      0 0 0
`;

/** Outside places: accounts at all; one account (a User of the own organisation); one's own; the provider's. */
const outside = `
               signedIn  accounts  accountManaged  accountSeen  self  admin  superAdmin  adminOrSelf
superAdmin     +         +         +               +            0     +      +           +
admin          +         -         0               0            0     +      -           +
superUser      +         +         +               +            0     -      -           0
orgWriter      +         -         0               0            0     -      -           0
areaReader     +         -         0               0            0     -      -           0
unitWriter     +         -         0               0            0     -      -           0
otherSuperUser +         +         0               0            0     -      -           0
grantless      +         -         0               0            0     -      -           0
target         +         -         0               +            +     -      -           +
`;

type Mark = '+' | '-' | '0';
const table = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));

let own: Ward;
let accessIds: Record<string, string>;
const people: Record<string, Client> = {};

const api = withApi(async (api) => {
  const other = await makeWard(api, 'Region Annan');
  own = await makeWard(api, 'Region Egen');
  const { orgId, areaId, unitId } = own;
  const id = async (path: string, name: string) => String((await api.root.post(path, { name })).data.id);
  const siblingAreaId = await id(`${own.O}/areas`, 'Kirurgi');
  const siblingUnitId = await id(`${own.A}/units`, 'Hjärtat');
  // Something is planned everywhere, so that no DELETE of this test would go through without its name.
  await api.root.post(`${own.C}/assets`, { name: 'Eva', period: { start: '2026-01-05' } });

  const org = (canWrite: boolean) => ({ level: 'organization', orgId, canWrite }) as const;
  const area = (canWrite: boolean, at = areaId) => ({ level: 'area', orgId, areaId: at, canWrite }) as const;
  const unit = (canWrite: boolean, at = unitId) => ({ level: 'unit', orgId, areaId, unitId: at, canWrite }) as const;
  const elsewhere = { level: 'organization', orgId: other.orgId, canWrite: true } as const;
  const add = async (
    name: string,
    ...[type, ...grants]: Parameters<Api['person']> extends [string, ...infer R] ? R : never
  ) => {
    people[name] = await api.person(`${name.toLowerCase()}@test.se`, type, ...grants);
  };
  people.superAdmin = api.root;
  await add('admin', 'Admin');
  await add('superUser', 'SuperUser', org(true));
  await add('orgWriter', 'User', org(true));
  await add('orgReader', 'User', org(false));
  await add('areaWriter', 'User', area(true));
  await add('areaReader', 'User', area(false));
  await add('unitWriter', 'User', unit(true));
  await add('unitReader', 'User', unit(false));
  await add('siblingUnit', 'User', unit(true, siblingUnitId));
  await add('siblingArea', 'User', area(true, siblingAreaId));
  await add('otherSuperUser', 'SuperUser', elsewhere);
  await add('otherWriter', 'User', elsewhere);
  await add('grantless', 'User');
  await add('target', 'User', org(false), area(false), unit(false));
  await add('ended', 'User', org(false), area(false), unit(false));
  const accessOn = async (level: string, at: string) => {
    const { rows } = await api.root.get(`/api/access/${level}/${at}`);
    return String(rows.find(({ userId }) => String(userId) === 'target@test.se')!.id);
  };
  accessIds = {
    organization: await accessOn('organization', orgId),
    area: await accessOn('area', areaId),
    unit: await accessOn('unit', unitId),
  };
});

const endpoints: Endpoint[] = Object.values<Group>(contract).flatMap((group) => Object.values(group));
const levels = { O: 'organization', A: 'area', U: 'unit' } as const;
type Depth = keyof typeof levels;

const depthOf = (path: string): Depth => (path.includes('{unitId}') ? 'U' : path.includes('{areaId}') ? 'A' : 'O');

/** The path of an endpoint in the own organisation; ids below a category lead nowhere. */
const pathIn = (path: string, depth: Depth): string => {
  const ids: Record<string, string> = {
    ...own,
    level: levels[depth],
    id: { O: own.orgId, A: own.areaId, U: own.unitId }[depth],
    accessId: accessIds[levels[depth]]!,
    username: 'target@test.se',
    userId: 'nobody@test.se',
  };
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? `${name}_nowhere`);
};

/** Asks so that nothing is changed by those who may: a version that is nobody's, or a body that is not enough. */
const ask = async (who: string, { method, path, accepts }: Endpoint, depth: Depth): Promise<Mark | string> => {
  const body = method === 'GET' || method === 'DELETE' ? undefined : JSON.stringify({ version: 999 });
  const headers = { 'if-match': '"999"', ...(accepts === 'form' && { 'content-type': 'text/plain' }) };
  // Ending all sessions of an account takes effect: another account of the same access, which asks nothing here.
  const isEnding = method === 'DELETE' && path.endsWith('/{username}/sessions');
  const address = isEnding ? path.replace('{username}', 'ended@test.se') : pathIn(path, depth);
  const reply = await people[who]!.send(method, address, body, headers);
  const error = String(reply.body?.error);
  if (reply.status === 401) return `401 ${error}`;
  if (reply.status === 403) return '-';
  if (reply.status >= 500) return `${reply.status} ${error}`;
  return reply.status === 404 ? '0' : '+';
};

/** A 404 counts as allowed where an id leads nowhere: the permission is judged first. */
const isSame = (expected: Mark, got: string, path: string): boolean =>
  got === expected ||
  (expected === '+' &&
    got === '0' &&
    /\{(?!orgId|areaId|unitId|categoryId|level|id\b|accessId|username)\w+\}/.test(path));

const placed = (permission: string) =>
  endpoints.filter(({ who, path }) => who === permission && (path.includes('{orgId}') || path.includes('{level}')));

// Before the others, which are refused more often than is logged in a minute.
test('what each function refuses for the first time is logged', async () => {
  const refused = new Set(['read', 'write', 'admin', 'access', 'superAdmin', 'accounts']);
  const firsts = Object.values<Group>(contract).flatMap(
    (group) => Object.values(group).find(({ who }) => refused.has(who)) ?? [],
  );
  for (const endpoint of firsts)
    expect(await ask('siblingUnit', endpoint, depthOf(endpoint.path)), endpoint.path).toBe('-');
  const { rows } = await api.root.get('/api/log?signIns=true&user=siblingunit@test.se&limit=200');
  const logged = rows.map(({ action, id }) => `${action} ${id}`);
  expect(logged).toEqual(expect.arrayContaining(firsts.map(({ method, path }) => `refused ${method} ${path}`)));
});

describe('in places', () => {
  const [permissions = [], , ...rows] = table(inPlaces);
  const cases = rows.flatMap(([who = '', ...marks]) =>
    permissions.map((permission, index) => ({
      who,
      permission,
      marks: marks.slice(index * 3, index * 3 + 3) as Mark[],
    })),
  );
  test.each(cases)('$who: $permission', { timeout: 60_000 }, async ({ who, permission, marks }) => {
    const expected = { O: marks[0]!, A: marks[1]!, U: marks[2]! };
    for (const endpoint of placed(permission)) {
      const depths: Depth[] = endpoint.path.includes('{level}') ? ['O', 'A', 'U'] : [depthOf(endpoint.path)];
      for (const depth of depths) {
        const got = await ask(who, endpoint, depth);
        const route = `${endpoint.method} ${endpoint.path} at ${depth}`;
        expect(`${route}: ${isSame(expected[depth], got, endpoint.path) ? expected[depth] : got}`).toBe(
          `${route}: ${expected[depth]}`,
        );
      }
    }
  });
});

describe('outside places', () => {
  const [permissions = [], ...rows] = table(outside);
  const cases = rows.flatMap(([who = '', ...marks]) =>
    permissions.map((permission, index) => ({ who, permission, expected: marks[index] as Mark })),
  );
  // Signing out is the one thing here that would change something for the caller's client: it is left out.
  const free = (permission: string) =>
    endpoints.filter(
      ({ who, path }) =>
        who === permission &&
        !/\{orgId\}|\{level\}/.test(path) &&
        !path.endsWith('/resend-confirmation') &&
        !path.endsWith('/logout'),
    );
  test.each(cases)('$who: $permission', async ({ who, permission, expected }) => {
    for (const endpoint of free(permission)) {
      const route = `${endpoint.method} ${endpoint.path}`;
      const got = await ask(who, endpoint, 'O');
      expect(`${route}: ${isSame(expected, got, endpoint.path) ? expected : got}`).toBe(`${route}: ${expected}`);
    }
  });
});

test('every permission of the contract is in a table of this test', () => {
  const tried = new Set([...table(inPlaces)[0]!, ...table(outside)[0]!, 'open']);
  expect(endpoints.map(({ who }) => who).filter((who) => !tried.has(who))).toEqual([]);
});

test('an expired token is none, on every endpoint that needs one', async () => {
  const { pool } = api.server.standIns;
  const claims = JSON.parse(Buffer.from(api.root.token.split('.')[1]!, 'base64url').toString());
  const hourAgo = Math.floor(Date.now() / 1000) - 3600;
  const token = await pool.keys.sign({ ...claims, iat: hourAgo - 3600, exp: hourAgo });
  const late = clientOf(api.server.url, token);
  for (const { method, path, who } of endpoints)
    if (who !== 'open') expect((await late.send(method, pathIn(path, 'O'))).status).toBe(401);
});
