import { type Benchmark, megabytes, seconds } from './benchmark.ts';
import { theDemo } from './ground/demo.ts';
import { tokenOf } from './ground/program.ts';

const mostFirst = 60_000;
const mostSecond = 3000;
const mostMemory = 350_000_000;

/** The first start loads the demo region. */
export const firstStart: Benchmark = {
  name: 'start: the first, with the demo region',
  limit: `≤ ${seconds(mostFirst)}`,
  run: async () => {
    const { firstStartedIn } = await theDemo();
    return { figure: seconds(firstStartedIn), ok: firstStartedIn <= mostFirst };
  },
};

export const secondStart: Benchmark = {
  name: 'start: from the second on',
  limit: `≤ ${seconds(mostSecond)}`,
  run: async () => {
    const { startedIn } = await theDemo();
    return { figure: seconds(startedIn), ok: startedIn <= mostSecond };
  },
};

/** Resident memory of server and database, at rest and after some hundred requests for the largest answers. */
export const memory: Benchmark = {
  name: 'start: resident memory of all processes',
  limit: `≤ ${megabytes(mostMemory)}`,
  run: async () => {
    const demo = await theDemo();
    const headers = { authorization: `Bearer ${await tokenOf(demo, 'superadmin@demo.se')}` };
    const get = async (path: string) => (await fetch(`${demo.url}${path}`, { headers })).json();
    const { data: organizations } = await get('/api/organizations');
    for (let round = 0; round < 100; round++)
      for (const { id } of organizations)
        await get(`/api/organizations/${id}/receipts?by=unit&start=2026-01-05&end=2026-12-27`);
    const used = demo.memory();
    return {
      figure: megabytes(used),
      beside: `at start ${megabytes(demo.memoryAtStart)}`,
      ok: Math.max(used, demo.memoryAtStart) <= mostMemory,
    };
  },
};
