import { Aws, Stack } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { CfnApi, type CfnStage, HttpApi, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { Domain } from '#shared/contract/index.ts';
import { routedPath } from '#shared/contract/partial.ts';
import { type GatewayTargets, gatewayDocument } from '../gatewayDocument.ts';
import { slowEndpoints } from '../slowEndpoints.ts';
import type { DomainFunctions } from './domains.ts';
import { logRetention } from './lambda.ts';

/** Requests a second of all users together; far above normal use, and low enough to limit the cost of a flood. */
const throttle = { rateLimit: 500, burstLimit: 1000 };

/** The same for what is open to guessing and mails: sign-in, codes, forgotten passwords. */
const openThrottle = { rateLimit: 20, burstLimit: 40 };

/** Lower limits for the slow endpoints; the rest has those of the stage. */
const throttleSignIn = (stage: HttpStage): void => {
  const cfn = stage.node.defaultChild as CfnStage;
  cfn.routeSettings = Object.fromEntries(
    slowEndpoints.map(({ method, path }) => [
      `${method} ${routedPath(path)}`,
      // CloudFormation passes this map on as it is: its names begin with a capital.
      { ThrottlingRateLimit: openThrottle.rateLimit, ThrottlingBurstLimit: openThrottle.burstLimit },
    ]),
  );
};

/** The API, with permission to invoke each function. */
const apiOf = (scope: Construct, functions: DomainFunctions, audience: Omit<GatewayTargets, 'uriOf'>) => {
  const uriOf = (domain: Domain): string =>
    `arn:${Aws.PARTITION}:apigateway:${Aws.REGION}:lambda:path/2015-03-31/functions/${functions[domain].functionArn}/invocations`;
  const api = new CfnApi(scope, 'Api', {
    body: gatewayDocument({ ...audience, uriOf }),
    // A part of the document that the gateway would leave out fails the deploy instead.
    failOnWarnings: true,
  });
  const sourceArn = Stack.of(scope).formatArn({ service: 'execute-api', resource: api.ref, resourceName: '*/*' });
  // A permission per route would make a Lambda's policy outgrow its 20 KB.
  for (const invoked of Object.values(functions))
    invoked.addPermission('Gateway', { principal: new ServicePrincipal('apigateway.amazonaws.com'), sourceArn });
  return HttpApi.fromHttpApiAttributes(scope, 'HttpApi', { httpApiId: api.ref, apiEndpoint: api.attrApiEndpoint });
};

/** The HTTP API, and the log of its requests. */
export interface Api {
  readonly stage: HttpStage;
  readonly accessLog: LogGroup;
}

/** The HTTP API: the routes of the contract, throttled, with a log of requests. */
export const httpApi = (scope: Construct, functions: DomainFunctions, audience: Omit<GatewayTargets, 'uriOf'>): Api => {
  const accessLog = new LogGroup(scope, 'AccessLog', { retention: logRetention });
  const stage = new HttpStage(scope, 'Stage', {
    httpApi: apiOf(scope, functions, audience),
    stageName: '$default',
    autoDeploy: true,
    throttle,
    accessLogSettings: {
      destination: new LogGroupLogDestination(accessLog),
      // Neither path nor address: both may be personal data. The function's log names the endpoint.
      format: AccessLogFormat.custom(
        JSON.stringify({
          requestId: '$context.requestId',
          method: '$context.httpMethod',
          route: '$context.routeKey',
          status: '$context.status',
          ms: '$context.responseLatency',
          lambdaMs: '$context.integrationLatency',
          refused: '$context.authorizer.error',
          error: '$context.integrationErrorMessage',
        }),
      ),
    },
  });
  throttleSignIn(stage);
  return { stage, accessLog };
};
