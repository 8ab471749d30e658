import { expect, test } from 'vitest';
import { superAdmins } from '#functions/account/repository.ts';
import { theTable } from '#functions/kernel/store/resources.ts';
import { erase } from '#functions/kernel/store/table.ts';
import { handler } from '#functions/triggers/firstSuperAdmin.ts';
import { withApi } from '../support/api.ts';
import { codeIn, mailsTo } from '../support/post.ts';

const api = withApi(async () => {
  // As a new installation is: nobody may invite anybody.
  await theTable().commit(erase(await superAdmins(theTable())));
});

const email = 'forst@test.se';

test('the first SuperAdmin is invited by the deploying operator and signs in by the newest mail, after which the invitation is refused', async () => {
  await expect(handler({ email: 'ingen' })).rejects.toThrow();
  expect(await handler({ email: ' Forst@Test.se ' })).toEqual({ mailSent: true });
  await expect(handler({ email: 'andra@test.se' })).rejects.toThrow('there is a SuperAdmin already');
  expect(await handler({ email })).toEqual({ mailSent: true });
  const sent = await mailsTo(api, email);
  expect(sent).toHaveLength(2);
  const codes = sent.map(codeIn);
  const confirm = (code: string | undefined) =>
    api.anybody.post('/api/account/confirm', { username: email, code, password: 'Forsta!2026' });
  const tried = [await confirm(codes[1]), await confirm(codes[0])].map(({ status }) => status).sort();
  expect(tried).toEqual([200, 400]);
  expect((await api.login(email, 'Forsta!2026')).status).toBe(200);
  await expect(handler({ email })).rejects.toThrow('there is a SuperAdmin already');
});
