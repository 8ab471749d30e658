import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption, type BucketProps } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { accept } from '../accept.ts';

const closed: BucketProps = {
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  encryption: BucketEncryption.S3_MANAGED,
  enforceSSL: true,
  minimumTLSVersion: 1.2,
  removalPolicy: RemovalPolicy.RETAIN,
};

/** Files of the planning: budget bases, exports, originals of imports. Who read what is logged for 90 days. */
export const filesBucket = (scope: Construct): Bucket => {
  const log = new Bucket(scope, 'FilesLog', { ...closed, lifecycleRules: [{ expiration: Duration.days(90) }] });
  return new Bucket(scope, 'Files', {
    ...closed,
    versioned: true,
    lifecycleRules: [
      { noncurrentVersionExpiration: Duration.days(35), abortIncompleteMultipartUploadAfter: Duration.days(1) },
      // Files of the HR system as they came, and what imports changed: an import can be undone as long.
      { prefix: 'imports/', expiration: Duration.days(90), noncurrentVersionExpiration: Duration.days(1) },
      // Answers too large for the gateway: read at once, at an address that only the caller has.
      { prefix: 'answers/', expiration: Duration.days(1), noncurrentVersionExpiration: Duration.days(1) },
    ],
    serverAccessLogsBucket: log,
  });
};

/** The built single-page application. */
export const siteBucket = (scope: Construct): Bucket => {
  const bucket = new Bucket(scope, 'Site', closed);
  accept(bucket, {
    'AwsSolutions-S1': 'Holds the public program only; a log of who read it would be personal data without a use.',
  });
  return bucket;
};
