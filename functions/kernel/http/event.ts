import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';

/** A request and its answer as API Gateway (HTTP API, payload 2.0) passes them: header names come in lower case. */
export type Event = APIGatewayProxyEventV2;
export type Answer = APIGatewayProxyStructuredResultV2;

export type LambdaHandler = (event: Event, context: Context) => Promise<Answer>;
