import { type App, CfnOutput, Stack } from 'aws-cdk-lib';
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import type { UserPool, UserPoolClient } from 'aws-cdk-lib/aws-cognito';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { IEmailIdentity } from 'aws-cdk-lib/aws-ses';
import { secretsPath } from '../secretsPath.ts';
import { rulesVersion } from './bundle.ts';
import { address } from './constructs/address.ts';
import { alarms } from './constructs/alarms.ts';
import { httpApi } from './constructs/api.ts';
import { delivery, type Firewall } from './constructs/delivery.ts';
import { domainFunctions, mayReadProviders } from './constructs/domains.ts';
import { edgeSecrets } from './constructs/edge.ts';
import { importSchedule } from './constructs/imports.ts';
import { lambda } from './constructs/lambda.ts';
import { mayMail } from './constructs/mail.ts';
import { orderQueues } from './constructs/queues.ts';
import { release } from './constructs/release.ts';
import { retentionSchedule } from './constructs/retention.ts';
import { undeliveredRuns } from './constructs/schedule.ts';
import { mayUseTable } from './constructs/table.ts';
import { tenantRoles } from './constructs/tenant.ts';
import { poolOrigin, providersPath, subdomainsOf } from './customers.ts';
import { environmentOf } from './environmentOf.ts';
import type { Stage } from './stage.ts';

/** What the other stacks give. */
export interface Given {
  readonly certificate: ICertificate;
  readonly firewall: Firewall;
  readonly table: ITableV2;
  readonly preToken: IFunction;
  readonly userPool: UserPool;
  readonly userPoolClients: readonly UserPoolClient[];
  readonly site: IBucket;
  readonly files: IBucket;
  readonly mail: IEmailIdentity;
}

/** What may be rebuilt at any time: functions, API, delivery, alarms. */
export const statelessStack = (app: App, stage: Stage, given: Given) => {
  const stack = new Stack(app, 'Bemanningsplan-Stateless', {
    ...environmentOf(stage, 'Stateless', stage.region),
    description: 'Bemanningsplan: functions, API and delivery',
  });
  const { certificate, firewall, table, preToken, userPool, userPoolClients, site, files, mail } = given;
  const issuer = userPool.userPoolProviderUrl;
  const clientIds = userPoolClients.map(({ userPoolClientId }) => userPoolClientId);
  const secrets = edgeSecrets(stack, stage.edgeSecrets);
  const imports = orderQueues(stack, 'Imports');
  const retentions = orderQueues(stack, 'Retentions');
  const undelivered = undeliveredRuns(stack);
  const environment = {
    TABLE_NAME: table.tableName,
    FILES_BUCKET: files.bucketName,
    USER_POOL_ID: userPool.userPoolId,
    USER_POOL_CLIENT_IDS: clientIds.join(' '),
    USER_POOL_ORIGIN: poolOrigin(stage),
    IDENTITY_PROVIDERS: `ssm:${providersPath(stage)}`,
    TOKEN_ISSUER: issuer,
    JWKS_URI: `${issuer}/.well-known/jwks.json`,
    MAIL_FROM: `Bemanningsplan <noreply@${stage.zone.name}>`,
    APP_URL: `https://${stage.domain}`,
    SUPPORT_EMAIL: stage.supportEmail,
    FIRST_PASSWORDS: stage.firstPasswords,
    PROVIDER_SECOND_FACTOR: stage.providerSecondFactor,
    SECRETS_PATH: `${secretsPath}/${stage.name}`,
    FTP_PORTS: '21,990',
    FTP_REACH: 'public',
    IMPORT_QUEUE: imports.orders.queueUrl,
    RETENTION_QUEUE: retentions.orders.queueUrl,
    EDGE_SECRETS: secrets.accepted,
    EDGE_ONLY: 'yes',
    TENANT_ROLE: 'none',
    RULES_VERSION: rulesVersion(),
  };
  const resources = {
    table,
    tenants: tenantRoles(stack, table, files),
    files,
    userPool,
    mail,
    environment,
    retentionOrders: retentions.orders,
    undelivered,
  };
  const functions = domainFunctions(stack, resources);
  const scheduled = {
    ...importSchedule(stack, imports, resources),
    ...retentionSchedule(stack, retentions, resources),
  };
  const firstSuperAdmin = lambda(stack, 'FirstSuperAdmin', {
    entry: 'functions/triggers/firstSuperAdmin.ts',
    description: 'Bemanningsplan: invites the first SuperAdmin, called by hand',
    memory: 512,
    seconds: 29,
    environment,
    may: [mayUseTable(table, 'writes'), mayMail(mail), mayReadProviders(environment)],
  });
  new CfnOutput(stack, 'FirstSuperAdminFunction', { value: firstSuperAdmin.functionName });
  const api = httpApi(stack, functions, { issuer, clientIds });
  const distribution = delivery(stack, {
    hosts: [stage.domain, subdomainsOf(stage)],
    certificate,
    firewall,
    site,
    files,
    api: api.stage.api,
    edgeSecret: secrets.sent,
  });
  address(stack, stage, distribution);
  release(stack, site);
  alarms(stack, stage, {
    ...api,
    functions: { ...functions, preToken, ...scheduled, firstSuperAdmin },
    mailing: ['account', 'access', 'imports', 'importQueued', 'firstSuperAdmin'],
    daily: ['importSchedule', 'retentionSchedule'],
    signingIn: 'account',
    table,
    userPool,
    userPoolClients,
    dead: { Imports: imports.dead, Retentions: retentions.dead, Schedules: undelivered },
  });
  return { stack, distribution };
};
