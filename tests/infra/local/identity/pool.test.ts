import { createHmac } from 'node:crypto';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  DescribeUserPoolClientCommand,
  GetTokensFromRefreshTokenCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { JwtVerifier } from 'aws-jwt-verify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { serveLocally } from '#infra/local/http.ts';
import { loadKeys } from '#infra/local/identity/keys.ts';
import { type Pool, poolOf, type TokenTriggerEvent } from '#infra/local/identity/pool.ts';
import { identityListener } from '#infra/local/identity/server.ts';
import { identityStore } from '#infra/local/identity/store.ts';
import { type LocalTable, localCredentials, startTable } from '#infra/local/table.ts';

let dataDir: string;
let database: LocalTable;
let pool: Pool;
let url: string;
let stop: () => Promise<void>;
let client: CognitoIdentityProviderClient;
let now = Date.now();
const seen: TokenTriggerEvent[] = [];
const claims: Record<string, unknown> = { roles: 'User', org_read: ['o1'], sub: 'forged', username: 'forged' };

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pool-'));
  database = await startTable();
  const store = await identityStore(database.endpoint);
  pool = poolOf({
    keys: await loadKeys(dataDir),
    store,
    now: () => now,
    trigger: async (event) => {
      seen.push(event);
      if (claims.fail) throw new Error('no profile');
      return {
        response: { claimsAndScopeOverrideDetails: { accessTokenGeneration: { claimsToAddOrOverride: claims } } },
      };
    },
  });
  ({ url, stop } = await serveLocally(identityListener(pool)));
  client = new CognitoIdentityProviderClient({ ...localCredentials, endpoint: url });
});
afterAll(async () => {
  client.destroy();
  await stop();
  pool.store.close();
  await database.stop();
  await rm(dataDir, { recursive: true });
});

const secret = 'Demo!2026';
let Username: string;
let serial = 0;
beforeEach(async () => {
  now = Date.now();
  serial += 1;
  Username = `user${serial}@demo.se`;
  await client.send(
    new AdminCreateUserCommand({
      UserPoolId: pool.id,
      Username,
      TemporaryPassword: secret,
      MessageAction: 'SUPPRESS',
      UserAttributes: [{ Name: 'email', Value: Username }],
    }),
  );
});

const user = () => ({ UserPoolId: pool.id, Username });
const confirm = (Password = secret) =>
  client.send(new AdminSetUserPasswordCommand({ ...user(), Password, Permanent: true }));
const hashOf = (username: string, key = pool.clientSecret) =>
  createHmac('sha256', key).update(`${username}${pool.clientId}`).digest('base64');
const signIn = (PASSWORD = secret, USERNAME = Username, SECRET_HASH = hashOf(USERNAME), ClientId = pool.clientId) =>
  client.send(
    new AdminInitiateAuthCommand({
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      UserPoolId: pool.id,
      ClientId,
      AuthParameters: { USERNAME, PASSWORD, SECRET_HASH },
    }),
  );
const ofClient = () => ({ ClientId: pool.clientId, ClientSecret: pool.clientSecret });
const refresh = (RefreshToken: string, ClientSecret = pool.clientSecret) =>
  client.send(new GetTokensFromRefreshTokenCommand({ ClientId: pool.clientId, ClientSecret, RefreshToken }));
const signedIn = async () => {
  await confirm();
  const { AuthenticationResult: result } = await signIn();
  return { access: result?.AccessToken ?? '', refreshToken: result?.RefreshToken ?? '' };
};
const refusedAs = (name: string, message?: string) => expect.objectContaining({ name, ...(message && { message }) });
const exceeded = refusedAs('NotAuthorizedException', 'Password attempts exceeded');
const incorrect = refusedAs('NotAuthorizedException', 'Incorrect username or password.');

