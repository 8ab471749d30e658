import { afterAll, beforeAll, expect, test } from 'vitest';
import { handler } from '#functions/account/firstSuperAdmin.ts';
import { superAdmins } from '#functions/account/repository.ts';
import { theTable } from '#functions/kernel/resources.ts';
import { erase } from '#functions/kernel/table/table.ts';
import { type Api, startApi } from '../support/api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
  // As a new installation is: nobody may invite anybody.
  await theTable().commit(erase(await superAdmins(theTable())));
});
afterAll(() => api.stop());

const email = 'forst@test.se';

const letters = async (): Promise<readonly string[]> => {
  const answer = await fetch(`${api.server.url}/_local/mail`, { headers: { accept: 'application/json' } });
  const all = (await answer.json()) as { readonly to: readonly string[]; readonly text: string }[];
  return all.filter(({ to }) => to.includes(email)).map(({ text }) => text);
};

test('whoever deploys invites the first SuperAdmin, who signs in by the newest mail; then nobody can again', async () => {
  await expect(handler({ email: 'ingen' })).rejects.toThrow();
  expect(await handler({ email: ' Forst@Test.se ' })).toEqual({ mailSent: true });
  await expect(handler({ email: 'andra@test.se' })).rejects.toThrow('there is a SuperAdmin already');
  expect(await handler({ email })).toEqual({ mailSent: true });
  const sent = await letters();
  expect(sent).toHaveLength(2);
  const codes = sent.map((text) => /code=([\w-]+)/.exec(text)?.[1]);
  const confirm = (code: string | undefined) =>
    api.anybody.post('/api/account/confirm', { username: email, code, password: 'Forsta!2026' });
  const tried = [await confirm(codes[1]), await confirm(codes[0])].map(({ status }) => status).sort();
  expect(tried).toEqual([200, 400]);
  expect((await api.login(email, 'Forsta!2026')).status).toBe(200);
  await expect(handler({ email })).rejects.toThrow('there is a SuperAdmin already');
});
