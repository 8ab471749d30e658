import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setting } from '#functions/kernel/adapters/environment.ts';
import { settingsChanged } from '#functions/kernel/adapters/lazy.ts';
import type { StoredAccount } from '#functions/kernel/rights/caller.ts';
import { accountKey } from '#functions/kernel/store/keys.ts';
import { theTable } from '#functions/kernel/store/resources.ts';
import type { IdentityProvider } from '#shared/model/identityProvider.ts';
import { samlPerson } from '../demo/accounts.ts';
import { idpOnDemand } from '../idp/process.ts';
import { sambi } from '../idp/settings.ts';
import type { ServiceProvider } from './federation/saml.ts';
import type { Pool } from './pool.ts';

const name = 'demo-idp';

interface Options {
  readonly pool: Pool;
  readonly service: ServiceProvider;
  readonly dataDir: string;
  readonly password: string;
  /** Where the site is reached. */
  readonly origins: readonly string[];
}

/** The identity providers that the functions know of, from now on. */
export const setProviders = (providers: readonly IdentityProvider[]): void => {
  writeFileSync(setting('IDENTITY_PROVIDERS'), JSON.stringify(providers));
  settingsChanged();
};

/**
 * Offers the demo's identity provider for the organisation of its account with SAML, where there is one. Its process starts with the
 * first sign-in.
 */
export const offerDemoIdp = async ({ pool, service, dataDir, password, origins }: Options) => {
  const account = await theTable().get<StoredAccount>(accountKey(samlPerson.email));
  const orgId = account?.data.loginType === 'saml' ? account.data.homeOrgId : null;
  if (orgId === null) return { logins: [], stop: async () => undefined };
  const idp = idpOnDemand(() => ({
    title: 'Demo-IdP',
    entityId: 'urn:bemanningsplan:demo-idp',
    service,
    people: [
      { ...samlPerson, employeeHsaId: 'SE2321000000-1A2B' },
      { email: 'okand@demo.se', firstName: 'Oskar', lastName: 'Okänd', employeeHsaId: 'SE2321000000-9Z9Z' },
      { email: 'ny@demo.se', firstName: 'Nora', lastName: 'Nyman', employeeHsaId: 'SE2321000000-3C3C' },
    ],
    asksForGroups: true,
    password,
    keyFolder: join(dataDir, 'idp'),
  }));
  pool.providers.set(name, {
    name,
    metadata: idp.metadata,
    attributes: {
      email: sambi.email,
      given_name: sambi.firstName,
      family_name: sambi.lastName,
      'custom:employeeHsaId': sambi.employeeHsaId,
      'custom:groups': sambi.groups,
    },
  });
  setProviders([
    {
      name,
      label: 'Demo-IdP',
      orgId,
      emailDomains: ['demo.se'],
      takesOver: ['name'],
      leastAssurance: 0,
      client: 0,
      origins: [...origins],
    },
  ]);
  return { logins: [samlPerson.email], stop: idp.stop };
};
