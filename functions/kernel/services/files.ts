import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { once } from '#functions/kernel/store/resources.ts';
import { setting } from './environment.ts';

/** Texts by key, for what is too large for the table (architecture.md "Storage"). */
export interface Files {
  put(key: string, text: string): Promise<void>;
  /** Rejects when there is no such file. */
  get(key: string): Promise<string>;
  remove(key: string): Promise<void>;
}

/** S3; on one machine the same calls reach the stand-in. */
export const files: () => Files = once(() => {
  const client = new S3Client();
  const at = (Key: string) => ({ Bucket: setting('FILES_BUCKET'), Key });
  return {
    put: async (key, text) => {
      await client.send(
        new PutObjectCommand({ ...at(key), Body: text, ContentType: 'application/json; charset=utf-8' }),
      );
    },
    get: async (key) => {
      const { Body } = await client.send(new GetObjectCommand(at(key)));
      if (!Body) throw new Error('a file without content');
      return Body.transformToString();
    },
    remove: async (key) => {
      await client.send(new DeleteObjectCommand(at(key)));
    },
  };
});
