import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import * as z from 'zod';
import { ifExists } from '../ifExists.ts';

const Stored = z.object({ private: z.string(), cert: z.string() });

/** A signing key with its certificate, both as PEM. */
export type SigningKey = z.infer<typeof Stored>;

const make = async (path: string): Promise<string> => {
  const notAfterDate = new Date(Date.now() + 3650 * 86_400_000);
  const made = await generate([{ name: 'commonName', value: 'Demo-IdP' }], {
    keySize: 2048,
    algorithm: 'sha256',
    notAfterDate,
  });
  const text = JSON.stringify({ private: made.private, cert: made.cert });
  // Written to another name first: a partly written key would make every later start fail.
  await writeFile(`${path}.new`, text, { mode: 0o600 });
  await rename(`${path}.new`, path);
  return text;
};

/** Loads a key of the folder; makes it, and the folder, at the first start. */
export const loadKey = async (folder: string, name: string): Promise<SigningKey> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${name}.json`);
  return Stored.parse(JSON.parse((await ifExists(readFile(path, 'utf8'))) ?? (await make(path))));
};
