import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { BlockPublicAccess, Bucket, BucketEncryption, type BucketProps } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { daysTag, lifetimesInDays } from '#functions/kernel/store/fileNames.ts';
import { accept } from '../accept.ts';

const closed: BucketProps = {
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  encryption: BucketEncryption.S3_MANAGED,
  enforceSSL: true,
  minimumTLSVersion: 1.2,
  removalPolicy: RemovalPolicy.RETAIN,
};

/** The files of functions/kernel/store/README.md. Accesses are logged, and the log is kept for 90 days. */
export const filesBucket = (scope: Construct, encryptionKey: IKey | undefined): Bucket => {
  const log = new Bucket(scope, 'FilesLog', { ...closed, lifecycleRules: [{ expiration: Duration.days(90) }] });
  return new Bucket(scope, 'Files', {
    ...closed,
    // A key of the bucket's own, made from the other, asks KMS seldom.
    ...(encryptionKey && { encryption: BucketEncryption.KMS, encryptionKey, bucketKeyEnabled: true }),
    versioned: true,
    lifecycleRules: [
      { noncurrentVersionExpiration: Duration.days(35), abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ...lifetimesInDays.map((days) => ({
        tagFilters: { [daysTag]: `${days}` },
        expiration: Duration.days(days),
        noncurrentVersionExpiration: Duration.days(1),
      })),
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
