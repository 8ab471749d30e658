import { type CacheProvider, type Profile, SAML, ValidateInResponseTo } from '@node-saml/node-saml';
import { parseDomFromString, xpath } from '@node-saml/node-saml/lib/xml.js';
import samlify from 'samlify';
import { valuesIn } from '#functions/account/federation/joinedValues.ts';
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

export const requestLifetimeMs = 10 * 60_000;

/** The library's store of requests, holding this one alone, so that an answer to another browser's request is refused. */
const onlyRequest = (requestId: string): CacheProvider => ({
  saveAsync: async (_, value) => ({ value, createdAt: Date.now() }),
  getAsync: async (id) => (id === requestId ? new Date().toISOString() : null),
  removeAsync: async (id) => id,
});

/**
 * The provider as its metadata describes it now, to send it the request with that id and to check the answer. Any of its signing
 * certificates may have signed.
 */
export const samlOf = async (provider: PoolProvider, own: ServiceProvider, requestId: string) => {
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
    cacheProvider: onlyRequest(requestId),
    generateUniqueId: () => requestId,
    // An answer that was not asked for is refused.
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
  readonly $?: { readonly Method?: string };
  readonly SubjectConfirmationData?: readonly {
    readonly $?: { readonly Recipient?: string; readonly InResponseTo?: string; readonly NotOnOrAfter?: string };
  }[];
}

interface Assertion {
  readonly Assertion?: {
    readonly Conditions?: unknown;
    readonly Subject?: readonly { readonly SubjectConfirmation?: readonly Confirmation[] }[];
  };
}

/** The request that an answer has to answer, and who sent it. */
interface Expected {
  readonly own: ServiceProvider;
  readonly requestId: string;
}

const bearer = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';

/** Whether the signed assertion is for nobody but this address, for a time, and answers this request. */
const isFor = ({ own: { acsUrl }, requestId }: Expected, profile: Profile): boolean => {
  const { Assertion } = (profile.getAssertion?.() ?? {}) as Assertion;
  const confirmations = Assertion?.Subject?.[0]?.SubjectConfirmation ?? [];
  const isOurs = ({ $, SubjectConfirmationData: [data] = [] }: Confirmation): boolean => {
    const { Recipient, InResponseTo, NotOnOrAfter } = data?.$ ?? {};
    return $?.Method === bearer && Recipient === acsUrl && InResponseTo === requestId && NotOnOrAfter !== undefined;
  };
  return Assertion?.Conditions !== undefined && confirmations.length > 0 && confirmations.every(isOurs);
};

/** The accepted algorithms of signatures and digests: not SHA-1, as collisions can be made for it. */
const algorithms: ReadonlySet<string> = new Set([
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha384',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
  'http://www.w3.org/2001/04/xmlenc#sha256',
  'http://www.w3.org/2001/04/xmldsig-more#sha384',
  'http://www.w3.org/2001/04/xmlenc#sha512',
]);

const named = (name: string) => `local-name()='${name}'`;
const algorithmsUsed = `//*[${named('SignatureMethod')} or ${named('DigestMethod')}]/@Algorithm`;
const statusGiven = `/*[${named('Response')}]/*[${named('Status')}]/*[${named('StatusCode')}]/@Value`;
const destinationGiven = `/*[${named('Response')}]/@Destination`;
const issuersGiven = `/*[${named('Response')}]/*[${named('Issuer')}]`;
const success = 'urn:oasis:names:tc:SAML:2.0:status:Success';

/** What the library leaves to its callers: algorithms, status, destination and issuer of the answer. Throws where one is wrong. */
const assertAnswer = async (SAMLResponse: string, { options }: SAML): Promise<void> => {
  // The parser of the library, so that both see the same document.
  const document = await parseDomFromString(Buffer.from(SAMLResponse, 'base64').toString('utf8'));
  const values = (path: string) => xpath.selectAttributes(document, path).map(({ value }) => value);
  if (!values(algorithmsUsed).every((one) => algorithms.has(one))) throw new Error('the signature is of a weak kind');
  if (String(values(statusGiven)) !== success) throw new Error('the provider did not succeed');
  if (!values(destinationGiven).every((one) => one === options.callbackUrl))
    throw new Error('the answer goes elsewhere');
  const issuers = xpath.selectElements(document, issuersGiven).map(({ textContent }) => textContent);
  if (!issuers.every((issuer) => issuer === options.idpIssuer)) throw new Error('the answer is from another issuer');
};

/** Whom a provider's answer to the request vouches for. Throws where anything about it is wrong. */
export const vouchedFor = async (saml: SAML, expected: Expected, SAMLResponse: string): Promise<Profile> => {
  await assertAnswer(SAMLResponse, saml);
  const { profile } = await saml.validatePostResponseAsync({ SAMLResponse });
  if (!profile?.nameID) throw new Error('the assertion names nobody');
  if (profile.issuer !== saml.options.idpIssuer) throw new Error('the assertion is from another issuer');
  if (!isFor(expected, profile)) throw new Error('the assertion is for another recipient');
  return profile;
};

/** Form-encoded, but for the space. */
const encoded = (value: unknown): string => new URLSearchParams({ v: String(value) }).toString().slice(2);

/**
 * An attribute as Cognito keeps it: several values as one text, each form-encoded. One value that reads as several is left out, which
 * Cognito does not do.
 */
const textOf = (value: unknown): string | undefined => {
  if (Array.isArray(value)) return `[${value.map(encoded).join(', ')}]`;
  return typeof value === 'string' && valuesIn(value).length === 1 ? value : undefined;
};

/** The attributes of a user in the pool, from those of the provider. */
export const attributesOf = ({ attributes }: PoolProvider, profile: Profile): Readonly<Record<string, string>> => {
  const asserted = (profile.attributes ?? {}) as Readonly<Record<string, unknown>>;
  const entries = Object.entries(attributes).map(([own, theirs]) => [own, textOf(asserted[theirs])] as const);
  return Object.fromEntries(entries.filter((entry): entry is readonly [string, string] => entry[1] !== undefined));
};
