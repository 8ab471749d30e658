import { Aws, RemovalPolicy } from 'aws-cdk-lib';
import { AnyPrincipal, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';
import type { Stage } from '../stage.ts';

const using = [
  'kms:Encrypt',
  'kms:Decrypt',
  'kms:ReEncrypt*',
  'kms:GenerateDataKey*',
  'kms:CreateGrant',
  'kms:DescribeKey',
];

/** The services that keep data with the key, on behalf of whoever may use the data. */
const keeping = ['dynamodb', 's3', 'backup'];

/**
 * A key of the customer's own (KMS), renewed each year, where the stage asks for one; undefined where AWS's keys do. Who may read or write
 * the data may use the key by the service that keeps it, as with AWS's keys, so that no role has to name it.
 */
export const ownKey = (scope: Construct, { name, encryption }: Pick<Stage, 'name' | 'encryption'>): Key | undefined => {
  if (encryption === 'aws') return undefined;
  const key = new Key(scope, 'Key', {
    description: `Bemanningsplan ${name}: table, files and backups`,
    enableKeyRotation: true,
    removalPolicy: RemovalPolicy.RETAIN,
  });
  key.addToResourcePolicy(
    new PolicyStatement({
      principals: [new AnyPrincipal()],
      actions: using,
      resources: ['*'],
      conditions: {
        StringEquals: {
          'kms:CallerAccount': Aws.ACCOUNT_ID,
          'kms:ViaService': keeping.map((service) => `${service}.${Aws.REGION}.amazonaws.com`),
        },
      },
    }),
  );
  key.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
      actions: ['kms:Decrypt'],
      resources: ['*'],
      conditions: { ArnLike: { 'AWS:SourceArn': `arn:${Aws.PARTITION}:cloudfront::${Aws.ACCOUNT_ID}:distribution/*` } },
    }),
  );
  return key;
};
