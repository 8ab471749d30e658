import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { setting } from '#functions/kernel/adapters/environment.ts';
import { keptFor } from '#functions/kernel/adapters/kept.ts';
import { lazy } from '#functions/kernel/adapters/lazy.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { fieldProblem, found } from '#functions/kernel/problem.ts';
import type { StoredAccount } from '#functions/kernel/rights/caller.ts';
import { IdentityProvider, type OfferedProvider } from '#shared/model/identityProvider.ts';
import { customerTypes, hasRight } from '#shared/model/roles.ts';

/** Milliseconds for which loaded providers are used: a new customer may be unknown for that long after its deploy. */
const keptMs = 5 * 60_000;

const fromParameters = 'ssm:';

/** Lists of providers as JSON. The client of SSM is loaded in the cloud only. */
const lists = async (where: string): Promise<readonly string[]> => {
  if (!where.startsWith(fromParameters)) return [await readFile(where, 'utf8')];
  const { parametersBelow } = await import('#functions/kernel/adapters/parameters.ts');
  return parametersBelow(where.slice(fromParameters.length));
};

const load = async (): Promise<readonly IdentityProvider[]> =>
  (await lists(setting('IDENTITY_PROVIDERS'))).flatMap((text) => z.array(IdentityProvider).parse(JSON.parse(text)));

const reader = lazy(() => keptFor(keptMs, load));

const providers = (): Promise<readonly IdentityProvider[]> => reader()();

/** The identity provider of that name at an address of the site that offers it. Throws 404. */
export const providerAt = async (name: string, origin: string): Promise<IdentityProvider> =>
  found((await providers()).find((one) => one.name === name && one.origins.includes(origin)));

/** The identity provider of that name. Throws 404. */
export const providerNamed = async (name: string): Promise<IdentityProvider> =>
  found((await providers()).find((one) => one.name === name));

/**
 * Whether the user pool could give the username to a person of an identity provider, by the name of the provider and the person's name id.
 * An account with that username would keep the person from signing in.
 */
export const isReserved = async (username: string): Promise<boolean> =>
  (await providers()).some(({ name }) => username.toLowerCase().startsWith(`${name}_`));

/** The identity providers that the login offers at an address of the site. */
export const offeredAt = async (origin: string): Promise<OfferedProvider[]> =>
  (await providers()).filter((one) => one.origins.includes(origin));

/** The identity providers of the organisations whose accounts the caller administers. */
export const administeredProviders = async ({ caller }: Scope): Promise<IdentityProvider[]> =>
  (await providers()).filter(
    ({ orgId }) => hasRight(caller.type, 'everywhere') || caller.grants.some((grant) => grant.orgId === orgId),
  );

/** Whether the provider may vouch for the address. */
export const isVouched = ({ emailDomains }: IdentityProvider, email: string): boolean =>
  emailDomains.includes(email.slice(email.lastIndexOf('@') + 1));

/** The types of accounts that a customer's provider may sign in; others are the installation's own. */
const types: ReadonlySet<string> = new Set(customerTypes);

/** Whether this provider may sign in to an account with SAML. */
export const isServedBy = (
  provider: IdentityProvider,
  { loginType, type, homeOrgId, provider: name }: Pick<StoredAccount, 'loginType' | 'type' | 'homeOrgId' | 'provider'>,
): boolean =>
  loginType === 'saml' && types.has(type) && homeOrgId === provider.orgId && (name ?? provider.name) === provider.name;

type Signing = Pick<StoredAccount, 'loginType' | 'type' | 'homeOrgId' | 'email'>;

const ofOrganization = async (orgId: string | null): Promise<IdentityProvider | undefined> =>
  (await providers()).find((one) => one.orgId === orgId);

/** The name of the provider that an account signs in with, which its organisation decides; null with a password. */
export const providerOf = async ({
  loginType,
  homeOrgId,
}: Pick<Signing, 'loginType' | 'homeOrgId'>): Promise<string | null> =>
  loginType === 'saml' ? ((await ofOrganization(homeOrgId))?.name ?? null) : null;

/**
 * Throws a fault at the field that would leave nobody able to use an account with SAML: a type that no provider signs in, no provider of
 * its organisation, an address outside the provider's domains.
 */
export const assertServed = async ({ loginType, type, homeOrgId, email }: Signing): Promise<void> => {
  if (loginType === 'password') return;
  if (!types.has(type)) throw fieldProblem('loginType', 'samlType');
  const provider = await ofOrganization(homeOrgId);
  if (!provider) throw fieldProblem('loginType', 'samlNone');
  if (!isVouched(provider, email)) throw fieldProblem('email', 'samlDomain');
};

/**
 * Where an account with SAML signs in: the label of its provider's button, undefined where none is configured any more, and the address
 * of the site that shows it, which is the given one where the provider is offered there.
 */
export const signInAt = async (
  { provider }: Pick<StoredAccount, 'provider'>,
  appUrl: string,
): Promise<{ readonly label: string | undefined; readonly origin: string }> => {
  const found = (await providers()).find(({ name }) => name === provider);
  const origin = found?.origins.includes(appUrl) ? appUrl : (found?.origins[0] ?? appUrl);
  return { label: found?.label, origin };
};
