import { execFileSync } from 'node:child_process';
import { AssetHashType, DockerImage, Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Asset } from 'aws-cdk-lib/aws-s3-assets';
import { BucketDeployment, type BucketDeploymentProps, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { accept } from '../accept.ts';
import { root } from '../bundle.ts';
import { identityOf } from './lambda.ts';

const build = (outputDir: string): boolean => {
  const vite = `${root}node_modules/vite/bin/vite.js`;
  execFileSync(process.execPath, [vite, 'build', `${root}web`, '--outDir', outputDir, '--emptyOutDir'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return true;
};

/** The built single-page application; built when the stack is synthesised, so that no stale build is ever put out. */
const builtSite = (scope: Construct): Asset =>
  new Asset(scope, 'Site', {
    path: `${root}web`,
    assetHashType: AssetHashType.OUTPUT,
    bundling: { image: DockerImage.fromRegistry('unused'), local: { tryBundle: build } },
  });

/**
 * Copies the site to its bucket: first `assets`, which have a hash of the content in their names and are cached for ever; then
 * the page that refers to them, which is not cached. Old files stay for browsers that have the old page open, until
 * infra/deployed removes them.
 */
export const release = (scope: Construct, bucket: IBucket): void => {
  const own = new Construct(scope, 'Release');
  const site = builtSite(own);
  const { logGroup, role } = identityOf(own, [
    new PolicyStatement({ actions: ['s3:GetObject'], resources: [site.bucket.arnForObjects(site.s3ObjectKey)] }),
    new PolicyStatement({ actions: ['s3:ListBucket'], resources: [bucket.bucketArn] }),
    new PolicyStatement({ actions: ['s3:PutObject'], resources: [bucket.arnForObjects('*')] }),
  ]);
  const put = (id: string, parts: Partial<BucketDeploymentProps>) =>
    new BucketDeployment(own, id, {
      sources: [Source.bucket(site.bucket, site.s3ObjectKey)],
      destinationBucket: bucket,
      prune: false,
      memoryLimit: 512,
      logGroup,
      // The construct would add whole families of actions to it.
      role: role.withoutPolicyUpdates(),
      ...parts,
    });
  const files = put('Files', {
    exclude: ['*'],
    include: ['assets/*'],
    cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
  });
  const page = put('Page', { exclude: ['assets/*'], cacheControl: [CacheControl.noCache()] });
  files.node.addDependency(role);
  page.node.addDependency(files, role);
  accept(role, {
    'AwsSolutions-IAM5[Resource::<Stateful>:ExportsOutputFnGetAttSiteE53D7754ArnEE3E64EC/*]':
      'The names of built files follow from their content: all of this bucket.',
  });
  for (const child of Stack.of(scope).node.children.filter(({ node }) =>
    node.id.startsWith('Custom::CDKBucketDeployment'),
  ))
    accept(child, { 'AwsSolutions-L1': 'CDK’s own function, in the newest Python that CDK has tested it with.' });
};
