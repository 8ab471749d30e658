import { secrets } from '#functions/kernel/adapters/secrets.ts';
import { stackName } from '../cloud/environmentOf.ts';
import { stage } from '../cloud/stage.ts';
import { type OperatingSettings, operatingName } from '../operating.ts';
import { secretsPath } from '../secretsPath.ts';
import { watchUpdates } from './rollback.ts';
import { expireSite } from './site.ts';

const usage = 'Så här: npm run deployed [-- unwatch]';

const settings = async (): Promise<OperatingSettings> => {
  process.env.SECRETS_PATH = `${secretsPath}/${stage.name}`;
  const text = await secrets().get(operatingName);
  if (text === undefined) throw new Error(`Stadiet ${stage.name} finns inte i det här kontot.`);
  return JSON.parse(text) as OperatingSettings;
};

const stack = stackName(stage, 'Stateless');

/**
 * The end of a deploy, after the smoke test: later deploys are taken back on alarms, and files of the site that no page has named for long
 * are removed. With `unwatch` the next deploy is not taken back on alarms: a repair, while one is raised. @returns the exit code
 */
export const run = async (args: readonly string[]): Promise<number> => {
  const isUnwatch = args.length === 1 && args[0] === 'unwatch';
  if (args.length > 0 && !isUnwatch) {
    console.error(usage);
    return 1;
  }
  process.env.AWS_REGION ??= stage.region;
  if (isUnwatch) {
    await watchUpdates(stack, false);
    console.log('Nästa driftsättning tas inte tillbaka vid larm.');
    return 0;
  }
  if (await watchUpdates(stack, true)) console.log('Driftsättningar tas från och med nu tillbaka vid larm.');
  console.log(`${await expireSite((await settings()).SITE_BUCKET, new Date())} gamla filer av sidan är borttagna.`);
  return 0;
};
