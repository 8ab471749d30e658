import { ArnFormat, Duration, RemovalPolicy, Stack, TimeZone } from 'aws-cdk-lib';
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from 'aws-cdk-lib/aws-backup';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Rule as EventRule, Schedule } from 'aws-cdk-lib/aws-events';
import { SnsTopic } from 'aws-cdk-lib/aws-events-targets';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { accept } from '../accept.ts';
import type { Stage } from '../stage.ts';
import type { Rule } from './alarmRules.ts';

/** As long as the table can be restored to any second, and as older versions of files are kept. */
const kept = Duration.days(35);

type Named = Pick<Stage, 'name'>;
const vaultName = ({ name }: Named): string => `bemanningsplan-${name}`;
const copiesName = (stage: Named): string => `${vaultName(stage)}-copies`;

const vaultArn = (scope: Construct, resourceName: string, region?: string): string =>
  Stack.of(scope).formatArn({
    service: 'backup',
    resource: 'backup-vault',
    arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    resourceName,
    ...(region && { region }),
  });

/** The vault of the copies, in the other region. Its lock refuses to remove a copy before its time. */
export const copiesVault = (scope: Construct, stage: Named, encryptionKey: IKey | undefined): BackupVault =>
  new BackupVault(scope, 'Copies', {
    backupVaultName: copiesName(stage),
    ...(encryptionKey && { encryptionKey }),
    lockConfiguration: { minRetention: kept },
    removalPolicy: RemovalPolicy.RETAIN,
  });

/** What is backed up. */
interface Data {
  readonly table: ITableV2;
  readonly files: IBucket;
  readonly encryptionKey: IKey | undefined;
}

/** AWS's own policies: they follow what AWS Backup needs. */
const backupPolicies = ['service-role/AWSBackupServiceRolePolicyForBackup', 'AWSBackupServiceRolePolicyForS3Backup'];

const backupRole = (scope: Construct): Role => {
  const role = new Role(scope, 'Role', {
    assumedBy: new ServicePrincipal('backup.amazonaws.com'),
    managedPolicies: backupPolicies.map((name) => ManagedPolicy.fromAwsManagedPolicyName(name)),
  });
  for (const name of backupPolicies)
    accept(role, {
      [`AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/${name}]`]:
        'AWS’s own policy for backups; it changes with what AWS Backup needs.',
    });
  return role;
};

/**
 * A backup of the table and the files each night, of which a copy is made in the vault of another region, or of another account: a region
 * that is lost, or an account that somebody has broken into, must not take the backups along.
 */
export const dailyBackup = (scope: Construct, stage: Stage, { table, files, encryptionKey }: Data): void => {
  const own = new Construct(scope, 'Backup');
  const backupVault = new BackupVault(own, 'Vault', {
    backupVaultName: vaultName(stage),
    ...(encryptionKey && { encryptionKey }),
    removalPolicy: RemovalPolicy.RETAIN,
  });
  const { region, vaultArn: elsewhere } = stage.backup;
  const copies = BackupVault.fromBackupVaultArn(own, 'Copies', elsewhere ?? vaultArn(own, copiesName(stage), region));
  const plan = new BackupPlan(own, 'Plan', {
    backupPlanRules: [
      new BackupPlanRule({
        backupVault,
        ruleName: 'daily',
        scheduleExpression: Schedule.cron({ hour: '3', minute: '0' }),
        scheduleExpressionTimezone: TimeZone.of('Europe/Stockholm'),
        startWindow: Duration.hours(1),
        completionWindow: Duration.hours(8),
        deleteAfter: kept,
        copyActions: [{ destinationBackupVault: copies, deleteAfter: kept }],
      }),
    ],
  });
  plan.addSelection('Data', {
    role: backupRole(own).withoutPolicyUpdates(),
    disableDefaultBackupPolicy: true,
    resources: [BackupResource.fromArn(table.tableArn), BackupResource.fromArn(files.bucketArn)],
  });
};

/** Hours from one backup's end to the next one's at most: a day, and what a plan gives a job to start and to end. */
const hoursBetween = 24 + 1 + 8 + 1;

/** Raised when no backup has ended: a plan that is turned off, or that AWS cannot start, sends no event of a failure. */
export const missedBackup = (stage: Named): Rule => ({
  id: 'NoBackup',
  what: `No nightly backup has been completed for ${hoursBetween} hours.`,
  metric: new Metric({
    namespace: 'AWS/Backup',
    metricName: 'NumberOfBackupJobsCompleted',
    dimensionsMap: { BackupVaultName: vaultName(stage) },
    period: Duration.hours(1),
    statistic: 'Sum',
  }),
  threshold: 1,
  periods: hoursBetween,
  whenBelow: true,
});

/** Mails the operator when a backup, or the copy of one, has failed. */
export const backupFailures = (scope: Construct, stage: Named, topic: ITopic): void => {
  new EventRule(scope, 'BackupFailures', {
    description: 'Bemanningsplan: a backup, or the copy of one, has failed',
    eventPattern: {
      source: ['aws.backup'],
      detailType: ['Backup Job State Change', 'Copy Job State Change'],
      detail: {
        state: ['FAILED', 'ABORTED', 'EXPIRED'],
        $or: [{ backupVaultName: [vaultName(stage)] }, { sourceBackupVaultArn: [vaultArn(scope, vaultName(stage))] }],
      },
    },
    targets: [new SnsTopic(topic)],
  });
};
