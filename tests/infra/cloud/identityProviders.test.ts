import { rmSync } from 'node:fs';
import { App, Stack } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { UserPool } from 'aws-cdk-lib/aws-cognito';
import { expect, onTestFinished, test } from 'vitest';
import { identityProviders } from '#infra/cloud/constructs/identityProviders.ts';
import { maxCustomers, providerLists, providersOf } from '#infra/cloud/customers.ts';
import { type Stage, stage } from '#infra/cloud/stage.ts';
import { global, stateful, stateless, synthesised } from './resources.ts';

const host = 'vastmarken.plan.example.se';

test('the user pool has the provider of each customer, with its metadata and attributes', () => {
  stateful.hasResourceProperties('AWS::Cognito::UserPoolIdentityProvider', {
    ProviderName: 'vastmarken',
    ProviderType: 'SAML',
    ProviderDetails: {
      MetadataURL: 'https://idp.vastmarken.example.se/saml/metadata',
      IDPSignout: true,
      RequestSigningAlgorithm: 'rsa-sha256',
      EncryptedResponses: false,
    },
    AttributeMapping: {
      email: 'http://sambi.se/attributes/1/mail',
      given_name: 'http://sambi.se/attributes/1/givenName',
      family_name: 'http://sambi.se/attributes/1/surname',
      'custom:employeeHsaId': 'http://sambi.se/attributes/1/employeeHsaId',
      'custom:groups': 'http://sambi.se/attributes/1/systemRole',
      'custom:assurance': 'http://sambi.se/attributes/1/levelOfAssurance',
    },
  });
  stateful.hasResourceProperties('AWS::Cognito::UserPoolDomain', { Domain: 'bemanningsplan-sample' });
  stateful.hasResourceProperties('AWS::Cognito::UserPool', {
    Schema: Match.arrayWith(
      ['employeeHsaId', 'groups', 'assurance'].map((Name) => Match.objectLike({ Name, Mutable: true })),
    ),
  });
});

test('the client signs in at these providers only, by code, and leads back to the customer’s address only', () => {
  stateful.hasResource('AWS::Cognito::UserPoolClient', {
    DependsOn: [Match.stringLikeRegexp('Samlvastmarken')],
    Properties: {
      SupportedIdentityProviders: ['vastmarken'],
      AllowedOAuthFlows: ['code'],
      AllowedOAuthScopes: ['openid', 'profile', 'email'],
      CallbackURLs: [`https://${host}/api/account/login-vastmarken/callback`],
      LogoutURLs: [`https://${host}/`],
    },
  });
});

test('the customer’s address leads to the site, with a certificate, and the functions know the provider', () => {
  const subdomains = '*.plan.example.se';
  global.hasResourceProperties('AWS::CertificateManager::Certificate', { SubjectAlternativeNames: [subdomains] });
  stateless.hasResourceProperties('AWS::CloudFront::Distribution', {
    DistributionConfig: Match.objectLike({ Aliases: ['plan.example.se', subdomains] }),
  });
  for (const Type of ['A', 'AAAA'])
    stateless.hasResourceProperties('AWS::Route53::RecordSet', { Name: `${subdomains}.`, Type });
  stateless.hasResourceProperties('AWS::Lambda::Function', {
    Description: 'Bemanningsplan: account',
    Environment: {
      Variables: Match.objectLike({
        USER_POOL_ORIGIN: 'https://bemanningsplan-sample.auth.eu-north-1.amazoncognito.com',
        IDENTITY_PROVIDERS: 'ssm:/bemanningsplan/sample/providers',
      }),
    },
  });
});

test('the client reads and writes the attributes of a provider and no other', () => {
  const attributes = [
    'custom:assurance',
    'custom:employeeHsaId',
    'custom:groups',
    'email',
    'family_name',
    'given_name',
  ];
  stateful.hasResourceProperties('AWS::Cognito::UserPoolClient', {
    ReadAttributes: attributes,
    WriteAttributes: attributes,
  });
});

test('the deploy names what the administrator of a provider enters', () => {
  const pool = Object.keys(stateful.findResources('AWS::Cognito::UserPool'))[0];
  stateful.hasOutput('SamlEntityId', { Value: { 'Fn::Join': ['', ['urn:amazon:cognito:sp:', { Ref: pool }]] } });
  stateful.hasOutput('SamlAcsAddress', {
    Value: 'https://bemanningsplan-sample.auth.eu-north-1.amazoncognito.com/saml2/idpresponse',
  });
});

test('a customer may have encrypted assertions, and a least level of assurance where an attribute states it', () => {
  const [customer] = stage.customers;
  const demanding = { ...customer!, leastAssurance: 3, encryptsAssertions: true } as const;
  expect(providersOf({ ...stage, customers: [demanding] })).toMatchObject([{ leastAssurance: 3 }]);
  const { assurance: _, ...attributes } = demanding.attributes;
  expect(() => providersOf({ ...stage, customers: [{ ...demanding, attributes }] })).toThrow('level of assurance');
  const app = new App({ builtinCloudFormationValidation: false, analyticsReporting: false });
  onTestFinished(() => rmSync(app.outdir, { recursive: true }));
  const stack = new Stack(app, 'Encrypting');
  identityProviders(stack, new UserPool(stack, 'Pool'), { ...stage, customers: [demanding] });
  Template.fromStack(stack).hasResourceProperties('AWS::Cognito::UserPoolIdentityProvider', {
    ProviderDetails: Match.objectLike({ EncryptedResponses: true }),
  });
});

