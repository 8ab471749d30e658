import { type CacheProvider, type Profile, SAML, ValidateInResponseTo } from '@node-saml/node-saml';
import samlify from 'samlify';
import type { Pool, PoolProvider } from '../pool.ts';

/** Where the pool is reached by browsers, and how its providers know it. */
export interface ServiceProvider {
  readonly entityId: string;
  readonly acsUrl: string;
  readonly logoutUrl: string;
}

export const serviceProviderOf = ({ id }: Pick<Pool, 'id'>, origin: string): ServiceProvider => ({
  // The name by which Cognito is known to SAML providers.
  entityId: `urn:amazon:cognito:sp:${id}`,
  acsUrl: `${origin}/saml2/idpresponse`,
  logoutUrl: `${origin}/saml2/logout`,
});

const requestLifetimeMs = 10 * 60_000;

/** The requests that providers may answer, each once. */
export const requestCache = (now: () => number): CacheProvider => {
  const kept = new Map<string, { readonly value: string; readonly createdAt: number }>();
  return {
    saveAsync: async (key, value) => {
      for (const [id, { createdAt }] of kept) if (createdAt + requestLifetimeMs <= now()) kept.delete(id);
      const item = { value, createdAt: now() };
      kept.set(key, item);
      return item;
    },
    getAsync: async (key) => kept.get(key)?.value ?? null,
    removeAsync: async (key) => {
      if (key !== null) kept.delete(key);
      return key;
    },
  };
};

/** The provider as its metadata describes it now: with all its signing certificates, of which any may have signed. */
export const samlOf = async (provider: PoolProvider, own: ServiceProvider, cacheProvider: CacheProvider) => {
  const { entityMeta } = samlify.IdentityProvider({ metadata: await provider.metadata() });
  const certificates = [entityMeta.getX509Certificate('signing')].flat().filter((one) => one !== null);
  const logoutUrl = entityMeta.getSingleLogoutService('redirect');
  return new SAML({
    issuer: own.entityId,
    audience: own.entityId,
    callbackUrl: own.acsUrl,
    entryPoint: String(entityMeta.getSingleSignOnService('redirect')),
    ...(typeof logoutUrl === 'string' && { logoutUrl }),
    idpCert: certificates,
    idpIssuer: entityMeta.getEntityID(),
    cacheProvider,
    // An answer that was not asked for, or comes twice, is refused.
    validateInResponseTo: ValidateInResponseTo.always,
    requestIdExpirationPeriodMs: requestLifetimeMs,
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    acceptedClockSkewMs: 60_000,
    disableRequestedAuthnContext: true,
    identifierFormat: null,
  });
};

interface Confirmation {
  readonly SubjectConfirmationData?: readonly { readonly $?: { readonly Recipient?: string } }[];
}

interface Assertion {
  readonly Assertion?: {
    readonly Conditions?: unknown;
    readonly Subject?: readonly { readonly SubjectConfirmation?: readonly Confirmation[] }[];
  };
}

/** Whether the assertion is for nobody but this address; the library checks all else. */
const isFor = ({ acsUrl }: ServiceProvider, profile: Profile): boolean => {
  const { Assertion } = (profile.getAssertion?.() ?? {}) as Assertion;
  const confirmations = Assertion?.Subject?.[0]?.SubjectConfirmation ?? [];
  const recipients = confirmations.flatMap(({ SubjectConfirmationData: data = [] }) =>
    data.map((one) => one.$?.Recipient),
  );
  return Assertion?.Conditions !== undefined && recipients.length > 0 && recipients.every((one) => one === acsUrl);
};

/** Whom a provider's answer vouches for. Throws where anything about it is wrong. */
export const vouchedFor = async (saml: SAML, own: ServiceProvider, SAMLResponse: string): Promise<Profile> => {
  const { profile } = await saml.validatePostResponseAsync({ SAMLResponse });
  if (!profile?.nameID) throw new Error('the assertion names nobody');
  if (!isFor(own, profile)) throw new Error('the assertion is for another recipient');
  return profile;
};

/** Form-encoded, but for the space. */
const encoded = (value: unknown): string => new URLSearchParams({ v: String(value) }).toString().slice(2);

/** An attribute as Cognito keeps it: several values as one text, each form-encoded. */
const textOf = (value: unknown): string | undefined => {
  if (Array.isArray(value)) return `[${value.map(encoded).join(', ')}]`;
  return typeof value === 'string' ? value : undefined;
};

/** The attributes of a user in the pool, from those of the provider. */
export const attributesOf = ({ attributes }: PoolProvider, profile: Profile): Readonly<Record<string, string>> => {
  const asserted = (profile.attributes ?? {}) as Readonly<Record<string, unknown>>;
  const entries = Object.entries(attributes).map(([own, theirs]) => [own, textOf(asserted[theirs])] as const);
  return Object.fromEntries(entries.filter((entry): entry is readonly [string, string] => entry[1] !== undefined));
};
