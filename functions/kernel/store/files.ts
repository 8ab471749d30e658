import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { setting } from '#functions/kernel/adapters/environment.ts';
import { lazy } from '#functions/kernel/adapters/lazy.ts';
import { withinWall } from '#functions/kernel/adapters/tenant.ts';
import { daysKept, daysTag, orgIdOfFile } from './fileNames.ts';
import { noOrganization, organizationPartition } from './keys.ts';
import { tenantFor, type Use } from './reach.ts';

/** Texts and files by their names (fileNames.ts): log entries too large for the table, answers too large for the gateway, budget bases, files of imports. */
export interface Files {
  /** Stores a text, or bytes, with their media type: JSON unless it is given. The name decides for how long. */
  put(key: string, content: string | Uint8Array, type?: string): Promise<void>;
  /** Rejects when there is no such file. */
  get(key: string): Promise<string>;
  /** Undefined when there is no such file. Needs the permission to list the bucket: without it S3 answers that access is denied. */
  find(key: string): Promise<string | undefined>;
  remove(key: string): Promise<void>;
  /** The names of all files of an organisation that begin with a text, which names it. */
  list(prefix: string): Promise<readonly string[]>;
}

const lifetime = (key: string) => {
  const days = daysKept(key);
  return days === undefined ? {} : { Tagging: `${daysTag}=${days}` };
};

const filesWith = (credentials: S3ClientConfig['credentials']): Files => {
  const client = new S3Client({ ...(credentials && { credentials }) });
  const at = (Key: string) => ({ Bucket: setting('FILES_BUCKET'), Key });
  const get = async (key: string): Promise<string> => {
    const { Body } = await client.send(new GetObjectCommand(at(key)));
    if (!Body) throw new Error('the file has no content');
    return Body.transformToString();
  };
  return {
    put: async (key, content, type = 'application/json; charset=utf-8') => {
      await client.send(
        new PutObjectCommand({
          ...at(key),
          ...lifetime(key),
          Body: content,
          ContentType: type,
          CacheControl: 'no-store',
        }),
      );
    },
    get,
    find: (key) =>
      get(key).catch((cause: unknown) => {
        if (cause instanceof NoSuchKey) return undefined;
        throw cause;
      }),
    remove: async (key) => {
      await client.send(new DeleteObjectCommand(at(key)));
    },
    list: async (prefix) => {
      const names: string[] = [];
      const { Bucket } = at('');
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken }));
        names.push(...(page.Contents ?? []).flatMap(({ Key }) => Key ?? []));
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken !== undefined);
      return names;
    },
  };
};

/**
 * Files in S3, within the reach of the work at hand (README.md, "The wall"): who may touch an organisation may touch its files. On one
 * machine the same calls reach a stand-in.
 */
export const files: () => Files = lazy(() => {
  const { own, ofTenant } = withinWall(filesWith);
  const filesFor = (key: string, use: Use): Files => {
    const ofFile = orgIdOfFile(key);
    const orgId = ofFile === noOrganization ? undefined : tenantFor([organizationPartition(ofFile)], use);
    return orgId === undefined ? own : ofTenant(orgId);
  };
  return {
    put: async (key, content, type) => filesFor(key, 'write').put(key, content, type),
    get: async (key) => filesFor(key, 'read').get(key),
    find: async (key) => filesFor(key, 'read').find(key),
    remove: async (key) => filesFor(key, 'write').remove(key),
    list: async (prefix) => filesFor(prefix, 'read').list(prefix),
  };
});
