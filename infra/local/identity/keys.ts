import {
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ifExists } from '../ifExists.ts';

export type Claims = Readonly<Record<string, unknown>>;

/** The installation's own signing key. */
export interface Keys {
  /** Differs between installations, so that no token of one is taken for another's. */
  readonly id: string;
  readonly jwks: { readonly keys: readonly object[] };
  readonly sign: (claims: Claims) => string;
  /** A secret of the installation for a purpose: the same after each start. */
  readonly derive: (purpose: string) => string;
  /** The claims when the signature is ours, whatever they say; undefined when it is not. */
  readonly read: (token: string) => Claims | undefined;
}

const make = async (path: string): Promise<string> => {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  // Written to another name first: a partly written key would make every later sign-in fail.
  await writeFile(`${path}.new`, pem, { mode: 0o600 });
  await rename(`${path}.new`, path);
  return pem;
};

const load = async (path: string): Promise<KeyObject> =>
  createPrivateKey((await ifExists(readFile(path))) ?? (await make(path)));

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
const decode = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString());

/** Loads the key of this data folder (`identity.pem`, mode 0600); makes it at the first start. */
export const loadKeys = async (dataDir: string): Promise<Keys> => {
  const privateKey = await load(join(dataDir, 'identity.pem'));
  const publicKey = createPublicKey(privateKey);
  const { n, e } = publicKey.export({ format: 'jwk' });
  const id = createHash('sha256').update(`${n}.${e}`).digest('hex').slice(0, 16);
  return {
    id,
    jwks: { keys: [{ kty: 'RSA', alg: 'RS256', use: 'sig', kid: id, n, e }] },
    sign: (claims) => {
      const text = `${encode({ alg: 'RS256', kid: id })}.${encode(claims)}`;
      return `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`;
    },
    derive: (purpose) =>
      createHmac('sha256', privateKey.export({ type: 'pkcs8', format: 'der' }))
        .update(purpose)
        .digest('base64url'),
    read: (token) => {
      const [head = '', body = '', signature = ''] = token.split('.');
      const genuine = verify('sha256', Buffer.from(`${head}.${body}`), publicKey, Buffer.from(signature, 'base64url'));
      return genuine ? (decode(body) as Claims) : undefined;
    },
  };
};
