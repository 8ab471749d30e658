import { expect, test } from 'vitest';
import { clientOf } from '../../support/client.ts';
import { withProgram } from '../../support/program.ts';
import { makeWard, monday, sunday } from '../../support/ward.ts';

const program = withProgram();

const signIn = async () => {
  const form = new URLSearchParams({ grant_type: 'password', username: 'superadmin@demo.se', password: 'Demo!2026' });
  const answer = await fetch(program.url('/api/account/login'), { method: 'POST', body: form });
  const { access_token } = (await answer.json()) as { access_token: string };
  return clientOf(program.url(''), access_token);
};

const range = `start=${monday(-40)}&end=${sunday(40)}&by=category`;

/** The weeks of a version are kept once it is a second old. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 1_100));

test('kill -9 between a write and the keeping of its weeks, or amid the keeping, leaves no weeks of before it', {
  timeout: 240_000,
}, async () => {
  let running = program.start();
  await running.ready();
  const { O, U, C } = await makeWard({ root: await signIn() }, 'Region Avbruten');
  /** The rows of the map, which are kept; and those of the unit itself, which are computed at each request. */
  const looks = async () => {
    const client = await signIn();
    const [map, own] = await Promise.all([client.get(`${O}/receipts?${range}`), client.get(`${U}/receipts?${range}`)]);
    const figures = ({ rows }: typeof map) => rows.map(({ week, year, workRateSum }) => [year, week, workRateSum]);
    return { map: figures(map), own: figures(own) };
  };
  const anEmployee = async (n: number) => {
    const client = await signIn();
    expect((await client.post(`${C}/assets`, { name: `Nr ${n}`, period: { start: monday(n) } })).status).toBe(201);
  };
  await anEmployee(0);
  await settled();
  await looks();

  // Milliseconds after the map was asked for; undefined: it was not.
  for (const [n, moment] of [undefined, 0, 15].entries()) {
    await anEmployee(n + 1);
    if (moment !== undefined) {
      await settled();
      const client = await signIn();
      void client.get(`${O}/receipts?${range}`).catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, moment));
    }
    running.child.kill('SIGKILL');
    await running.ended;
    running = program.start();
    await running.ready();
    for (const when of ['after the start', 'kept since']) {
      const { map, own } = await looks();
      expect(own.at(-1)?.[2], when).toBe(n + 2);
      expect(map, when).toEqual(own);
    }
  }
});
