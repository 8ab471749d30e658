import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import type { DomainResources } from './domains.ts';
import { lambda } from './lambda.ts';
import { daily } from './schedule.ts';
import { mayUseTable } from './table.ts';

/** Daily at 04:00 in Stockholm a function removes what has outlived the time that its organisation has set. */
export const retention = (scope: Construct, { table, files, userPool, environment }: DomainResources): IFunction => {
  const retains = lambda(scope, 'Retention', {
    entry: 'functions/triggers/retention/handler.ts',
    description: 'Bemanningsplan: removes old log entries and closed accounts',
    memory: 512,
    seconds: 900,
    environment,
    may: [
      mayUseTable(table, 'writes'),
      new PolicyStatement({
        actions: ['s3:PutObject', 's3:DeleteObject'],
        resources: [files.arnForObjects('*/log/*')],
      }),
      new PolicyStatement({ actions: ['cognito-idp:AdminDeleteUser'], resources: [userPool.userPoolArn] }),
    ],
  });
  daily(scope, 'RetentionTick', retains, { hour: 4, description: 'Bemanningsplan: retention' });
  return retains;
};
