import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ifExists } from '../ifExists.ts';

const cipher = 'aes-256-gcm';
const [keyBytes, nonceBytes, tagBytes] = [32, 12, 16];

/** Writes to another name first: a partly written file would be taken for the value. */
const write = async (path: string, content: Buffer): Promise<void> => {
  await writeFile(`${path}.new`, content, { mode: 0o600 });
  await rename(`${path}.new`, path);
};

const loadKey = async (root: string): Promise<Buffer> => {
  await mkdir(root, { recursive: true, mode: 0o700 });
  const path = join(root, 'key');
  const key = await ifExists(readFile(path));
  if (key) return key;
  const made = randomBytes(keyBytes);
  await write(path, made);
  return made;
};

/** Secrets in files below a folder, each encrypted with the folder's own key (mode 0600) and bound to its name. */
export const secretStore = (root: string) => {
  let key: Promise<Buffer> | undefined;
  const theKey = () => {
    key ??= loadKey(root).catch((cause: unknown) => {
      key = undefined;
      throw cause;
    });
    return key;
  };
  const pathOf = (name: string): string => join(root, `${createHash('sha256').update(name).digest('hex')}.secret`);
  return {
    put: async (name: string, value: string): Promise<void> => {
      const nonce = randomBytes(nonceBytes);
      const sealing = createCipheriv(cipher, await theKey(), nonce).setAAD(Buffer.from(name));
      const sealed = Buffer.concat([sealing.update(value, 'utf8'), sealing.final()]);
      await write(pathOf(name), Buffer.concat([nonce, sealing.getAuthTag(), sealed]));
    },
    /** Undefined where there is no such secret. Rejects when the file was altered. */
    get: async (name: string): Promise<string | undefined> => {
      const content = await ifExists(readFile(pathOf(name)));
      if (!content) return undefined;
      const opening = createDecipheriv(cipher, await theKey(), content.subarray(0, nonceBytes))
        .setAAD(Buffer.from(name))
        .setAuthTag(content.subarray(nonceBytes, nonceBytes + tagBytes));
      return Buffer.concat([opening.update(content.subarray(nonceBytes + tagBytes)), opening.final()]).toString();
    },
    remove: (name: string): Promise<void> => rm(pathOf(name), { force: true }),
  };
};

export type SecretStore = ReturnType<typeof secretStore>;
