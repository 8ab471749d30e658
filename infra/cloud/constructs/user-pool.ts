import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import {
  AccountRecovery,
  FeaturePlan,
  LambdaVersion,
  UserPool,
  type UserPoolClient,
  UserPoolOperation,
} from 'aws-cdk-lib/aws-cognito';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { accept } from '../accept.ts';

/**
 * Who can sign in. The pool only keeps passwords: accounts, mails and the stricter password rule are the application's,
 * and `preToken` writes the claims into the access token.
 */
export const userPool = (scope: Construct, preToken: IFunction): { pool: UserPool; client: UserPoolClient } => {
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
    // The lowest plan whose trigger may write into access tokens.
    featurePlan: FeaturePlan.ESSENTIALS,
    deletionProtection: true,
    removalPolicy: RemovalPolicy.RETAIN,
  });
  pool.addTrigger(UserPoolOperation.PRE_TOKEN_GENERATION_CONFIG, preToken, LambdaVersion.V2_0);
  accept(pool, {
    'AwsSolutions-COG1':
      'The specification allows 6 characters for a first password; the application demands 8 of four classes elsewhere, and refuses common ones everywhere.',
    'AwsSolutions-COG2':
      'The specification has no second factor for passwords; customers who want one sign in by SAML.',
    'AwsSolutions-COG8': 'Failed sign-ins are counted and locked by the application, per account and per address.',
  });
  const client = pool.addClient('Client', {
    // Only the functions sign users in: they know the secret, and have the permission.
    authFlows: { adminUserPassword: true },
    generateSecret: true,
    disableOAuth: true,
    preventUserExistenceErrors: true,
    enableTokenRevocation: true,
    accessTokenValidity: Duration.hours(1),
    idTokenValidity: Duration.hours(1),
    refreshTokenValidity: Duration.days(14),
    refreshTokenRotationGracePeriod: Duration.minutes(1),
  });
  return { pool, client };
};
