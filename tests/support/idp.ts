import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setProviders } from '#infra/local/identity/demoIdp.ts';
import { serviceProviderOf } from '#infra/local/identity/federation/saml.ts';
import { spawnIdp } from '#infra/local/idp/process.ts';
import { type IdpInput, sambi } from '#infra/local/idp/settings.ts';
import type { IdentityProvider } from '#shared/model/identityProvider.ts';
import type { Api } from './api.ts';

export const idpPassword = 'Hos-Arbetsgivaren-1';

/** An identity provider of a customer, in a process of its own. */
export type Idp = Awaited<ReturnType<typeof startIdp>>;

/** Starts an identity provider that signs people in to the program. */
export const startIdp = async (
  { server }: Api,
  name: string,
  people: IdpInput['people'],
  more: Partial<IdpInput> = {},
) => {
  const ownFolder = await mkdtemp(join(tmpdir(), 'idp-'));
  const { stop, ...process } = await spawnIdp({
    title: name,
    entityId: `urn:test:${name}`,
    service: serviceProviderOf(server.standIns.pool, server.url),
    people,
    password: idpPassword,
    keyFolder: ownFolder,
    ...more,
  });
  return {
    name,
    ...process,
    stop: async () => {
      await stop();
      await rm(ownFolder, { recursive: true });
    },
  };
};

/** Makes an identity provider known to the pool by that name, in place of an earlier one. */
export const register = ({ server }: Api, { metadata }: Pick<Idp, 'metadata'>, name: string): void => {
  const attributes = { email: sambi.email, given_name: sambi.firstName, family_name: sambi.lastName };
  const custom = {
    'custom:employeeHsaId': sambi.employeeHsaId,
    'custom:groups': sambi.groups,
    'custom:assurance': sambi.assurance,
  };
  const all = { ...attributes, ...custom };
  server.standIns.pool.providers.set(name, { name, metadata, attributes: all });
};

/** What the functions know of a customer's provider. */
export const customerOf = (
  { server }: Api,
  name: string,
  orgId: string,
  domain: string,
  takesOver: IdentityProvider['takesOver'] = [],
): IdentityProvider => ({
  name,
  label: name,
  orgId,
  emailDomains: [domain],
  takesOver,
  leastAssurance: 0,
  client: 0,
  origins: [server.url],
});

export { setProviders };
