import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { contract } from '#shared/contract/index.ts';
import { type Client, withApi } from '../support/api.ts';
import { freshMap, keptOf, shownMap, withSettling } from '../support/keptMap.ts';
import { makeWard, type Ward } from '../support/ward.ts';
import { everyWrite } from '../support/writes/index.ts';
import { lend, lendingUnit } from '../support/writes/staff.ts';

let ward: Ward;
let writers: readonly Client[];
const api = withApi(async (api) => {
  ward = await makeWard(api, 'Region Sparad');
  writers = [
    api.root,
    await api.person('andra@test.se', 'SuperAdmin'),
    await api.person('tredje@test.se', 'SuperAdmin'),
  ];
});
const settled = withSettling();

/** The client, and the requests by which it has changed something, without their queries. */
const recorded = (client: Client) => {
  const changed: string[] = [];
  const noting =
    <Rest extends unknown[]>(method: string, send: (path: string, ...rest: Rest) => ReturnType<Client['get']>) =>
    async (path: string, ...rest: Rest) => {
      const answer = await send(path, ...rest);
      if (answer.status < 300) changed.push(`${method} ${path.split('?')[0]}`);
      return answer;
    };
  const by: Client = {
    ...client,
    post: noting('POST', client.post),
    put: noting('PUT', client.put),
    remove: noting('DELETE', client.remove),
  };
  return { by, changed };
};

/** What is written within an organisation and belongs to no plan. */
const ofNoPlan = [
  /\/access/,
  /\/group-mapping$/,
  /\/import-mapping$/,
  /\/ftp\/test$/,
  // Files, and what only answers.
  /\/heromaimports\/(files|run|preview)$/,
  /\/workbook\/preview$/,
  /\/demands\/summary$/,
  /\/overview\//,
  // Texts of areas and organisations.
  /\/followup\/\{year\}\/text$/,
  // With the organisation everything goes (tests/http/goneForGood.test.ts).
  /^DELETE \/api\/organizations\/\{orgId\}$/,
];

const pattern = (request: string): RegExp => new RegExp(`^${request.replaceAll(/\{\w+\}/g, '[^/]+')}$`);

describe('kept weeks', () => {
  test('after a write of any kind the map is what the stored plans give', async () => {
    const { by, changed } = recorded(api.root);
    for (const [seed, [kind, write]] of Object.entries(everyWrite).entries()) {
      const { status } = await write(by, ward, seed);
      expect([kind, status < 300 ? 'stored' : status]).toEqual([kind, 'stored']);
      settled();
      // The first answer makes the weeks, the others have them kept.
      expect(await shownMap(api, ward), kind).toEqual(await freshMap(ward));
    }
    expect((await keptOf(ward)).length).toBeGreaterThan(1);

    const endpoints = Object.values<Readonly<Record<string, Endpoint>>>(contract).flatMap((group) =>
      Object.values(group),
    );
    const writes = endpoints
      .filter(({ method, path }) => method !== 'GET' && path.startsWith('/api/organizations/{orgId}'))
      .map(({ method, path }) => `${method} ${path}`)
      .filter((request) => !ofNoPlan.some((exempt) => exempt.test(request)));
    expect(writes.filter((request) => !changed.some((one) => pattern(request).test(one)))).toEqual([]);
  }, 240_000);

  test('one write in two units gives both their weeks anew', async () => {
    const lent = await lendingUnit(api.root, ward);
    settled();
    await shownMap(api, ward);
    expect((await keptOf({ ...ward, unitId: String(lent.from.unitId) })).length).toBeGreaterThan(1);
    expect((await lend(api.root, ward, lent, 3)).status).toBe(201);
    settled();
    expect(await shownMap(api, ward)).toEqual(await freshMap(ward));
  });

  test('after any writes of several at once it is too, also where somebody looks meanwhile', async () => {
    const write = fc.record({
      kind: fc.constantFrom(...Object.keys(everyWrite)),
      by: fc.nat({ max: 2 }),
      seed: fc.nat({ max: 40 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(write, { minLength: 1, maxLength: 5 }), { minLength: 2, maxLength: 4 }),
        async (rounds) => {
          for (const round of rounds) {
            const looks = [shownMap(api, ward), shownMap(api, ward)];
            const answers = await Promise.all(
              round.map(async ({ kind, by, seed }) => {
                const { status } = await everyWrite[kind]!(writers[by]!, ward, seed);
                return { kind, status };
              }),
            );
            expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
            await Promise.all(looks);
            const now = await freshMap(ward);
            // First while the versions are too new to be kept, then made and kept.
            for (let look = 0; look < 2; look++) {
              expect(await shownMap(api, ward)).toEqual(now);
              settled();
            }
          }
        },
      ),
      // What was written stays written: a shrunk case would begin from other plans.
      { numRuns: 3, endOnFailure: true },
    );
  }, 240_000);
});
