import { expect, test, vi } from 'vitest';
import { type Client, clientOf } from '../../support/api.ts';
import { withProgram } from '../../support/program.ts';
import { makeWard, monday } from '../../support/ward.ts';

const program = withProgram();

const signIn = async (): Promise<Client> => {
  const form = new URLSearchParams({ grant_type: 'password', username: 'superadmin@demo.se', password: 'Demo!2026' });
  const answer = await fetch(program.url('/api/account/login'), { method: 'POST', body: form });
  const { access_token } = (await answer.json()) as { access_token: string };
  return clientOf(program.url(''), access_token);
};

/** Creates an employee for each name until none is left or the connection breaks. */
const write = async (client: Client, path: string, names: string[], answered: string[]): Promise<void> => {
  for (let name = names.pop(); name !== undefined; name = names.pop()) {
    const reply = await client.post(path, { name, period: { start: monday(0) } }).catch(() => undefined);
    if (!reply) return;
    expect(reply.status).toBe(201);
    answered.push(name);
  }
};

test('kill -9 of the program in the middle of 1,000 writes loses no confirmed one', { timeout: 180_000 }, async () => {
  const { child, ready, ended } = program.start();
  await ready();
  const root = await signIn();
  const { C } = await makeWard({ root }, 'Region Ström');
  const names = Array.from({ length: 1000 }, (_, n) => `Nr ${n}`);
  const answered: string[] = [];
  const writers = Array.from({ length: 20 }, () => write(root, `${C}/assets`, names, answered));
  await vi.waitUntil(() => answered.length >= 500, { timeout: 60_000, interval: 5 });
  child.kill('SIGKILL');
  await Promise.all([ended, ...writers]);
  expect(answered.length).toBeLessThan(1000);

  await program.start().ready();
  const { rows } = await (await signIn()).get(`${C}/assets`);
  const stored = new Set(rows.map(({ name }) => String(name)));
  expect(answered.filter((name) => !stored.has(name))).toEqual([]);
  expect(stored.size).toBe(rows.length);
});
