import { Stack } from 'aws-cdk-lib';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import type { Construct } from 'constructs';
import { type OperatingSettings, operatingName } from '#infra/operating.ts';
import { secretsPath } from '#infra/secretsPath.ts';
import type { Stage } from '../stage.ts';

/** Where the tools of an operator find the stage's table, files and accounts (infra/tenant). Holds names, no secret. */
export const operating = (scope: Construct, { name }: Pick<Stage, 'name'>, settings: OperatingSettings): void => {
  new StringParameter(scope, 'Operating', {
    parameterName: `${secretsPath}/${name}/${operatingName}`,
    stringValue: Stack.of(scope).toJsonString(settings),
  });
};
