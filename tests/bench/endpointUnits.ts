import type { Endpoint } from '#shared/contract/endpoint.ts';
import { contract } from '#shared/contract/index.ts';
import { type Client, clientOf } from '../support/client.ts';
import { monday, sunday, type Ward } from '../support/ward.ts';
import { everyWrite } from '../support/writes/index.ts';
import type { Benchmark } from './benchmark.ts';
import { type Meter, startMeter } from './ground/meter.ts';
import { areaId, organizations, startWards, unitIdOf } from './ground/wards.ts';

interface Cost {
  readonly reads: number;
  readonly writes: number;
}

const { orgId, people } = organizations.one;
const unitId = unitIdOf('one');
const categoryId = `${unitId}-c0`;
const O = `/api/organizations/${orgId}`;
const A = `${O}/areas/${areaId}`;
const U = `${A}/units/${unitId}`;
const C = `${U}/categories/${categoryId}`;
const ward: Ward = { orgId, areaId, unitId, categoryId, shiftId: `${categoryId}-Dag`, O, A, U, C };

const endpoints = Object.values<Readonly<Record<string, Endpoint>>>(contract)
  .flatMap((group) => Object.values(group))
  .filter(({ path }) => path.startsWith('/api/organizations/{orgId}'))
  .map(({ method, path }) => ({
    name: `${method} ${path}`,
    path,
    method,
    pattern: new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }))
  // The most literal first: `…/order` is no id.
  .sort((a, b) => a.path.split('{').length - b.path.split('{').length);

const nameOf = (request: string): string | undefined => endpoints.find(({ pattern }) => pattern.test(request))?.name;

/** The client, which notes what each answered request costs by its endpoint: the most that one of them did. */
const metered = (client: Client, meter: Meter, costs: Map<string, Cost>): Client => {
  const noting =
    <Rest extends unknown[]>(method: string, send: (path: string, ...rest: Rest) => ReturnType<Client['get']>) =>
    async (path: string, ...rest: Rest) => {
      meter.reset();
      const answer = await send(path, ...rest);
      const { reads, writes } = meter.read();
      const name = nameOf(`${method} ${path.split('?')[0]}`);
      const known = name && costs.get(name);
      if (name && answer.status < 300)
        costs.set(
          name,
          known ? { reads: Math.max(reads, known.reads), writes: Math.max(writes, known.writes) } : { reads, writes },
        );
      return answer;
    };
  return {
    ...client,
    get: noting('GET', client.get),
    post: noting('POST', client.post),
    put: noting('PUT', client.put),
    remove: noting('DELETE', client.remove),
  };
};

const days = `start=${monday(-26)}&end=${sunday(26)}`;
/** The first that an endpoint accepts is its query. */
const queries = [
  '',
  `?${days}`,
  `?${days}&format=csv`,
  '?format=csv',
  `?date=${monday()}`,
  '?year=2026',
  '?search=anna&q=anna&words=anna',
];

/** Asks a GET for the ward, with the first id of each list that its path names. */
const ask = async (client: Client, path: string): Promise<void> => {
  const ids: Readonly<Record<string, string>> = {
    orgId,
    areaId,
    unitId,
    categoryId,
    shiftId: ward.shiftId,
    year: '2026',
  };
  let at = '';
  for (const part of path.split('/').slice(1)) {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    const id = name === undefined ? part : (ids[name] ?? String((await client.get(at)).rows[0]?.id));
    at += `/${id}`;
  }
  for (const query of queries) {
    const { status } = await client.get(at + query).catch(() => ({ status: 200 }));
    if (status < 300) return;
  }
};

const tableOf = (costs: ReadonlyMap<string, Cost>): string =>
  [...costs]
    .sort(([, a], [, b]) => b.reads + b.writes - a.reads - a.writes)
    .map(([name, { reads, writes }]) => `${String(reads).padStart(7)} ${String(writes).padStart(7)}  ${name}`)
    .join('\n');

const mean = (values: readonly number[]): number =>
  Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);

/** What every endpoint of an organisation costs at a unit, the dearest of some requests; printed one by one. */
export const endpointUnits: Benchmark = {
  name: `read and write units of every endpoint at a unit of 4 × ${people} people`,
  limit: '',
  run: async () => {
    const meters: Meter[] = [];
    const wards = await startWards(['one'], async (endpoint) => {
      meters.push(await startMeter(endpoint));
      return meters[0]!.url;
    });
    const costs = new Map<string, Cost>();
    const client = metered(clientOf(wards.url, wards.token), meters[0]!, costs);
    const askAll = async () => {
      for (const { method, path } of endpoints) if (method === 'GET') await ask(client, path);
    };
    // Before, of a unit as it is in use; after, of what only the changes have made.
    await askAll();
    for (const [seed, write] of Object.values(everyWrite).entries()) await write(client, ward, seed);
    await askAll();
    await wards.stop();
    await meters[0]!.stop();
    console.log(`  reads  writes\n${tableOf(costs)}`);
    const missing = endpoints.filter(({ name }) => !costs.has(name)).map(({ name }) => name);
    if (missing.length > 0) console.log(`not measured:\n${missing.join('\n')}`);
    const writing = [...costs.values()].filter(({ writes }) => writes > 0);
    const reading = [...costs.values()].filter(({ writes }) => writes === 0);
    return {
      figure: `a question ${mean(reading.map(({ reads }) => reads))} read units, a change ${mean(writing.map(({ reads }) => reads))} and ${mean(writing.map(({ writes }) => writes))} written`,
      beside: `means of ${reading.length} and ${writing.length} of ${endpoints.length} endpoints`,
      ok: true,
    };
  },
};
