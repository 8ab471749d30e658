import { Duration, Stack } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function as LambdaFunction, LoggingFormat, Runtime } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { type Bundle, bundle } from '../bundle.ts';

/** One Lambda. */
export interface LambdaOptions {
  /** From the root of the repository, e.g. `functions/account/handler.ts`. */
  readonly entry: string;
  readonly description: string;
  /** Megabytes; the share of the processor follows. */
  readonly memory: number;
  readonly seconds: number;
  /** The settings that it may be given; it gets only the ones that its code names. */
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

/** A bundle made in this process, by its entry. */
const bundles = new Map<string, Bundle>();

/** The entry's bundle; none where the stack is only listed. */
const bundleOf = (scope: Construct, entry: string): Bundle | undefined => {
  if (!Stack.of(scope).bundlingRequired) return undefined;
  const made = bundles.get(entry) ?? bundle(entry);
  bundles.set(entry, made);
  return made;
};

/**
 * A function from a TypeScript entry: its own bundle with the settings that it reads, its own log as JSON, its own role that names each
 * action.
 */
export const lambda = (scope: Construct, id: string, options: LambdaOptions): LambdaFunction => {
  const own = new Construct(scope, id);
  const made = bundleOf(scope, options.entry);
  const settings = Object.entries(options.environment).filter(([name]) => made?.names(name) ?? true);
  return new LambdaFunction(own, 'Function', {
    code: made ? Code.fromAsset(made.folder) : Code.fromInline('// not bundled'),
    handler: 'index.handler',
    description: options.description,
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    memorySize: options.memory,
    timeout: Duration.seconds(options.seconds),
    ...identityOf(own, options.may),
    loggingFormat: LoggingFormat.JSON,
    environment: { ...Object.fromEntries(settings), NODE_OPTIONS: '--enable-source-maps' },
  });
};