describe('users', () => {
  test('are found by their username in any case, with attributes and status', async () => {
    const found = await client.send(new AdminGetUserCommand({ ...user(), Username: Username.toUpperCase() }));
    expect(found).toMatchObject({ Username, UserStatus: 'FORCE_CHANGE_PASSWORD', Enabled: true });
    expect(found.UserCreateDate).toBeInstanceOf(Date);
    expect(found.UserAttributes).toContainEqual({ Name: 'email', Value: Username });
    await confirm();
    expect(await client.send(new AdminGetUserCommand(user()))).toMatchObject({ UserStatus: 'CONFIRMED' });
  });

  test('cannot be created twice and are not found after deletion', async () => {
    const again = new AdminCreateUserCommand({ ...user(), MessageAction: 'SUPPRESS' });
    await expect(client.send(again)).rejects.toEqual(refusedAs('UsernameExistsException'));
    await client.send(new AdminDeleteUserCommand(user()));
    await expect(client.send(new AdminGetUserCommand(user()))).rejects.toEqual(refusedAs('UserNotFoundException'));
    await expect(confirm()).rejects.toEqual(refusedAs('UserNotFoundException'));
  });

  test('are not found in another pool or by another client', async () => {
    const elsewhere = new AdminGetUserCommand({ ...user(), UserPoolId: 'eu-north-1_other' });
    await expect(client.send(elsewhere)).rejects.toEqual(refusedAs('ResourceNotFoundException'));
    const other = signIn(secret, Username, hashOf(Username), 'other');
    await expect(other).rejects.toEqual(refusedAs('ResourceNotFoundException'));
  });

  test('need a password of at least six characters without further rules', async () => {
    await expect(confirm('12345')).rejects.toEqual(refusedAs('InvalidPasswordException'));
    await confirm('123456');
    expect((await signIn('123456')).AuthenticationResult?.AccessToken).toBeTruthy();
  });

  test('have no password stored in plain text', async () => {
    expect(JSON.stringify(await pool.store.user(Username))).not.toContain(secret);
  });
});

