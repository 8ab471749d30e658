import { Annotations, Duration, Fn, Stack } from 'aws-cdk-lib';
import type { IHttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AllowedMethods,
  type BehaviorOptions,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  Distribution,
  FunctionEventType,
  HttpVersion,
  OriginRequestPolicy,
  OriginSslPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Bucket, type IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { accept } from '../accept.ts';
import { apiRequestFunction } from './edge.ts';
import { responseHeaders } from './headers.ts';

/**
 * Lets distributions of this account read a bucket, or a part of it. Naming the one distribution would tie what must survive to what may
 * be rebuilt.
 */
export const letDistributionsRead = (bucket: Bucket, keys = '*'): void => {
  bucket.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
      actions: ['s3:GetObject'],
      resources: [bucket.arnForObjects(keys)],
      conditions: { ArnLike: { 'AWS:SourceArn': `arn:aws:cloudfront::${Stack.of(bucket).account}:distribution/*` } },
    }),
  );
};

const bucketOrigin = (scope: Construct, id: string, { bucketArn, bucketRegionalDomainName }: IBucket) => {
  // By its name, so that the stack of the bucket does not depend on this one.
  const bucket = Bucket.fromBucketAttributes(scope, id, { bucketArn, bucketRegionalDomainName });
  Annotations.of(scope).acknowledgeWarning(
    '@aws-cdk/aws-cloudfront-origins:updateImportedBucketPolicyOac',
    'letDistributionsRead is the policy',
  );
  return S3BucketOrigin.withOriginAccessControl(bucket);
};

/** Compresses, as CloudFront only does where it might cache; nothing is kept, for the API says `no-store`. */
const apiCache = (scope: Construct) =>
  new CachePolicy(scope, 'ApiCache', {
    comment: 'Bemanningsplan: compressed, not kept, never shared between tokens',
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.seconds(1),
    headerBehavior: CacheHeaderBehavior.allowList('Authorization'),
    queryStringBehavior: CacheQueryStringBehavior.all(),
    enableAcceptEncodingBrotli: true,
    enableAcceptEncodingGzip: true,
  });

/** What one distribution serves. */
export interface Delivered {
  /** The names that it answers to. */
  readonly hosts: readonly string[];
  readonly certificate: ICertificate;
  readonly site: IBucket;
  readonly files: IBucket;
  readonly api: IHttpApi;
  /** The secret that proves to the functions that a request came by CloudFront. */
  readonly edgeSecret: string;
}

/** One address for all: the site from its bucket, `/api` from the gateway, `/answers` those that are too large for it. */
export const delivery = (
  scope: Construct,
  { hosts, certificate, site, files, api, edgeSecret }: Delivered,
): Distribution => {
  const own = new Construct(scope, 'Delivery');
  const shared = {
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    responseHeadersPolicy: responseHeaders(own),
    compress: true,
  };
  const gateway = new HttpOrigin(Fn.select(2, Fn.split('/', api.apiEndpoint)), {
    originSslProtocols: [OriginSslPolicy.TLS_V1_2],
    customHeaders: { 'x-shown-by': edgeSecret },
  });
  const apiBehavior: BehaviorOptions = {
    ...shared,
    origin: gateway,
    viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
    allowedMethods: AllowedMethods.ALLOW_ALL,
    cachePolicy: apiCache(own),
    originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
    functionAssociations: [{ function: apiRequestFunction(own), eventType: FunctionEventType.VIEWER_REQUEST }],
  };
  const answers: BehaviorOptions = {
    ...shared,
    origin: bucketOrigin(own, 'FilesBucket', files),
    viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
    cachePolicy: CachePolicy.CACHING_DISABLED,
  };
  const distribution = new Distribution(own, 'Distribution', {
    comment: 'Bemanningsplan',
    domainNames: [...hosts],
    certificate,
    minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
    httpVersion: HttpVersion.HTTP2_AND_3,
    defaultRootObject: 'index.html',
    defaultBehavior: {
      ...shared,
      origin: bucketOrigin(own, 'SiteBucket', site),
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
    },
    additionalBehaviors: { '/api/*': apiBehavior, '/answers/*': answers },
  });
  accept(distribution, {
    'AwsSolutions-CFR1': 'Planners travel, and all but the sign-in needs a token: a country proves nothing.',
    'AwsSolutions-CFR2':
      'The gateway throttles and the application locks out guessers; a firewall is the operator’s choice.',
    'AwsSolutions-CFR3':
      'Its log holds addresses and paths, that is personal data; the gateway logs each call without.',
  });
  return distribution;
};
