import { rmSync } from 'node:fs';
import { App } from 'aws-cdk-lib';
import { Match } from 'aws-cdk-lib/assertions';
import { AwsSolutionsChecks } from 'cdk-nag';
import { describe, expect, onTestFinished, test } from 'vitest';
import { installation } from '#infra/cloud/installation.ts';
import { stage } from '#infra/cloud/stage.ts';
import { propertiesOf, stateful, stateless, synthesised, textOf } from './resources.ts';

describe('the daily backup', () => {
  const [{ BackupPlan }] = propertiesOf('AWS::Backup::BackupPlan');
  const [rule] = BackupPlan.BackupPlanRule;

  test('is of the table and the files, is copied to a vault in another region, and is kept for 35 days in both', () => {
    const [{ BackupSelection }] = propertiesOf('AWS::Backup::BackupSelection');
    expect(textOf(BackupSelection.Resources)).toMatch(/Table.*Files/);
    expect(rule).toMatchObject({
      Lifecycle: { DeleteAfterDays: 35 },
      CopyActions: [{ Lifecycle: { DeleteAfterDays: 35 } }],
    });
    expect(stage.backup.region).not.toBe(stage.region);
    const [{ DestinationBackupVaultArn }] = rule.CopyActions;
    expect(textOf(DestinationBackupVaultArn)).toContain(`:backup:${stage.backup.region}:`);
    expect(textOf(DestinationBackupVaultArn)).toContain(':backup-vault:bemanningsplan-sample-copies');
  });

  test('finds the vault of the copies, which refuses to remove them before their time', () => {
    const { copies } = synthesised(stage);
    copies?.hasResource('AWS::Backup::BackupVault', {
      DeletionPolicy: 'Retain',
      Properties: {
        BackupVaultName: 'bemanningsplan-sample-copies',
        LockConfiguration: { MinRetentionDays: 35 },
      },
    });
    expect(copies).toBeDefined();
  });

  test('is copied to the vault of another account where the stage names one', () => {
    const vaultArn = 'arn:aws:backup:eu-central-1:999999999999:backup-vault:elsewhere';
    const other = synthesised({ ...stage, backup: { region: 'eu-central-1', vaultArn } });
    expect(other.copies).toBeUndefined();
    other.stateful.hasResourceProperties('AWS::Backup::BackupPlan', {
      BackupPlan: {
        BackupPlanRule: [
          Match.objectLike({ CopyActions: [Match.objectLike({ DestinationBackupVaultArn: vaultArn })] }),
        ],
      },
    });
  });

  test('is never copied to the region of the data itself', () => {
    const same = { ...stage, backup: { region: stage.region } };
    const app = new App();
    onTestFinished(() => rmSync(app.outdir, { recursive: true }));
    expect(() => installation(app, same)).toThrow('another region');
  });

  test('mails the operator when it, or its copy, has failed', () => {
    const [{ EventPattern, Targets }] = propertiesOf('AWS::Events::Rule');
    expect(EventPattern).toMatchObject({
      source: ['aws.backup'],
      'detail-type': ['Backup Job State Change', 'Copy Job State Change'],
      detail: { state: expect.arrayContaining(['FAILED', 'EXPIRED']) },
    });
    expect(textOf(EventPattern.detail)).toContain('"bemanningsplan-sample"');
    expect(textOf(Targets)).toContain('AlarmsTopic');
    const mayPublish = propertiesOf('AWS::SNS::TopicPolicy')
      .map(({ PolicyDocument }) => textOf(PolicyDocument))
      .join();
    expect(mayPublish).toContain('events.amazonaws.com');
  });
});

describe('a table that was restored', () => {
  const restored = synthesised({ ...stage, restoredTable: 'restored-2026' });

  test('takes the place of the own one everywhere', () => {
    for (const { Environment } of Object.values(restored.stateless.findResources('AWS::Lambda::Function')).map(
      ({ Properties }) => Properties,
    ))
      if (Environment?.Variables.TABLE_NAME) expect(Environment.Variables.TABLE_NAME).toBe('restored-2026');
    const text = textOf(restored.stateless.toJSON());
    expect(text).toContain('restored-2026');
    expect(text).not.toMatch(/ImportValue":"[^"]*Table/);
    expect(textOf(restored.stateful.findResources('AWS::Backup::BackupSelection'))).toContain('restored-2026');
    expect(textOf(stateless.toJSON())).toMatch(/ImportValue":"[^"]*Table/);
  });

  test('leaves the own one and its exports, which CloudFormation would refuse to remove while they are in use', () => {
    const tablesOf = (template: typeof stateful) => Object.keys(template.findResources('AWS::DynamoDB::GlobalTable'));
    expect(tablesOf(restored.stateful)).toEqual(tablesOf(stateful));
    const exportsOf = (template: typeof stateful) =>
      Object.values(template.findOutputs('*', { Export: Match.anyValue() })).map(({ Export }) => Export.Name as string);
    const inUse = exportsOf(stateful).filter((name) => name.includes('Table'));
    expect(inUse.length).toBeGreaterThan(0);
    expect(exportsOf(restored.stateful)).toEqual(expect.arrayContaining(inUse));
  });
});

describe('a key of the customer’s own', () => {
  const own = synthesised({ ...stage, encryption: 'own' });
  const keyOf = (text: unknown) => /Key[0-9A-F]{8}/.exec(textOf(text))?.[0];

  test('is made only where the stage asks for it', () => {
    stateful.resourceCountIs('AWS::KMS::Key', 0);
    own.stateful.hasResource('AWS::KMS::Key', { DeletionPolicy: 'Retain', Properties: { EnableKeyRotation: true } });
  });

  test('encrypts the table, the files and the backups, and the copies with one of their region', () => {
    const [key] = Object.keys(own.stateful.findResources('AWS::KMS::Key'));
    const [table] = Object.values(own.stateful.findResources('AWS::DynamoDB::GlobalTable'));
    expect(keyOf(table?.Properties.Replicas[0].SSESpecification)).toBe(key);
    const files = Object.entries(own.stateful.findResources('AWS::S3::Bucket')).find(([id]) =>
      /^Files[0-9A-F]{8}$/.test(id),
    );
    expect(keyOf(files?.[1].Properties.BucketEncryption)).toBe(key);
    const [vault] = Object.values(own.stateful.findResources('AWS::Backup::BackupVault'));
    expect(keyOf(vault?.Properties.EncryptionKeyArn)).toBe(key);
    own.copies?.resourceCountIs('AWS::KMS::Key', 1);
    own.copies?.hasResourceProperties('AWS::Backup::BackupVault', { EncryptionKeyArn: Match.anyValue() });
  });

  test('is used by the services that keep the data, for callers of this account only', () => {
    const [key] = Object.values(own.stateful.findResources('AWS::KMS::Key'));
    const open = key?.Properties.KeyPolicy.Statement.filter(({ Principal }: { Principal: unknown }) =>
      textOf(Principal).includes('*'),
    );
    expect(open).toHaveLength(1);
    expect(open[0].Condition.StringEquals).toMatchObject({ 'kms:CallerAccount': { Ref: 'AWS::AccountId' } });
    expect(textOf(open[0].Condition.StringEquals['kms:ViaService'])).toMatch(/dynamodb\..*s3\..*backup\./);
  });

  test('leaves cdk-nag without a finding', () => {
    expect(new AwsSolutionsChecks(own.app).validateScope(own.app).violations).toEqual([]);
  });
});
