import { Annotations, Aws, Duration, Fn } from 'aws-cdk-lib';
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
  PriceClass,
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
      conditions: { ArnLike: { 'AWS:SourceArn': `arn:${Aws.PARTITION}:cloudfront::${Aws.ACCOUNT_ID}:distribution/*` } },
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

/** The firewall in us-east-1, or why there is none. */
export type Firewall = { readonly arn: string } | { readonly off: string };

/** The faults that CloudFront would answer from its cache for ten seconds, whatever the answer says. */
const faults = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504];

/** What one distribution serves. */
export interface Delivered {
  /** The names that it answers to. */
  readonly hosts: readonly string[];
  readonly certificate: ICertificate;
  readonly firewall: Firewall;
  readonly site: IBucket;
  readonly files: IBucket;
  readonly api: IHttpApi;
  /** The secret that proves to the functions that a request came by CloudFront. */
  readonly edgeSecret: string;
}

/** One address for all: the site from its bucket, `/api` from the gateway, and under `/answers` the answers that are too large for the gateway. */
export const delivery = (
  scope: Construct,
  { hosts, certificate, firewall, site, files, api, edgeSecret }: Delivered,
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
    ...('arn' in firewall && { webAclId: firewall.arn }),
    httpVersion: HttpVersion.HTTP2_AND_3,
    priceClass: PriceClass.PRICE_CLASS_100,
    errorResponses: faults.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
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
    ...('off' in firewall && { 'AwsSolutions-CFR2': firewall.off }),
    'AwsSolutions-CFR3':
      'Its log holds addresses and paths, that is personal data; the gateway logs each call without.',
  });
  return distribution;
};
