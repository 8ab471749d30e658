import { afterEach, describe, expect, test } from 'vitest';
import { password, withApi } from '../support/api.ts';
import { codeTo } from '../support/post.ts';

const api = withApi();
const invite = async (email: string) => {
  await api.root.post('/api/account', { email, type: 'User' });
  return codeTo(api, email);
};
const confirm = (username: string, code: string, chosen: string) =>
  api.anybody.post('/api/account/confirm', { username, code, password: chosen });

afterEach(() => {
  process.env.FIRST_PASSWORDS = 'specified';
});

describe('a password that is guessed soon is refused with the reason', () => {
  test.each([
    ['aaaaaa', 'upprepar'],
    ['ababab', 'upprepar'],
    ['sommar', 'gissar'],
    ['Sommar2026!', 'gissar'],
    ['123456', 'gissar'],
  ])('as a first password, chosen or given: %s', async (chosen, reason) => {
    const refused = { status: 400, body: { fields: { password: expect.stringContaining(reason) } } };
    const code = await invite(`${chosen.toLowerCase().slice(0, 4)}${chosen.length}@test.se`);
    expect(await confirm(`${chosen.toLowerCase().slice(0, 4)}${chosen.length}@test.se`, code, chosen)).toMatchObject(
      refused,
    );
    const given = { email: 'given@test.se', type: 'User', password: chosen };
    expect(await api.root.post('/api/account', given)).toMatchObject(refused);
  });

  test('as a new one, by the account and by a mailed code', async () => {
    const me = await api.person('byt@test.se', 'Admin');
    const fields = { password: expect.stringContaining('gissar') };
    const change = { oldPassword: password, password: 'Sommar2026!' };
    expect((await me.post('/api/account/byt@test.se/change-password', change)).body.fields).toEqual(fields);
    const reset = { username: 'byt@test.se', code: 'x', password: 'Welcome!123' };
    expect((await api.anybody.post('/api/account/reset-password', reset)).body.fields).toEqual(fields);
  });
});

test('an installation may demand a strong first password', async () => {
  process.env.FIRST_PASSWORDS = 'strong';
  expect((await api.anybody.get('/api/health')).body).toMatchObject({ firstPasswords: 'strong' });
  const code = await invite('stark@test.se');
  const weak = { status: 400, body: { fields: { password: expect.stringContaining('minst 8') } } };
  expect(await confirm('stark@test.se', code, 'enkelt')).toMatchObject(weak);
  const given = { email: 'stark2@test.se', type: 'User', password: 'enkelt' };
  expect(await api.root.post('/api/account', given)).toMatchObject(weak);
  expect((await confirm('stark@test.se', code, 'Björk/47')).status).toBe(200);
});
