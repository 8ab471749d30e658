import { Aws, TimeZone } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { ContextAttribute, Schedule, ScheduleExpression, ScheduleTargetInput } from 'aws-cdk-lib/aws-scheduler';
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets';
import type { Construct } from 'constructs';

/** A role by which the scheduler of this account may invoke the function; the one that CDK makes may invoke every version too. */
const invoking = (scope: Construct, { functionArn }: IFunction): Role => {
  const role = new Role(scope, 'SchedulerRole', {
    assumedBy: new ServicePrincipal('scheduler.amazonaws.com', {
      conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
    }),
  });
  role.addToPolicy(new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [functionArn] }));
  return role;
};

/** Invokes a function daily at the hour in Stockholm, with the instant that it was due at. */
export const daily = (
  scope: Construct,
  id: string,
  invoked: IFunction,
  { hour, description }: { readonly hour: number; readonly description: string },
): void => {
  const role = invoking(invoked, invoked).withoutPolicyUpdates();
  new Schedule(scope, id, {
    description,
    schedule: ScheduleExpression.cron({ hour: `${hour}`, minute: '0', timeZone: TimeZone.of('Europe/Stockholm') }),
    target: new LambdaInvoke(invoked, {
      role,
      input: ScheduleTargetInput.fromObject({ time: ContextAttribute.scheduledTime }),
    }),
  });
};
