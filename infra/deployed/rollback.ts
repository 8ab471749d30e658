import { isDeepStrictEqual } from 'node:util';
import {
  CloudFormationClient,
  DescribeStacksCommand,
  type RollbackConfiguration,
  type Stack,
  UpdateStackCommand,
} from '@aws-sdk/client-cloudformation';
import { rollbackAlarmsOutput } from '../operating.ts';

/** Minutes for which alarms are watched after an update: two periods of theirs. */
const minutes = 10;

const configurationOf = (stack: Stack): RollbackConfiguration => {
  const alarms = stack.Outputs?.find(({ OutputKey }) => OutputKey === rollbackAlarmsOutput)?.OutputValue;
  if (!alarms) throw new Error(`${stack.StackName} names no alarms`);
  return {
    RollbackTriggers: alarms.split(',').map((Arn) => ({ Arn, Type: 'AWS::CloudWatch::Alarm' })),
    MonitoringTimeInMinutes: minutes,
  };
};

const none: RollbackConfiguration = { RollbackTriggers: [], MonitoringTimeInMinutes: 0 };

/**
 * Lets CloudFormation take back the updates of a stack during which, or ten minutes after which, one of the alarms that its output names is
 * raised; or not (`watch` false). CloudFormation keeps this for all later updates, and the CDK command cannot say it; alarms have to be there
 * before they are named, so that this follows a deploy.
 * @returns whether the stack had it otherwise. CloudFormation carries it out as an update of the stack, which is not awaited
 */
export const watchUpdates = async (StackName: string, watch: boolean): Promise<boolean> => {
  const client = new CloudFormationClient();
  const [stack] = (await client.send(new DescribeStacksCommand({ StackName }))).Stacks ?? [];
  if (!stack) throw new Error(`there is no stack ${StackName}`);
  const wanted = watch ? configurationOf(stack) : none;
  const { RollbackTriggers = [], MonitoringTimeInMinutes = 0 } = stack.RollbackConfiguration ?? {};
  if (isDeepStrictEqual({ RollbackTriggers, MonitoringTimeInMinutes }, wanted)) return false;
  await client.send(
    new UpdateStackCommand({
      StackName,
      UsePreviousTemplate: true,
      Parameters: stack.Parameters?.map(({ ParameterKey }) => ({ ParameterKey, UsePreviousValue: true })),
      Capabilities: stack.Capabilities,
      RollbackConfiguration: wanted,
    }),
  );
  return true;
};
