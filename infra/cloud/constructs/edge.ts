import { Function as EdgeFunction, FunctionCode, FunctionRuntime } from 'aws-cdk-lib/aws-cloudfront';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { accept } from '../accept.ts';

/**
 * CloudFront's own JavaScript: removes trailing slashes, which the gateway's routes do not match, and sets the client's address,
 * since the gateway sees CloudFront's. A header of that name from the client is overwritten.
 */
export const trimSlash = `function handler(event) {
  var request = event.request;
  request.uri = request.uri.replace(/\\/+$/, '');
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  return request;
}
`;

/**
 * A secret that CloudFront sends with every request: a client that bypasses CloudFront does not know it. It is generated at the
 * first deploy, and the templates hold its name only.
 */
export const edgeSecret = (scope: Construct): string => {
  const secret = new Secret(scope, 'EdgeSecret', {
    description: 'Bemanningsplan: shows that a request came by the edge',
    generateSecretString: { passwordLength: 48, excludePunctuation: true },
  });
  accept(secret, {
    'AwsSolutions-SMG4':
      'It alone gives no access to data: with it a client can go past CloudFront, forge the address by which failed sign-ins are counted, and forge known devices and cursors, which give no right. Another one is made by hand, as it ends remembered creates.',
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
