import { type App, Stack } from 'aws-cdk-lib';
import { dailyBackup } from './constructs/backup.ts';
import { filesBucket, siteBucket } from './constructs/buckets.ts';
import { letDistributionsRead } from './constructs/delivery.ts';
import { providerParameters } from './constructs/identityProviders.ts';
import { ownKey } from './constructs/key.ts';
import { lambda } from './constructs/lambda.ts';
import { mailIdentity } from './constructs/mail.ts';
import { operating } from './constructs/operating.ts';
import { mayUseTable, table as theTable } from './constructs/table.ts';
import { userPool } from './constructs/userPool.ts';
import { environmentOf } from './environmentOf.ts';
import type { Stage } from './stage.ts';

/** What must survive: the table, the user pool with its trigger, the files, and the bucket the site is put in. */
export const statefulStack = (app: App, stage: Stage) => {
  const stack = new Stack(app, 'Bemanningsplan-Stateful', {
    ...environmentOf(stage, 'Stateful', stage.region),
    description: 'Bemanningsplan: data and accounts',
    terminationProtection: true,
  });
  const key = ownKey(stack, stage);
  const table = theTable(stack, key, stage.restoredTable);
  const preToken = lambda(stack, 'PreToken', {
    entry: 'functions/triggers/identity/preToken.ts',
    description: 'Bemanningsplan: claims of access tokens',
    memory: 512,
    // Cognito waits no longer.
    seconds: 5,
    // It reads accounts, which belong to no organisation, and so assumes no role of one.
    environment: { TABLE_NAME: table.tableName, TENANT_ROLE: 'none' },
    may: [mayUseTable(table, 'reads')],
  });
  const { pool, clients } = userPool(stack, preToken, stage);
  const site = siteBucket(stack);
  letDistributionsRead(site);
  const files = filesBucket(stack, key);
  letDistributionsRead(files, 'answers/*');
  dailyBackup(stack, stage, { table, files, encryptionKey: key });
  const mail = mailIdentity(stack, stage);
  operating(stack, stage, {
    TABLE_NAME: table.tableName,
    FILES_BUCKET: files.bucketName,
    SITE_BUCKET: site.bucketName,
    USER_POOL_ID: pool.userPoolId,
    USER_POOL_CLIENT_IDS: clients.map(({ userPoolClientId }) => userPoolClientId).join(' '),
  });
  providerParameters(stack, stage);
  return { stack, resources: { table, preToken, userPool: pool, userPoolClients: clients, site, files, mail } };
};
