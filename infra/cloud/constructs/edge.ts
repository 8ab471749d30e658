import { Function as EdgeFunction, FunctionCode, FunctionRuntime } from 'aws-cdk-lib/aws-cloudfront';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
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

/** What shows that a request came by CloudFront. */
export interface EdgeSecrets {
  /** The one that CloudFront sends with every request. */
  readonly sent: string;
  /** All that the functions accept, as their setting holds them. */
  readonly accepted: string;
}

/**
 * The secrets that CloudFront sends, by the names of the stage: a client that bypasses CloudFront knows none of them. Each is generated at
 * the deploy that adds its name, and the templates hold names only.
 */
export const edgeSecrets = (scope: Construct, names: readonly string[]): EdgeSecrets => {
  const own = new Construct(scope, 'EdgeSecrets');
  accept(own, {
    'AwsSolutions-SMG4':
      'It alone gives no access to data: with it a client can go past CloudFront and forge the address by which failed sign-ins are counted. Another one is made by hand, by its name in the stage.',
  });
  const [sent, ...others] = names.map((name) =>
    new Secret(own, name, {
      description: 'Bemanningsplan: shows that a request came by the edge',
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
    }).secretValue.unsafeUnwrap(),
  );
  if (sent === undefined) throw new Error('no secret of the edge');
  return { sent, accepted: [sent, ...others].join(' ') };
};

/** Runs before the API sees a request. */
export const apiRequestFunction = (scope: Construct): EdgeFunction =>
  new EdgeFunction(scope, 'ApiRequest', {
    code: FunctionCode.fromInline(apiRequest),
    runtime: FunctionRuntime.JS_2_0,
    comment: 'Bemanningsplan: paths of the API as the gateway has them',
  });
