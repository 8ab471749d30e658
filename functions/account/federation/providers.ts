import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { setting } from '#functions/kernel/adapters/environment.ts';
import { lazy } from '#functions/kernel/adapters/lazy.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { fieldProblem, found } from '#functions/kernel/problem.ts';
import type { StoredAccount } from '#functions/kernel/rights/caller.ts';
import { IdentityProvider, type OfferedProvider } from '#shared/model/identityProvider.ts';
import { customerTypes, hasRight } from '#shared/model/roles.ts';

const providers = lazy(() =>
  z.array(IdentityProvider).parse(JSON.parse(readFileSync(setting('IDENTITY_PROVIDERS'), 'utf8'))),
);

/** The identity provider of that name at an address of the site that offers it. Throws 404. */
export const providerAt = (name: string, origin: string): IdentityProvider =>
  found(providers().find((one) => one.name === name && one.origins.includes(origin)));

/** The identity provider of that name. Throws 404. */
export const providerNamed = (name: string): IdentityProvider => found(providers().find((one) => one.name === name));

/**
 * Whether a username could be that of a person of an identity provider in the user pool, whose users it names by provider and name id:
 * the person could not sign in beside such an account.
 */
export const isReserved = (username: string): boolean =>
  providers().some(({ name }) => username.toLowerCase().startsWith(`${name}_`));

/** The identity providers that the login offers at an address of the site. */
export const offeredAt = async (origin: string): Promise<OfferedProvider[]> =>
  providers().filter((one) => one.origins.includes(origin));

/** The identity providers of the organisations whose accounts the caller administers. */
export const administeredProviders = async ({ caller }: Scope): Promise<IdentityProvider[]> =>
  providers().filter(
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

const ofOrganization = (orgId: string | null): IdentityProvider | undefined =>
  providers().find((one) => one.orgId === orgId);

/** The name of the provider that an account signs in with: that of its organisation; null with a password. */
export const providerOf = ({ loginType, homeOrgId }: Pick<Signing, 'loginType' | 'homeOrgId'>): string | null =>
  loginType === 'saml' ? (ofOrganization(homeOrgId)?.name ?? null) : null;

/**
 * Throws a fault at the field that would leave nobody able to use an account with SAML: a type that no provider signs in, no provider of
 * its organisation, an address outside the provider's domains.
 */
export const assertServed = ({ loginType, type, homeOrgId, email }: Signing): void => {
  if (loginType === 'password') return;
  if (!types.has(type)) throw fieldProblem('loginType', 'samlType');
  const provider = ofOrganization(homeOrgId);
  if (!provider) throw fieldProblem('loginType', 'samlNone');
  if (!isVouched(provider, email)) throw fieldProblem('email', 'samlDomain');
};

/**
 * Where an account with SAML signs in: the label of its provider's button, undefined where none is configured any more, and the address
 * of the site that shows it, which is the given one where the provider is offered there.
 */
export const signInAt = (
  { provider }: Pick<StoredAccount, 'provider'>,
  appUrl: string,
): { readonly label: string | undefined; readonly origin: string } => {
  const found = providers().find(({ name }) => name === provider);
  const origin = found?.origins.includes(appUrl) ? appUrl : (found?.origins[0] ?? appUrl);
  return { label: found?.label, origin };
};
