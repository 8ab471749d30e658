import { CfnOutput, Duration, RemovalPolicy } from 'aws-cdk-lib';
import {
  AccountRecovery,
  ClientAttributes,
  FeaturePlan,
  LambdaVersion,
  Mfa,
  StringAttribute,
  UserPool,
  type UserPoolClient,
  UserPoolOperation,
} from 'aws-cdk-lib/aws-cognito';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { accept } from '../accept.ts';
import { customersByClient, poolOrigin } from '../customers.ts';
import type { Stage } from '../stage.ts';
import { federation, identityProviders } from './identityProviders.ts';

const providerAttributes = new ClientAttributes()
  .withStandardAttributes({ email: true, givenName: true, familyName: true })
  .withCustomAttributes('employeeHsaId', 'groups', 'assurance');

/**
 * Who can sign in. The pool only keeps passwords and the secrets of authenticator apps, and trusts the identity providers of customers: accounts, mails and the stricter password rule are the application's,
 * and `preToken` writes the claims into the access token.
 */
export const userPool = (
  scope: Construct,
  preToken: IFunction,
  stage: Stage,
): { pool: UserPool; clients: readonly UserPoolClient[] } => {
  const pool = new UserPool(scope, 'UserPool', {
    signInAliases: { username: true },
    signInCaseSensitive: false,
    selfSignUpEnabled: false,
    accountRecovery: AccountRecovery.NONE,
    passwordPolicy: {
      minLength: 6,
      requireDigits: false,
      requireLowercase: false,
      requireUppercase: false,
      requireSymbols: false,
    },
    // Who has to have a second factor is decided by the application, per organisation.
    mfa: Mfa.OPTIONAL,
    mfaSecondFactor: { otp: true, sms: false },
    // Of staff whose identity provider states them.
    customAttributes: {
      employeeHsaId: new StringAttribute({ mutable: true, maxLen: 40 }),
      groups: new StringAttribute({ mutable: true, maxLen: 2048 }),
      assurance: new StringAttribute({ mutable: true, maxLen: 500 }),
    },
    // The lowest plan whose trigger may write into access tokens.
    featurePlan: FeaturePlan.ESSENTIALS,
    deletionProtection: true,
    removalPolicy: RemovalPolicy.RETAIN,
  });
  pool.addTrigger(UserPoolOperation.PRE_TOKEN_GENERATION_CONFIG, preToken, LambdaVersion.V2_0);
  accept(pool, {
    'AwsSolutions-COG1':
      'The application judges passwords before the pool sees them, letters such as Å among the classes, which the pool would refuse: 8 of four classes, no common ones; first ones as the stage sets (the specification allows 6).',
    'AwsSolutions-COG2':
      'The application requires the second factor of the accounts whose organisation, or stage, requires it.',
    'AwsSolutions-COG8': 'Failed sign-ins are counted and locked by the application, per account and per address.',
  });
  const providers = identityProviders(scope, pool, stage);
  if (stage.customers.length > 0) pool.addDomain('Domain', { cognitoDomain: { domainPrefix: stage.signInPrefix } });
  const clients = customersByClient(stage).map((customers, index) => {
    const client = pool.addClient(index === 0 ? 'Client' : `Client${index + 1}`, {
      // Only the functions sign users in: they know the secret, and have the permission.
      authFlows: { adminUserPassword: true },
      generateSecret: true,
      ...federation(stage, customers),
      // What a sign-in at an identity provider writes, and its id token states; nothing else.
      readAttributes: providerAttributes,
      writeAttributes: providerAttributes,
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      accessTokenValidity: Duration.hours(1),
      idTokenValidity: Duration.hours(1),
      refreshTokenValidity: Duration.days(14),
      refreshTokenRotationGracePeriod: Duration.minutes(1),
    });
    // A client names its providers, which have to be there.
    for (const { provider } of customers) client.node.addDependency(providers.get(provider)!);
    return client;
  });
  if (stage.customers.length > 0) {
    const description = 'What the administrator of a customer’s identity provider (SAML) enters';
    new CfnOutput(scope, 'SamlEntityId', { value: `urn:amazon:cognito:sp:${pool.userPoolId}`, description });
    new CfnOutput(scope, 'SamlAcsAddress', { value: `${poolOrigin(stage)}/saml2/idpresponse`, description });
    new CfnOutput(scope, 'SamlLogoutAddress', { value: `${poolOrigin(stage)}/saml2/logout`, description });
  }
  return { pool, clients };
};
