import {
  AdminInitiateAuthCommand,
  AdminRespondToAuthChallengeCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { authenticator } from '#functions/account/secondFactor/authenticator.ts';
import { userPool } from '#functions/account/userPool.ts';
import type { StoredAccount } from '#functions/kernel/rights/caller.ts';
import { accountKey } from '#functions/kernel/store/keys.ts';
import { theTable } from '#functions/kernel/store/resources.ts';
import { type Client, clientOf, password, withApi } from '../support/api.ts';
import { customerOf, setProviders } from '../support/idp.ts';
import { codeTo } from '../support/post.ts';
import { codeFault, enrolled, factorOf, signInWith } from '../support/secondFactor.ts';
import { appWith } from '../support/totp.ts';
import { makeWard, organizationGrant, type Ward } from '../support/ward.ts';

let own: Ward;
let superUser: Client;
const api = withApi(async (api) => {
  own = await makeWard(api, 'Region Fel');
  superUser = await api.person('chef@test.se', 'SuperUser', organizationGrant(own));
  setProviders([customerOf(api, 'region', own.orgId, 'test.se')]);
});

const reader = (name: string) => api.person(name, 'User', { level: 'organization', orgId: own.orgId, canWrite: false });
const signIn = (name: string, code?: string, secret?: string) => signInWith(api, name, code, secret);

/** Moves the clock of the program, which runs in this process; its timers go on. */
const clockAhead = (milliseconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds });
afterEach(() => {
  vi.useRealTimers();
});
const rowOf = async (name: string) => (await theTable().get<StoredAccount>(accountKey(name)))!;

describe('codes', () => {
  test('a code is taken once', async () => {
    const { app } = await enrolled(await reader('igen@test.se'), 'igen@test.se');
    const code = await app.code();
    expect((await signIn('igen@test.se', code)).status).toBe(200);
    expect(codeFault(await signIn('igen@test.se', code))).toBe('usedCode');
  });

  test('the code that enrolled the app signs nobody in', async () => {
    const me = await reader('samma@test.se');
    const app = appWith(String((await me.post(factorOf('samma@test.se'), { password })).data.secret));
    const code = await app.code();
    expect((await me.post(factorOf('samma@test.se', '/confirm'), { password, code })).status).toBe(200);
    expect(codeFault(await signIn('samma@test.se', code))).toBe('usedCode');
  });

  test('guessed codes lock the account as guessed passwords do, also between right passwords', async () => {
    const { app } = await enrolled(await reader('gissad@test.se'), 'gissad@test.se');
    const wrong = async () => codeFault(await signIn('gissad@test.se', app.wrong()));
    const before = [await wrong(), await wrong(), await wrong()];
    expect((await signIn('gissad@test.se')).body.error).toBe('codeNeeded');
    expect([...before, await wrong(), await wrong()]).toEqual(Array(5).fill('wrongCode'));
    expect((await signIn('gissad@test.se', await app.code())).body.error).toBe('account_locked');
    const { rows } = await api.root.get(`/api/log?orgId=${own.orgId}&signIns=true&object=gissad@test.se`);
    const reasons = rows.map(({ after }) => after?.reason).filter(Boolean);
    expect(reasons.filter((reason) => String(reason) === 'wrongCode')).toHaveLength(5);
  });

  test('of twenty guesses at once five are tried', async () => {
    const { app } = await enrolled(await reader('flera@test.se'), 'flera@test.se');
    const wrong = app.wrong();
    const answers = await Promise.all(Array.from({ length: 20 }, () => signIn('flera@test.se', wrong)));
    const tried = answers.filter((answer) => codeFault(answer) === 'wrongCode').length;
    expect(tried).toBeLessThanOrEqual(5);
    expect((await signIn('flera@test.se', await app.code())).body.error).toBe('account_locked');
  });

  test('a signed-in account is locked after five wrong codes, at turning off and at new recovery codes together', async () => {
    const me = await reader('inloggad@test.se');
    const { app } = await enrolled(me, 'inloggad@test.se');
    const given = { password, code: app.wrong() };
    const answers: unknown[] = [];
    for (const path of ['/turn-off', '/recovery-codes', '/turn-off', '/recovery-codes', '/turn-off', '/turn-off']) {
      const reply = await me.post(factorOf('inloggad@test.se', path), given);
      answers.push(codeFault(reply) ?? reply.body.error);
    }
    expect(answers).toEqual([...Array(5).fill('wrongCode'), 'account_locked']);
    expect((await rowOf('inloggad@test.se')).data.secondFactor).toBeDefined();
  });

  test.each(['12345', '1234567', 'ABCDE', '١٢٣٤٥٦', '000000 OR 1'])('%s is no code', async (code) => {
    const name = `form${[...code].length}${code.charCodeAt(0)}@test.se`;
    await enrolled(await reader(name), name);
    expect(codeFault(await signIn(name, code))).toBe('wrongCode');
  });

  test('a recovery code of another account, an invented one, and one used at the same time are refused', async () => {
    const mine = await enrolled(await reader('min@test.se'), 'min@test.se');
    const theirs = await enrolled(await reader('din@test.se'), 'din@test.se');
    expect(codeFault(await signIn('min@test.se', theirs.recoveryCodes[0]))).toBe('wrongRecoveryCode');
    expect(codeFault(await signIn('min@test.se', 'AAAAA-AAAAA'))).toBe('wrongRecoveryCode');
    const code = mine.recoveryCodes[0];
    const both = await Promise.all([signIn('min@test.se', code), signIn('min@test.se', code)]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await rowOf('min@test.se')).data.secondFactor?.recoveryCodes).toHaveLength(9);
    expect((await signIn('min@test.se')).body.error).toBe('codeNeeded');
  });

  test('a code without the password is worth nothing', async () => {
    const { app, recoveryCodes } = await enrolled(await reader('utan@test.se'), 'utan@test.se');
    expect((await signIn('utan@test.se', await app.code(), 'fel')).body.error).toBe('invalid_grant');
    expect((await signIn('utan@test.se', recoveryCodes[0], 'fel')).body.error).toBe('invalid_grant');
    expect((await rowOf('utan@test.se')).data.secondFactor?.recoveryCodes).toHaveLength(10);
  });
});

