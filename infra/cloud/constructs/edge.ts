import { Function as EdgeFunction, FunctionCode, FunctionRuntime } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

/**
 * CloudFront's own JavaScript: a trailing slash is the same path, but the gateway's routes know one of them only; and who asks is
 * told, since the gateway sees CloudFront's address. A header of that name from outside is overwritten.
 */
export const trimSlash = `function handler(event) {
  var request = event.request;
  request.uri = request.uri.replace(/\\/+$/, '');
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
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
