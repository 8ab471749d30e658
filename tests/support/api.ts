import { createAccount } from '#functions/account/create.ts';
import { cognito } from '#functions/account/identity.ts';
import { grantAccess } from '#functions/core/grants/service.ts';
import { scopeOf } from '#functions/kernel/changes/scope.ts';
import { theTable } from '#functions/kernel/store/resources.ts';
import { demoPassword } from '#infra/local/demo.ts';
import { type LocalServer, startLocal } from '#infra/local/server.ts';
import { account } from '#shared/contract/account.ts';
import { requestOf } from '#shared/contract/client.ts';
import { urlOf } from '#shared/contract/url.ts';
import type { Grant } from '#shared/model/grant.ts';
import type { AccountType } from '#shared/model/roles.ts';
import { type Client, clientOf, type Reply } from './client.ts';
import { startedForFile } from './started.ts';

export { type Client, clientOf, type Json, type Reply } from './client.ts';

export const password = 'Prov!2026';

/** The whole product on one machine, for tests over real HTTP. */
export interface Api {
  readonly server: LocalServer;
  /** A client without a token. */
  readonly anybody: Client;
  /** The provider's SuperAdmin. */
  readonly root: Client;
  login(username: string, secret?: string): Promise<Reply>;
  /** A new account with these grants, signed in. */
  person(username: string, type: AccountType, ...grants: Grant[]): Promise<Client>;
}

const startApi = async (prepare: (api: Api) => unknown): Promise<Api & { stop: () => Promise<void> }> => {
  const environment = { ...process.env };
  const server = await startLocal({ demo: 'none', password: demoPassword });
  const anybody = clientOf(server.url, '');
  const login: Api['login'] = (username, secret = password) => {
    const { login: endpoint } = account;
    const call = { params: {}, body: { username, password: secret, grant_type: 'password' as const } };
    const { method, headers, body } = requestOf(endpoint, call);
    return anybody.send(method, urlOf(endpoint, call), body ?? undefined, headers);
  };
  const signedIn = async (username: string): Promise<Client> => {
    const { status, body } = await login(username);
    if (status !== 200) throw new Error(`${username} cannot sign in: ${JSON.stringify(body)}`);
    return clientOf(server.url, String(body.access_token));
  };
  const maker = { username: 'tests', type: 'SuperAdmin' as const, grants: [] };
  const scope = () =>
    scopeOf({ caller: maker, place: {}, table: theTable(), now: new Date(), address: '127.0.0.1', path: {} });
  const person: Api['person'] = async (username, type, ...grants) => {
    const homeOrgId = grants[0]?.orgId ?? null;
    const created = await createAccount(scope(), cognito(), {
      email: username,
      type,
      loginType: 'password',
      homeOrgId,
      password,
    });
    for (const grant of grants) await grantAccess(scope(), created, grant);
    return signedIn(username);
  };
  const root = await person('root@test.se', 'SuperAdmin');
  const api: Api = { server, anybody, root, login, person };
  await prepare(api);
  // The next file's program of this process must not find the settings of this one.
  const stop = async () => {
    await server.stop();
    process.env = environment;
  };
  return { ...api, stop };
};

/** The product in this process for the tests of the file, empty but for one SuperAdmin and what `prepare` makes first. */
export const withApi = (prepare: (api: Api) => unknown = () => undefined): Api => {
  const started = startedForFile(() => startApi(prepare));
  return {
    get server() {
      return started().server;
    },
    get anybody() {
      return started().anybody;
    },
    get root() {
      return started().root;
    },
    login: (...request) => started().login(...request),
    person: (...account) => started().person(...account),
  };
};
