import { Function as EdgeFunction, FunctionCode, FunctionRuntime } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

/** CloudFront's own JavaScript: a trailing slash is the same path, but the gateway's routes know one of them only. */
export const trimSlash = `function handler(event) {
  var request = event.request;
  request.uri = request.uri.replace(/\\/+$/, '');
  return request;
}
`;

/** Runs before the API sees a request. */
export const slashTrimmer = (scope: Construct): EdgeFunction =>
  new EdgeFunction(scope, 'TrimSlash', {
    code: FunctionCode.fromInline(trimSlash),
    runtime: FunctionRuntime.JS_2_0,
    comment: 'Bemanningsplan: the API without a trailing slash',
  });