/** A stage with so many customers. */
const stageOf = (count: number): Stage => ({
  ...stage,
  customers: Array.from({ length: count }, (_, index) => {
    const [name, domain] = [`kund-${index}`, `kund-${index}.example.se`];
    const own = { provider: name, orgId: `org_${index}`, subdomain: name, emailDomains: [domain] };
    return { ...stage.customers[0]!, ...own, metadataUrl: `https://idp.${domain}/metadata` };
  }),
});

test('another customer changes the stack of the user pool and no other, up to 200', () => {
  expect(maxCustomers).toBe(200);
  const [one, many] = [synthesised(stageOf(1)), synthesised(stageOf(maxCustomers))];
  for (const part of ['global', 'stateless', 'edge'] as const) expect(many[part].toJSON()).toEqual(one[part].toJSON());
  const providers = many.stateful.findResources('AWS::Cognito::UserPoolIdentityProvider');
  expect(Object.keys(providers)).toHaveLength(maxCustomers);
  expect(Object.keys(many.stateful.toJSON().Resources).length).toBeLessThan(300);
  expect(JSON.stringify(many.stateful.toJSON()).length).toBeLessThan(700_000);
  expect(() => providersOf(stageOf(maxCustomers + 1))).toThrow('200 customers');

  const clients = Object.entries(many.stateful.findResources('AWS::Cognito::UserPoolClient'));
  const providersOfClients = clients.map(([, { Properties }]) => Properties.SupportedIdentityProviders as string[]);
  // In the order of the configuration, so that an added one moves none; each below the 100 addresses of a client.
  expect(providersOfClients.map(({ length }) => length)).toEqual([90, 90, 20]);
  expect(providersOfClients.flat()).toEqual(stageOf(maxCustomers).customers.map(({ provider }) => provider));
  providersOf(stageOf(maxCustomers)).forEach(({ name, client, origins: [origin] }) => {
    const { Properties } = clients[client]![1];
    expect(Properties.SupportedIdentityProviders).toContain(name);
    expect(Properties.CallbackURLs).toContain(`${origin}/api/account/login-${name}/callback`);
    expect(Properties.LogoutURLs).toContain(`${origin}/`);
  });
});

test('gateway and functions accept the tokens of every client of the pool, also those without customers yet', () => {
  const clients = stateful.findResources('AWS::Cognito::UserPoolClient');
  expect(Object.keys(clients)).toHaveLength(3);
  for (const { Properties } of Object.values(clients))
    expect(Properties).toMatchObject({ GenerateSecret: true, ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH'] });
  const outputs = Object.entries(
    stateful.toJSON().Outputs as Record<string, { Value: { Ref?: string }; Export: { Name: string } }>,
  );
  const exportOf = (id: string) => outputs.find(([, { Value }]) => Value.Ref === id)?.[1].Export.Name;
  const imports = Object.keys(clients).map((id) => ({ 'Fn::ImportValue': exportOf(id) }));
  const [api] = Object.values(stateless.findResources('AWS::ApiGatewayV2::Api'));
  expect(
    api?.Properties.Body.components.securitySchemes.signedIn['x-amazon-apigateway-authorizer'].jwtConfiguration
      .audience,
  ).toEqual(imports);
  stateless.hasResourceProperties('AWS::Lambda::Function', {
    Description: 'Bemanningsplan: account',
    Environment: {
      Variables: Match.objectLike({
        USER_POOL_CLIENT_IDS: { 'Fn::Join': ['', [imports[0], ' ', imports[1], ' ', imports[2]]] },
      }),
    },
  });
});

/** What the functions are told in the parameters of a stack. */
const told = (template: Template): readonly string[] =>
  Object.values(template.findResources('AWS::SSM::Parameter'))
    .filter(({ Properties }) => Properties.Name.startsWith('/bemanningsplan/sample/providers/'))
    .map(({ Properties }) => Properties.Value);

test('the stack of the user pool tells the functions of every customer, in parameters that hold as much', () => {
  const stage = stageOf(maxCustomers);
  const values = told(synthesised(stage).stateful);
  expect(values.flatMap((value) => JSON.parse(value))).toEqual(providersOf(stage));
  for (const value of values) expect(Buffer.byteLength(value)).toBeLessThanOrEqual(4096);
  // The earlier ones stay where they are when one is added.
  const before = told(synthesised(stageOf(maxCustomers - 1)).stateful);
  expect(values.slice(0, before.length - 1)).toEqual(before.slice(0, -1));
});

test('a customer whose entry no parameter holds is refused', () => {
  const [provider] = providersOf(stageOf(1));
  const emailDomains = Array.from({ length: 300 }, (_, index) => `domain-${index}.example.se`);
  expect(() => providerLists([{ ...provider!, emailDomains }])).toThrow('kund-0 is longer than 4096 bytes');
});

test('the functions that make accounts or sign in to them may read the providers, no other may', () => {
  const readers = Object.entries(stateless.findResources('AWS::IAM::Policy'))
    .filter(([, { Properties }]) =>
      JSON.stringify(Properties.PolicyDocument).includes('parameter/bemanningsplan/sample/providers'),
    )
    .map(([id]) => id.replace(/Role.*$/, ''));
  expect(readers.sort()).toEqual(['FirstSuperAdmin', 'access', 'account']);
});

test('two customers with one provider or organisation are refused', () => {
  const [customer] = stage.customers;
  const twice = { ...stage, customers: [customer!, { ...customer!, provider: 'annan' }] };
  expect(() => providersOf(twice)).toThrow('two customers with one orgId');
});
