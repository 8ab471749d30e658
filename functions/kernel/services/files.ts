import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { setting } from './environment.ts';
import { lazy } from './lazy.ts';

/** Texts by key: log entries too large for the table, answers too large for the gateway, exports, originals. */
export interface Files {
  put(key: string, text: string): Promise<void>;
  /** Rejects when there is no such file. */
  get(key: string): Promise<string>;
  remove(key: string): Promise<void>;
}

/** Files in S3; on one machine the same calls reach a stand-in. */
export const files: () => Files = lazy(() => {
  const client = new S3Client();
  const at = (Key: string) => ({ Bucket: setting('FILES_BUCKET'), Key });
  return {
    put: async (key, text) => {
      await client.send(
        new PutObjectCommand({
          ...at(key),
          Body: text,
          ContentType: 'application/json; charset=utf-8',
          CacheControl: 'no-store',
        }),
      );
    },
    get: async (key) => {
      const { Body } = await client.send(new GetObjectCommand(at(key)));
      if (!Body) throw new Error('the file has no content');
      return Body.transformToString();
    },
    remove: async (key) => {
      await client.send(new DeleteObjectCommand(at(key)));
    },
  };
});
