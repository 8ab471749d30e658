import { dirname } from 'node:path';
import { AssetHashType, DockerImage, Duration } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function as LambdaFunction, LoggingFormat, Runtime } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { bundle, root } from '../bundle.ts';

/** One Lambda. */
export interface LambdaOptions {
  /** From the root of the repository, e.g. `functions/account/handler.ts`. */
  readonly entry: string;
  readonly description: string;
  /** Megabytes; the share of the processor follows. */
  readonly memory: number;
  readonly seconds: number;
  readonly environment: Readonly<Record<string, string>>;
  /** All it may do beside writing its log. */
  readonly may: readonly PolicyStatement[];
}

/** How long a log is kept: a fault is looked for within a season, and no longer is needed. */
export const logRetention = RetentionDays.SIX_MONTHS;

/** A log of its own, and a role that may write it and do what is named, no more. */
export const identityOf = (scope: Construct, may: readonly PolicyStatement[]): { logGroup: LogGroup; role: Role } => {
  const logGroup = new LogGroup(scope, 'Log', { retention: logRetention });
  const role = new Role(scope, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
  const mayLog = new PolicyStatement({
    actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
    resources: [logGroup.logGroupArn],
  });
  for (const statement of [mayLog, ...may]) role.addToPolicy(statement);
  return { logGroup, role };
};

const codeOf = (entry: string): Code =>
  Code.fromAsset(`${root}${dirname(entry)}`, {
    assetHashType: AssetHashType.OUTPUT,
    bundling: {
      image: DockerImage.fromRegistry('unused'),
      // CDK bundles once for equal options, and does not compare functions: entries of one folder would share the code of the first.
      command: [entry],
      local: {
        tryBundle: (folder) => {
          bundle(entry, folder);
          return true;
        },
      },
    },
  });

/** A function from a TypeScript entry: its own bundle, its own log as JSON, its own role that names each action. */
export const lambda = (scope: Construct, id: string, options: LambdaOptions): LambdaFunction => {
  const own = new Construct(scope, id);
  return new LambdaFunction(own, 'Function', {
    code: codeOf(options.entry),
    handler: 'index.handler',
    description: options.description,
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    memorySize: options.memory,
    timeout: Duration.seconds(options.seconds),
    ...identityOf(own, options.may),
    loggingFormat: LoggingFormat.JSON,
    environment: { ...options.environment, NODE_OPTIONS: '--enable-source-maps' },
  });
};
