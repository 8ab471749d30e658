import { mkdir, mkdtemp, readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fileStore } from '#infra/local/files/store.ts';
import { loadKeys } from '#infra/local/identity/keys.ts';
import { loadKey } from '#infra/local/idp/keys.ts';
import { ifExists } from '#infra/local/ifExists.ts';
import { mailStore } from '#infra/local/mail/store.ts';
import { secretStore } from '#infra/local/secrets/store.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'unreadable-'));
});
afterEach(() => rm(root, { recursive: true }));

/** Makes reading the path fail for root too: a link to itself. Unlike a directory, it can be replaced by renaming a file. */
const makeUnreadable = async (path: string): Promise<void> => {
  await rm(path, { force: true, recursive: true });
  await symlink(path, path);
};
const unreadable = { code: 'ELOOP' };

test.each<[string, string, (folder: string) => Promise<unknown>]>([
  ['the signing key of the user pool', 'identity.pem', loadKeys],
  ['a key of the identity provider', 'saml.json', (folder) => loadKey(folder, 'saml')],
  ['the key of the secrets', 'key', (folder) => secretStore(folder).put('/a', 'hemligt')],
])('%s that cannot be read is not replaced', async (_, name, load) => {
  const path = join(root, name);
  await makeUnreadable(path);
  await expect(load(root)).rejects.toMatchObject(unreadable);
  expect(await readdir(root)).toEqual([name]);
  expect(await readlink(path)).toBe(path);
});

test('a key that is a directory is not replaced either, and nothing is written beside it', async () => {
  await mkdir(join(root, 'identity.pem'));
  await expect(loadKeys(root)).rejects.toMatchObject({ code: 'EISDIR', syscall: 'read' });
  expect(await readdir(root)).toEqual(['identity.pem']);
});

test('the key of the secrets is read anew after an error', async () => {
  await secretStore(root).put('/a', 'hemligt');
  const [path, aside] = [join(root, 'key'), join(root, 'aside')];
  await rename(path, aside);
  await makeUnreadable(path);
  const store = secretStore(root);
  await expect(store.get('/a')).rejects.toMatchObject(unreadable);
  await rename(aside, path);
  expect(await store.get('/a')).toBe('hemligt');
});

test('a secret that cannot be read is not taken for a missing one', async () => {
  await secretStore(root).put('/a', 'hemligt');
  const [name = ''] = (await readdir(root)).filter((one) => one.endsWith('.secret'));
  await makeUnreadable(join(root, name));
  await expect(secretStore(root).get('/a')).rejects.toMatchObject(unreadable);
});

test('a file, or a folder of files, that cannot be read is not taken for a missing one', async () => {
  const store = fileStore(root);
  expect(await store.find('files', 'a')).toBeUndefined();
  expect(await store.list('files', '')).toEqual([]);
  await store.put('files', 'a', Readable.from(['text']), { headers: {} });
  const [note = ''] = (await readdir(join(root, 'files'))).filter((name) => name.endsWith('.json'));
  await makeUnreadable(join(root, 'files', note));
  await expect(store.find('files', 'a')).rejects.toMatchObject(unreadable);
  await expect(store.list('files', '')).rejects.toMatchObject(unreadable);
  await makeUnreadable(join(root, 'files'));
  await expect(store.list('files', '')).rejects.toMatchObject(unreadable);
});

test('a mail, or the folder of mails, that cannot be read is not taken for a missing one', async () => {
  const folder = join(root, 'mail');
  const store = mailStore(folder);
  expect(await store.list()).toEqual([]);
  const id = await store.keep({ from: 'a@demo.se', to: ['b@demo.se'], subject: 'Hej' });
  expect(await store.find(`${id}x`)).toBeUndefined();
  expect(await store.find('x'.repeat(300))).toBeUndefined();
  await makeUnreadable(join(folder, `${id}.json`));
  await expect(store.find(id)).rejects.toMatchObject(unreadable);
  await expect(store.list()).rejects.toMatchObject(unreadable);
  await makeUnreadable(folder);
  await expect(store.list()).rejects.toMatchObject(unreadable);
});

test('ifExists returns what was read, undefined where the file is missing', async () => {
  expect(await ifExists(Promise.resolve('text'))).toBe('text');
  expect(await ifExists(readdir(join(root, 'none')))).toBeUndefined();
  await expect(ifExists(Promise.reject(new Error('other')))).rejects.toThrow('other');
});