describe('enrolling', () => {
  test('in two windows: the newest QR code counts, and only once', async () => {
    const me = await reader('fonster@test.se');
    const begin = async () => appWith(String((await me.post(factorOf('fonster@test.se'), { password })).data.secret));
    const [first, second] = [await begin(), await begin()];
    const confirm = (code: string) => me.post(factorOf('fonster@test.se', '/confirm'), { password, code });
    expect(codeFault(await confirm(await first.code()))).toBe('wrongCode');
    expect((await signIn('fonster@test.se')).status).toBe(200);
    expect((await confirm(await second.code())).status).toBe(200);
    expect((await confirm(await second.code())).body.error).toBe('secondFactorOn');
    expect((await me.post(factorOf('fonster@test.se'), { password })).body.error).toBe('secondFactorOn');
  });

  test('needs the password, also at a sign-in, and is for oneself only', async () => {
    const me = await reader('obehorig@test.se');
    await reader('annans@test.se');
    expect((await me.post(factorOf('obehorig@test.se'), { password: 'fel' })).body.faults).toMatchObject({
      password: { code: 'wrongPassword' },
    });
    expect((await me.post(factorOf('annans@test.se'), { password })).status).toBe(404);
    const open = (body: object) => api.anybody.post('/api/account/second-factor', body);
    expect((await open({ username: 'annans@test.se', password: 'fel' })).body.error).toBe('invalid_grant');
    expect((await open({ username: 'finns-inte@test.se', password })).body.error).toBe('invalid_grant');
    expect((await api.anybody.post(factorOf('annans@test.se'), { password })).status).toBe(401);
  });

  test('without a beginning, or with what is no code, is refused', async () => {
    const me = await reader('hoppar@test.se');
    const confirm = (body: object) => me.post(factorOf('hoppar@test.se', '/confirm'), body);
    expect(codeFault(await confirm({ password, code: '123456' }))).toBe('wrongCode');
    expect(codeFault(await confirm({ password, code: 'AAAAA-AAAAA' }))).toBe('wrongCode');
    expect(codeFault(await confirm({ password, code: ' - ' }))).toBe('required');
    expect((await confirm({ password })).status).toBe(400);
  });

  test('an account that signs in with SAML has none here', async () => {
    await reader('saml@test.se');
    await superUser.put('/api/account/saml@test.se', { loginType: 'saml' });
    const given = { username: 'saml@test.se', password };
    expect((await api.anybody.post('/api/account/second-factor', given)).body.error).toBe('invalid_grant');
    expect((await superUser.post(factorOf('saml@test.se', '/reset'))).body.error).toBe('secondFactorMissing');
  });
});

