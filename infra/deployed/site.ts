import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { inParallel } from '#shared/inParallel.ts';
import { expired, reachedFrom, type Superseded } from './superseded.ts';

/** The built files, which have a hash of their content in their names. */
const assets = 'assets/';

/** Where a bucket remembers since when files are out of use. Not a file of the site: it holds names only. */
const note = 'superseded.json';

const requestsAtOnce = 10;

/**
 * Removes the files of the site that no page has named for 35 days; none that `index.html` leads to.
 * @returns how many were removed. @throws where the bucket has no page, or its page leads to no file: then nothing is known to be out of use
 */
export const expireSite = async (Bucket: string, now: Date): Promise<number> => {
  const client = new S3Client();
  const textOf = async (Key: string): Promise<string> => {
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
    return (await Body?.transformToString()) ?? '';
  };
  const remembered = await textOf(note).catch((cause: unknown) => {
    if (cause instanceof NoSuchKey) return '{}';
    throw cause;
  });
  const stored: string[] = [];
  let ContinuationToken: string | undefined;
  do {
    const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix: assets, ContinuationToken }));
    stored.push(...(page.Contents ?? []).flatMap(({ Key }) => Key ?? []));
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken !== undefined);
  const live = await reachedFrom(await textOf('index.html'), stored, textOf);
  if (live.size === 0) throw new Error(`index.html of ${Bucket} leads to no file of the site`);
  const { remove, superseded } = expired(stored, live, JSON.parse(remembered) as Superseded, now);
  await inParallel(remove, requestsAtOnce, (Key) => client.send(new DeleteObjectCommand({ Bucket, Key })));
  await client.send(
    new PutObjectCommand({ Bucket, Key: note, Body: JSON.stringify(superseded), ContentType: 'application/json' }),
  );
  return remove.length;
};
