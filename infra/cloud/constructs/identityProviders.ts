import {
  OAuthScope,
  ProviderAttribute,
  SigningAlgorithm,
  type UserPool,
  UserPoolClientIdentityProvider,
  type UserPoolClientOptions,
  UserPoolIdentityProviderSaml,
  UserPoolIdentityProviderSamlMetadata,
} from 'aws-cdk-lib/aws-cognito';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import type { Construct } from 'constructs';
import { callbackAddress, logoutAddress } from '#shared/model/identityProvider.ts';
import { originOf, providerLists, providersOf, providersPath } from '../customers.ts';
import type { Customer, Stage } from '../stage.ts';

const optional = (name: string | undefined) => (name === undefined ? undefined : ProviderAttribute.other(name));

const identityProvider = (scope: Construct, userPool: UserPool, customer: Customer) => {
  const { provider, metadataUrl, attributes, encryptsAssertions = false } = customer;
  const [givenName, familyName] = [optional(attributes.givenName), optional(attributes.familyName)];
  const [employeeHsaId, groups] = [optional(attributes.employeeHsaId), optional(attributes.groups)];
  const assurance = optional(attributes.assurance);
  return new UserPoolIdentityProviderSaml(scope, `Saml-${provider}`, {
    userPool,
    name: provider,
    metadata: UserPoolIdentityProviderSamlMetadata.url(metadataUrl),
    // Ends the session at the provider too.
    idpSignout: true,
    requestSigningAlgorithm: SigningAlgorithm.RSA_SHA256,
    encryptedResponses: encryptsAssertions,
    attributeMapping: {
      email: ProviderAttribute.other(attributes.email),
      ...(givenName && { givenName }),
      ...(familyName && { familyName }),
      custom: {
        ...(employeeHsaId && { 'custom:employeeHsaId': employeeHsaId }),
        ...(groups && { 'custom:groups': groups }),
        ...(assurance && { 'custom:assurance': assurance }),
      },
    },
  });
};

/** The customers' identity providers in the user pool, by their names. */
export const identityProviders = (scope: Construct, pool: UserPool, { customers }: Stage) =>
  new Map(customers.map((customer) => [customer.provider, identityProvider(scope, pool, customer)]));

/** What a client of the user pool may do by browser: sign-ins at its customers' providers, by code, and nothing without any. */
export const federation = (
  stage: Stage,
  customers: readonly Customer[],
): Pick<UserPoolClientOptions, 'disableOAuth' | 'oAuth' | 'supportedIdentityProviders'> =>
  customers.length === 0
    ? { disableOAuth: true }
    : {
        supportedIdentityProviders: customers.map(({ provider }) => UserPoolClientIdentityProvider.custom(provider)),
        oAuth: {
          flows: { authorizationCodeGrant: true },
          scopes: [OAuthScope.OPENID, OAuthScope.PROFILE, OAuthScope.EMAIL],
          callbackUrls: customers.map((customer) => callbackAddress(originOf(stage, customer), customer.provider)),
          logoutUrls: customers.map((customer) => logoutAddress(originOf(stage, customer))),
        },
      };

/** What the functions know of the providers: they read it as they run, so that a customer changes no function. */
export const providerParameters = (scope: Construct, stage: Stage): void => {
  providerLists(providersOf(stage)).forEach((list, index) => {
    const parameterName = `${providersPath(stage)}/${index + 1}`;
    new StringParameter(scope, `Providers${index + 1}`, { parameterName, stringValue: JSON.stringify(list) });
  });
};
