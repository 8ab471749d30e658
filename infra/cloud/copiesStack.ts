import { type App, Stack } from 'aws-cdk-lib';
import { copiesVault } from './constructs/backup.ts';
import { ownKey } from './constructs/key.ts';
import { environmentOf } from './environmentOf.ts';
import type { Stage } from './stage.ts';

/** The vault of the copies of backups, in another region; undefined where the stage names a vault of another account. */
export const copiesStack = (app: App, stage: Stage): Stack | undefined => {
  const { region, vaultArn } = stage.backup;
  if (vaultArn !== undefined) return undefined;
  if (region === stage.region)
    throw new Error('the copies of backups belong in another region than the data (stage.backup.region)');
  const stack = new Stack(app, 'Bemanningsplan-Copies', {
    ...environmentOf(stage, 'Copies', region),
    description: 'Bemanningsplan: copies of backups',
    terminationProtection: true,
  });
  copiesVault(stack, stage, ownKey(stack, stage));
  return stack;
};