describe('signing in', () => {
  test('answers a temporary password with a challenge and a wrong one with neither challenge nor tokens', async () => {
    const answer = await signIn();
    expect(answer.ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
    expect(answer.AuthenticationResult).toBeUndefined();
    await expect(signIn('wrong-one')).rejects.toEqual(incorrect);
  });

  test('returns an access token that verifies by the published keys and has the claims of the trigger', async () => {
    const { access } = await signedIn();
    const verifier = JwtVerifier.create({ issuer: pool.issuer, audience: null });
    verifier.cacheJwks(await (await fetch(`${url}/${pool.id}/.well-known/jwks.json`)).json());
    const token = await verifier.verify(access);
    expect(token).toMatchObject({
      iss: pool.issuer,
      client_id: pool.clientId,
      token_use: 'access',
      username: Username,
      roles: 'User',
      org_read: ['o1'],
    });
    expect(token.sub).not.toBe('forged');
    expect(Number(token.exp) - Number(token.iat)).toBe(3600);
    expect(seen.at(-1)).toMatchObject({
      version: '2',
      triggerSource: 'TokenGeneration_Authentication',
      userName: Username,
      request: { userAttributes: { email: Username } },
    });
  });

  test('answers an unknown user and a wrong password alike', async () => {
    await confirm();
    await expect(signIn('wrong-one')).rejects.toEqual(incorrect);
    await expect(signIn(secret, 'nobody@demo.se')).rejects.toEqual(incorrect);
  });

  test('refuses a disabled user and its refresh token until it is enabled', async () => {
    const { refreshToken } = await signedIn();
    await client.send(new AdminDisableUserCommand(user()));
    await expect(signIn()).rejects.toEqual(refusedAs('NotAuthorizedException', 'User is disabled.'));
    await expect(refresh(refreshToken)).rejects.toEqual(refusedAs('NotAuthorizedException', 'User is disabled.'));
    await client.send(new AdminEnableUserCommand(user()));
    expect((await refresh(refreshToken)).AuthenticationResult?.AccessToken).toBeTruthy();
  });

  test('is locked for every password after five failures, for one second and then twice as long each time', async () => {
    await confirm();
    for (let failure = 0; failure < 5; failure += 1) await expect(signIn('wrong-one')).rejects.toEqual(incorrect);
    await expect(signIn()).rejects.toEqual(exceeded);
    now += 1001;
    await expect(signIn('wrong-one')).rejects.toEqual(incorrect);
    now += 1001;
    await expect(signIn()).rejects.toEqual(exceeded);
    now += 1000;
    expect((await signIn()).AuthenticationResult).toBeDefined();
    await expect(signIn('wrong-one')).rejects.toEqual(incorrect);
    expect((await signIn()).AuthenticationResult).toBeDefined();
  });

  test('is locked for guesses sent at the same time', async () => {
    await confirm();
    const guesses = await Promise.allSettled(Array.from({ length: 20 }, () => signIn('wrong-one')));
    const messages = guesses.map((guess) => (guess.status === 'rejected' ? guess.reason.message : 'in'));
    expect(messages.filter((message) => message === exceeded.sample.message)).toHaveLength(15);
  });

  test('fails when the trigger fails', async () => {
    await confirm();
    claims.fail = true;
    await expect(signIn()).rejects.toEqual(refusedAs('UserLambdaValidationException'));
    delete claims.fail;
  });
});

describe('tokens', () => {
  test('are renewed by a refresh token, which changes each time, until it is revoked', async () => {
    const { refreshToken } = await signedIn();
    const { AuthenticationResult: result } = await refresh(refreshToken);
    expect(result?.AccessToken).toBeTruthy();
    const next = result?.RefreshToken ?? '';
    expect(next).not.toBe(refreshToken);
    expect(seen.at(-1)?.triggerSource).toBe('TokenGeneration_RefreshTokens');
    now += 60_000;
    expect((await refresh(next)).AuthenticationResult?.AccessToken).toBeTruthy();
    await client.send(new RevokeTokenCommand({ Token: next, ...ofClient() }));
    await expect(refresh(next)).rejects.toEqual(refusedAs('NotAuthorizedException'));
    await client.send(new RevokeTokenCommand({ Token: next, ...ofClient() }));
  });

  test('of windows that refresh at the same moment are the same, and each of them is good', async () => {
    const { refreshToken } = await signedIn();
    for (let given = refreshToken, round = 0; round < 30; round++) {
      const results = await Promise.all([refresh(given), refresh(given)]);
      const [one = '', other] = results.map(({ AuthenticationResult }) => AuthenticationResult?.RefreshToken);
      expect(one).toBe(other);
      given = one;
    }
  });

  test('of a session end all, when one that was used comes again after the grace', async () => {
    const { refreshToken } = await signedIn();
    const stolen = (await refresh(refreshToken)).AuthenticationResult?.RefreshToken ?? '';
    now += 59_000;
    expect((await refresh(refreshToken)).AuthenticationResult?.RefreshToken).toBe(stolen);
    now += 1000;
    await expect(refresh(refreshToken)).rejects.toEqual(refusedAs('RefreshTokenReuseException'));
    await expect(refresh(stolen)).rejects.toEqual(refusedAs('NotAuthorizedException'));
  });

  test('are given and ended only with the secret of the client, which the application reads', async () => {
    const { refreshToken } = await signedIn();
    const wrong = `${pool.clientSecret.slice(0, -1)}-`;
    const described = await client.send(
      new DescribeUserPoolClientCommand({ UserPoolId: pool.id, ClientId: pool.clientId }),
    );
    expect(described.UserPoolClient?.ClientSecret).toBe(pool.clientSecret);
    const attempts = [
      () => signIn(secret, Username, hashOf(Username, wrong)),
      () => refresh(refreshToken, wrong),
      () => client.send(new RevokeTokenCommand({ Token: refreshToken, ...ofClient(), ClientSecret: wrong })),
    ];
    for (const attempt of attempts) await expect(attempt()).rejects.toEqual(refusedAs('NotAuthorizedException'));
    expect((await refresh(refreshToken)).AuthenticationResult?.AccessToken).toBeTruthy();
  });

  test('are not renewed by a changed or expired refresh token, and none is stored in plain text', async () => {
    const { refreshToken } = await signedIn();
    const [name, id, turn, secretPart = ''] = refreshToken.split('.');
    await expect(refresh(`${name}.${id}.${turn}.${'A'.repeat(secretPart.length)}`)).rejects.toEqual(
      refusedAs('NotAuthorizedException', 'Invalid Refresh Token'),
    );
    await expect(refresh('rubbish')).rejects.toEqual(refusedAs('NotAuthorizedException'));
    const stored = await pool.store.session({ username: Username, id: id ?? '' });
    expect(JSON.stringify(stored)).not.toContain(secretPart);
    now += 14 * 86_400_000;
    await expect(refresh(refreshToken)).rejects.toEqual(
      refusedAs('NotAuthorizedException', 'Refresh Token has expired'),
    );
  });

  test('are all revoked by a global sign-out of the user', async () => {
    const { refreshToken } = await signedIn();
    await client.send(new AdminUserGlobalSignOutCommand(user()));
    await expect(refresh(refreshToken)).rejects.toEqual(refusedAs('NotAuthorizedException'));
  });
});

test('the signing key is created once and readable by its owner only', async () => {
  const path = join(dataDir, 'identity.pem');
  const pem = await readFile(path, 'utf8');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect((await loadKeys(dataDir)).id).toBe(pool.keys.id);
  expect(await readFile(path, 'utf8')).toBe(pem);
});
