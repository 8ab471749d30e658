import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  type CfnStage,
  HttpApi,
  HttpMethod,
  HttpNoneAuthorizer,
  HttpRoute,
  HttpStage,
  type IHttpRouteAuthorizer,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpJwtAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { Endpoint, Group } from '#shared/contract/endpoint.ts';
import { contract, type Domain } from '#shared/contract/index.ts';
import { isPartial, pathWith } from '#shared/contract/partial.ts';
import { accept } from '../accept.ts';
import type { DomainFunctions } from './domains.ts';
import { logRetention } from './lambda.ts';

/** The issuer and client of the tokens that the API accepts. */
export interface Audience {
  readonly issuer: string;
  readonly clientId: string;
  /** The names of the identity providers: a gateway knows no parameter that is a part of a segment. */
  readonly providers: readonly string[];
}

/** Requests a second of all users together; far above normal use, and low enough to limit the cost of a flood. */
const throttle = { rateLimit: 500, burstLimit: 1000 };

/** The same for what is open to guessing and mails: sign-in, codes, forgotten passwords. */
const openThrottle = { throttlingRateLimit: 20, throttlingBurstLimit: 40 };

/** The paths of an endpoint's routes. */
const pathsOf = ({ path }: Pick<Endpoint, 'path'>, providers: readonly string[]): readonly string[] =>
  isPartial(path) ? providers.map((name) => pathWith(path, name)) : [path];

/** Lower limits for the open endpoints that write; the rest has those of the stage. */
const throttleSignIn = (stage: HttpStage, api: HttpApi, providers: readonly string[]): void => {
  const slow = Object.values<Endpoint>(contract.account)
    .filter(({ who, method, path }) => who === 'open' && (method === 'POST' || isPartial(path)))
    .flatMap((endpoint) => pathsOf(endpoint, providers).map((path) => ({ ...endpoint, path })));
  const cfn = stage.node.defaultChild as CfnStage;
  cfn.routeSettings = Object.fromEntries(
    slow.map(({ method, path }) => [
      `${method} ${path}`,
      // CloudFormation passes this map on as it is: its names begin with a capital.
      {
        ThrottlingRateLimit: openThrottle.throttlingRateLimit,
        ThrottlingBurstLimit: openThrottle.throttlingBurstLimit,
      },
    ]),
  );
  // The settings of a route that does not exist yet are refused.
  for (const child of api.node.children) if (child instanceof HttpRoute) stage.node.addDependency(child);
};

const open = new HttpNoneAuthorizer();

const addRoute = (
  api: HttpApi,
  endpoint: Endpoint,
  integration: HttpLambdaIntegration,
  signedIn: IHttpRouteAuthorizer,
) => {
  const isOpen = endpoint.who === 'open';
  const routes = api.addRoutes({
    path: endpoint.path,
    methods: [HttpMethod[endpoint.method]],
    integration,
    authorizer: isOpen ? open : signedIn,
  });
  for (const route of isOpen ? routes : [])
    accept(route, { 'AwsSolutions-APIG4': 'Open by the contract: signing in, or asking whether the program runs.' });
};

/** The HTTP API: one route per endpoint of the contract, each to its domain's Lambda, with tokens checked by the gateway. */
export const httpApi = (
  scope: Construct,
  functions: DomainFunctions,
  { issuer, clientId, providers }: Audience,
): HttpStage => {
  const api = new HttpApi(scope, 'Api', { description: 'Bemanningsplan', createDefaultStage: false });
  const signedIn = new HttpJwtAuthorizer('SignedIn', issuer, { jwtAudience: [clientId] });
  for (const [domain, group] of Object.entries<Group>(contract)) {
    // A permission per route would make a Lambda's policy outgrow its 20 KB.
    const integration = new HttpLambdaIntegration(domain, functions[domain as Domain], {
      scopePermissionToRoute: false,
    });
    for (const endpoint of Object.values(group))
      for (const path of pathsOf(endpoint, providers)) addRoute(api, { ...endpoint, path }, integration, signedIn);
  }
  const stage = new HttpStage(scope, 'Stage', {
    httpApi: api,
    stageName: '$default',
    autoDeploy: true,
    throttle,
    accessLogSettings: {
      destination: new LogGroupLogDestination(new LogGroup(scope, 'AccessLog', { retention: logRetention })),
      // Neither path nor address: both may be personal data.
      format: AccessLogFormat.custom(
        JSON.stringify({
          requestId: '$context.requestId',
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
  throttleSignIn(stage, api, providers);
  return stage;
};
