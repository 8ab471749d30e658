import samlify from 'samlify';
import type { SigningKey } from './keys.ts';
import { type IdpPerson, type IdpSettings, sambi } from './settings.ts';

const redirectBinding = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';
const postBinding = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST';
const nameIdFormat = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent';
const lifetimeMs = 5 * 60_000;

// Requests are not validated: they come only from the one service provider that is configured.
samlify.setSchemaValidator({ validate: async () => 'accepted' });

const attributes = (Object.keys(sambi) as (keyof typeof sambi)[]).map((name) => ({
  name: sambi[name],
  nameFormat: 'urn:oasis:names:tc:SAML:2.0:attrname-format:uri',
  valueTag: name,
  valueXsiType: 'xs:string',
}));

const tagOf = (name: string): string => `attr${name.charAt(0).toUpperCase()}${name.slice(1)}`;

const groupsTag = tagOf('groups');

/** The template with one value of the attribute for each group of the person, and without the attribute where there is none. */
const withGroups = (template: string, { groups }: IdpPerson): string =>
  template.replace(
    /(<saml:Attribute [^>]*>)(<saml:AttributeValue[^>]*>)\{attrGroups\}(<\/saml:AttributeValue>)(<\/saml:Attribute>)/,
    (_, begin, open, close, end) =>
      groups.length === 0
        ? ''
        : [begin, ...groups.map((__, index) => `${open}{${groupsTag}${index}}${close}`), end].join(''),
  );

/** The template without the attribute of a level of assurance where none is stated. */
const withAssurance = (template: string, { assurance }: IdpPerson): string =>
  assurance === ''
    ? template.replace(
        /<saml:Attribute [^>]*><saml:AttributeValue[^>]*>\{attrAssurance\}<\/saml:AttributeValue><\/saml:Attribute>/,
        '',
      )
    : template;

/** The SAML of an identity provider at the address: its metadata, its answers to requests, its sign-outs. */
export const samlOf = (settings: IdpSettings, keys: readonly SigningKey[], url: string) => {
  const { service, entityId, wrong } = settings;
  const signingWith = (certificates: string[]) => ({
    entityID: entityId,
    privateKey: keys[0]!.private,
    signingCert: certificates,
    nameIDFormat: [nameIdFormat],
    isAssertionEncrypted: false,
    ...(wrong.signatureAlgorithm && { requestSignatureAlgorithm: wrong.signatureAlgorithm }),
    singleSignOnService: [{ Binding: redirectBinding, Location: `${url}/sso` }],
    singleLogoutService: [{ Binding: redirectBinding, Location: `${url}/slo` }],
    loginResponseTemplate: { context: samlify.SamlLib.defaultLoginResponseTemplate.context, attributes },
  });
  const all = keys.map(({ cert }) => cert);
  const published = samlify.IdentityProvider(signingWith(all));
  // The one that signs has only the certificate of the first key.
  const idp = samlify.IdentityProvider(signingWith(all.slice(0, 1)));
  const sp = samlify.ServiceProvider({
    entityID: service.entityId,
    wantAssertionsSigned: true,
    assertionConsumerService: [{ Binding: postBinding, Location: service.acsUrl }],
    singleLogoutService: [{ Binding: redirectBinding, Location: service.logoutUrl }],
  });

  /** The values of the assertion about a person, in answer to a request. */
  const valuesOf = (person: IdpPerson, requestId: string) => {
    const now = Date.now() - (wrong.endedSeconds === undefined ? 0 : wrong.endedSeconds * 1000 + lifetimeMs);
    const [from, until] = [new Date(now).toISOString(), new Date(now + lifetimeMs).toISOString()];
    const id = () => `_${crypto.randomUUID()}`;
    return {
      ID: id(),
      AssertionID: id(),
      Destination: wrong.destination ?? service.acsUrl,
      SubjectRecipient: wrong.recipient ?? service.acsUrl,
      Audience: wrong.audience ?? service.entityId,
      Issuer: wrong.issuer ?? entityId,
      IssueInstant: from,
      ConditionsNotBefore: from,
      ConditionsNotOnOrAfter: until,
      SubjectConfirmationDataNotOnOrAfter: until,
      StatusCode: wrong.status ?? 'urn:oasis:names:tc:SAML:2.0:status:Success',
      NameIDFormat: nameIdFormat,
      NameID: person.nameId ?? person.email,
      InResponseTo: requestId,
      AuthnStatement: '',
      ...Object.fromEntries(attributes.map(({ valueTag }) => [tagOf(valueTag), person[valueTag as keyof IdpPerson]])),
      ...Object.fromEntries(person.groups.map((group, index) => [`${groupsTag}${index}`, group])),
    };
  };

  return {
    metadata: (): string => published.getMetadata(),
    /** The id of a request for a sign-in. Throws when it cannot be read. */
    requestId: async (query: Record<string, string>): Promise<string> => {
      const { extract } = await idp.parseLoginRequest(sp, 'redirect', { query });
      return String(extract.request?.id);
    },
    /** The answer to it, as the form field holds it. */
    answer: async (person: IdpPerson, requestId: string): Promise<string> => {
      const values = valuesOf(person, requestId);
      const request = { extract: { request: { id: requestId } } };
      const { context } = await idp.createLoginResponse(sp, request, 'post', { email: person.email }, (template) => ({
        id: values.ID,
        context: samlify.SamlLib.replaceTagsByValue(withAssurance(withGroups(template, person), person), values),
      }));
      return context;
    },
    /** The address that answers a request for a sign-out. */
    signedOut: async (query: Record<string, string>): Promise<string> => {
      const { extract } = await idp.parseLogoutRequest(sp, 'redirect', { query });
      return idp.createLogoutResponse(sp, { extract }, 'redirect', query.RelayState ?? '').context;
    },
  };
};
