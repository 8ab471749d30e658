import { type Api, type Client, type Json, password, type Reply } from './api.ts';
import { type App, appWith } from './totp.ts';

/** Signs in with a password, and with a code where one is given. */
export const signInWith = (api: Api, username: string, code?: string, secret = password): Promise<Reply> =>
  api.anybody.send(
    'POST',
    '/api/account/login',
    new URLSearchParams({ username, password: secret, grant_type: 'password', ...(code && { code }) }).toString(),
    { 'content-type': 'application/x-www-form-urlencoded' },
  );

/** The address of one's own second factor. */
export const factorOf = (username: string, rest = ''): string => `/api/account/${username}/second-factor${rest}`;

/** Enrols an app with a person's own account; the app and the recovery codes. */
export const enrolled = async (me: Client, username: string): Promise<{ app: App; recoveryCodes: string[] }> => {
  const begun = await me.post(factorOf(username), { password });
  if (begun.status !== 200) throw new Error(`no secret for ${username}: ${JSON.stringify(begun.body)}`);
  const app = appWith(String(begun.data.secret));
  const done = await me.post(factorOf(username, '/confirm'), { password, code: await app.code() });
  if (done.status !== 200) throw new Error(`${username} is not enrolled: ${JSON.stringify(done.body)}`);
  return { app, recoveryCodes: (done.data.recoveryCodes as unknown as Json[]).map(String) };
};

/** What is wrong with the code of an answer. */
export const codeFault = ({ body }: Reply): unknown => body.faults?.code?.code;
