import { atMost, type Benchmark, compared, megabytes } from './benchmark.ts';
import { bareStart } from './ground/bareStart.ts';
import { theDemo } from './ground/demo.ts';
import { tokenOf } from './ground/program.ts';

/** 60 s and 3 s on a machine that starts Node and an empty database in 238 ms. */
const mostFirst = 250;
const mostSecond = 12;
const reference = 'bare start';
const mostMemory = 350_000_000;

/** The first start loads the demo region. */
export const firstStart: Benchmark = {
  name: 'start: the first, with the demo region',
  limit: atMost(mostFirst, reference),
  run: async () => {
    const { firstStartedIn } = await theDemo();
    return compared({ '': firstStartedIn }, { name: reference, time: await bareStart() }, mostFirst);
  },
};

export const secondStart: Benchmark = {
  name: 'start: from the second on',
  limit: atMost(mostSecond, reference),
  run: async () => {
    const { startedIn } = await theDemo();
    return compared({ '': startedIn }, { name: reference, time: await bareStart() }, mostSecond);
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
