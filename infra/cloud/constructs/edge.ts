import { Function as EdgeFunction, FunctionCode, FunctionRuntime } from 'aws-cdk-lib/aws-cloudfront';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import type { Group } from '#shared/contract/endpoint.ts';
import { contract } from '#shared/contract/index.ts';
import { partialRequest } from '#shared/contract/partial.ts';
import { accept } from '../accept.ts';

const partial = partialRequest(
  Object.values<Group>(contract).flatMap((group) => Object.values(group).map(({ path }) => path)),
);

/**
 * CloudFront's own JavaScript: makes the path one of the gateway's, which knows neither trailing slashes nor parameters that are a part
 * of a segment, and sets the client's address, since the gateway sees CloudFront's. A header of that name from the client is overwritten.
 */
export const apiRequest = `function handler(event) {
  var request = event.request;
  request.uri = request.uri.replace(${partial}, '$1/$2').replace(/\\/+$/, '');
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
export const apiRequestFunction = (scope: Construct): EdgeFunction =>
  new EdgeFunction(scope, 'ApiRequest', {
    code: FunctionCode.fromInline(apiRequest),
    runtime: FunctionRuntime.JS_2_0,
    comment: 'Bemanningsplan: paths of the API as the gateway has them',
  });
