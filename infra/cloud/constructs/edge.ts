import { Function as EdgeFunction, FunctionCode, FunctionRuntime } from 'aws-cdk-lib/aws-cloudfront';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { accept } from '../accept.ts';

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

/**
 * A secret that the edge shows to the functions with every request: who calls the API past the edge does not know it. Nobody ever
 * sees it: it is made at the first deploy, and the templates hold its name only.
 */
export const edgeSecret = (scope: Construct): string => {
  const secret = new Secret(scope, 'EdgeSecret', {
    description: 'Bemanningsplan: shows that a request came by the edge',
    generateSecretString: { passwordLength: 48, excludePunctuation: true },
  });
  accept(secret, {
    'AwsSolutions-SMG4':
      'It opens nothing: who has it can only lie about his address when failed sign-ins are counted.',
  });
  return secret.secretValue.unsafeUnwrap();
};

/** Runs before the API sees a request. */
export const slashTrimmer = (scope: Construct): EdgeFunction =>
  new EdgeFunction(scope, 'TrimSlash', {
    code: FunctionCode.fromInline(trimSlash),
    runtime: FunctionRuntime.JS_2_0,
    comment: 'Bemanningsplan: the API without a trailing slash',
  });
