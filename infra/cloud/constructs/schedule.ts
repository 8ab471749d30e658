import { Aws, Duration, TimeZone } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { ContextAttribute, Schedule, ScheduleExpression, ScheduleTargetInput } from 'aws-cdk-lib/aws-scheduler';
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets';
import { type IQueue, Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { accept } from '../accept.ts';

const maySend = ({ queueArn }: IQueue): PolicyStatement =>
  new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [queueArn] });

/** A role by which the scheduler of this account may invoke the function, or put the run into the queue; the one that CDK makes may invoke every version too. */
const invoking = (scope: Construct, { functionArn }: IFunction, undelivered: IQueue): Role => {
  const role = new Role(scope, 'SchedulerRole', {
    assumedBy: new ServicePrincipal('scheduler.amazonaws.com', {
      conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
    }),
  });
  role.addToPolicy(new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [functionArn] }));
  role.addToPolicy(maySend(undelivered));
  return role;
};

/** Where daily runs go that the scheduler could not start, or whose function failed three times. They are kept for two weeks. */
export const undeliveredRuns = (scope: Construct): Queue => {
  const queue = new Queue(scope, 'Undelivered', {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
  });
  accept(queue, {
    'AwsSolutions-SQS3': 'A queue of dead letters itself; schedules refer to it, which cdk-nag does not see.',
  });
  return queue;
};

/** When a function runs, and where its runs go that were given up. */
interface Run {
  readonly schedule: ScheduleExpression;
  readonly description: string;
  readonly undelivered: IQueue;
}

/** Invokes a function when the schedule says so, with the instant that it was due at. */
const scheduled = (
  scope: Construct,
  id: string,
  invoked: IFunction,
  { schedule, description, undelivered }: Run,
): void => {
  const role = invoking(invoked, invoked, undelivered).withoutPolicyUpdates();
  // The scheduler hands a run over, and does not see it fail. CDK's own destination may read the queue too.
  const onFailure = { bind: () => ({ destination: undelivered.queueArn }) };
  invoked.configureAsyncInvoke({ onFailure, retryAttempts: 2 });
  invoked.addToRolePolicy(maySend(undelivered));
  new Schedule(scope, id, {
    description,
    schedule,
    target: new LambdaInvoke(invoked, {
      role,
      deadLetterQueue: undelivered,
      retryAttempts: 2,
      input: ScheduleTargetInput.fromObject({ time: ContextAttribute.scheduledTime }),
    }),
  });
};

/** Invokes a function daily at the hour in Stockholm. */
export const daily = (
  scope: Construct,
  id: string,
  invoked: IFunction,
  { hour, ...run }: Omit<Run, 'schedule'> & { readonly hour: number },
): void => {
  const timeZone = TimeZone.of('Europe/Stockholm');
  scheduled(scope, id, invoked, {
    ...run,
    schedule: ScheduleExpression.cron({ hour: `${hour}`, minute: '0', timeZone }),
  });
};

/** Invokes a function every minute. */
export const everyMinute = (scope: Construct, id: string, invoked: IFunction, run: Omit<Run, 'schedule'>): void =>
  scheduled(scope, id, invoked, { ...run, schedule: ScheduleExpression.rate(Duration.minutes(1)) });