describe('with a second factor', () => {
  test('a changed and a reset password leave it on', async () => {
    const me = await reader('byter@test.se');
    const { app } = await enrolled(me, 'byter@test.se');
    const change = { oldPassword: password, password: 'Bättre!123' };
    expect((await me.post('/api/account/byter@test.se/change-password', change)).status).toBe(200);
    expect((await signIn('byter@test.se', undefined, 'Bättre!123')).body.error).toBe('codeNeeded');
    await api.anybody.post('/api/account/forgot-password', { email: 'byter@test.se' });
    const given = { username: 'byter@test.se', code: await codeTo(api, 'byter@test.se'), password: 'Nyare!1234' };
    expect((await api.anybody.post('/api/account/reset-password', given)).status).toBe(200);
    expect((await signIn('byter@test.se', undefined, 'Nyare!1234')).body.error).toBe('codeNeeded');
    expect((await signIn('byter@test.se', await app.code(), 'Nyare!1234')).status).toBe(200);
  });

  test('a removed account takes it along: a later one of the same name has none', async () => {
    await enrolled(await reader('borttagen@test.se'), 'borttagen@test.se');
    await superUser.remove('/api/account/borttagen@test.se');
    const again = await reader('borttagen@test.se');
    expect((await again.get(factorOf('borttagen@test.se'))).data).toMatchObject({ since: null });
  });

  test('nobody gets in without a code where the user pool does not ask for it, as after a sign-in that was cut off', async () => {
    const me = await reader('avbruten@test.se');
    const { app } = await enrolled(me, 'avbruten@test.se');
    await authenticator().ask('avbruten@test.se', false);
    expect((await signIn('avbruten@test.se')).body.error).toBe('codeNeeded');
    expect(codeFault(await signIn('avbruten@test.se', app.wrong()))).toBe('wrongCode');
    const { status, body } = await signIn('avbruten@test.se', await app.code());
    expect(status).toBe(200);
    expect((await clientOf(api.server.url, String(body.access_token)).get(own.U)).status).toBe(200);
  });
});

describe('a code that is typed long after the password', () => {
  const changed = 'Bättre!123';

  test('signs in: the browser sends both, and no session waits for the code', async () => {
    const { app } = await enrolled(await reader('sen@test.se'), 'sen@test.se');
    expect((await signIn('sen@test.se')).body.error).toBe('codeNeeded');
    clockAhead(20 * 60_000);
    const { status, body } = await signIn('sen@test.se', await app.code());
    expect(status).toBe(200);
    expect((await clientOf(api.server.url, String(body.access_token)).get(own.U)).status).toBe(200);
  });

  test('is refused with a password that was changed meanwhile, and not used up', async () => {
    const me = await reader('nytt@test.se');
    const { app } = await enrolled(me, 'nytt@test.se');
    expect((await signIn('nytt@test.se')).body.error).toBe('codeNeeded');
    const given = { oldPassword: password, password: changed };
    expect((await me.post('/api/account/nytt@test.se/change-password', given)).status).toBe(200);
    const code = await app.code();
    expect((await signIn('nytt@test.se', code)).body.error).toBe('invalid_grant');
    expect((await signIn('nytt@test.se', code, changed)).status).toBe(200);
  });
});

describe('the session of the pool in which a code is answered', () => {
  const client = () => new CognitoIdentityProviderClient();
  const begin = async (USERNAME: string) => {
    const { ClientId, UserPoolId, secretHash } = userPool();
    const AuthParameters = { USERNAME, PASSWORD: password, SECRET_HASH: await secretHash(USERNAME) };
    const start = { ClientId, UserPoolId, AuthFlow: 'ADMIN_USER_PASSWORD_AUTH', AuthParameters } as const;
    return (await client().send(new AdminInitiateAuthCommand(start))).Session;
  };
  const answer = async (USERNAME: string, Session: string | undefined, SOFTWARE_TOKEN_MFA_CODE: string) => {
    const { ClientId, UserPoolId, secretHash } = userPool();
    const ChallengeResponses = { USERNAME, SOFTWARE_TOKEN_MFA_CODE, SECRET_HASH: await secretHash(USERNAME) };
    const response = {
      ClientId,
      UserPoolId,
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      Session,
      ChallengeResponses,
    } as const;
    return client()
      .send(new AdminRespondToAuthChallengeCommand(response))
      .then(
        ({ AuthenticationResult }) => (AuthenticationResult?.AccessToken ? 'tokens' : 'none'),
        ({ message }: Error) => message,
      );
  };

  test('ends after three minutes', async () => {
    const { app } = await enrolled(await reader('utgangen@test.se'), 'utgangen@test.se');
    const session = await begin('utgangen@test.se');
    clockAhead(3 * 60_000 + 1);
    expect(await answer('utgangen@test.se', session, await app.code())).toBe(
      'Invalid session for the user, session is expired.',
    );
  });

  test('is used once, by its own user, with a few wrong codes at most', async () => {
    const mine = await enrolled(await reader('svar@test.se'), 'svar@test.se');
    const theirs = await enrolled(await reader('frammande@test.se'), 'frammande@test.se');
    const session = await begin('svar@test.se');
    const invalid = 'Invalid session for the user.';
    expect(await answer('frammande@test.se', session, await theirs.app.code())).toBe(invalid);
    expect(await answer('svar@test.se', session, mine.app.wrong())).toBe('Invalid code received for user');
    const code = await mine.app.code();
    expect(await answer('svar@test.se', session, code)).toBe('tokens');
    expect(await answer('svar@test.se', session, code)).toBe(invalid);
    const guessed = await begin('svar@test.se');
    for (let n = 0; n < 3; n++) await answer('svar@test.se', guessed, mine.app.wrong());
    expect(await answer('svar@test.se', guessed, mine.app.wrong())).toBe(invalid);
  });
});
