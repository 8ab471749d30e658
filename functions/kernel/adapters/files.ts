import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { setting } from './environment.ts';
import { daysKept, daysTag } from './fileNames.ts';
import { lazy } from './lazy.ts';

/** Texts and files by their names (fileNames.ts): log entries too large for the table, answers too large for the gateway, budget bases, files of imports. */
export interface Files {
  /** Stores a text, or bytes, with their media type: JSON unless it is given. The name decides for how long. */
  put(key: string, content: string | Uint8Array, type?: string): Promise<void>;
  /** Rejects when there is no such file. */
  get(key: string): Promise<string>;
  /** Undefined when there is no such file. Needs the permission to list the bucket: without it S3 answers that access is denied. */
  find(key: string): Promise<string | undefined>;
  remove(key: string): Promise<void>;
}

/** Files in S3; on one machine the same calls reach a stand-in. */
export const files: () => Files = lazy(() => {
  const client = new S3Client();
  const at = (Key: string) => ({ Bucket: setting('FILES_BUCKET'), Key });
  const lifetime = (key: string) => {
    const days = daysKept(key);
    return days === undefined ? {} : { Tagging: `${daysTag}=${days}` };
  };
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
  };
});
