import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { inParallel } from '#shared/inParallel.ts';
import { ifExists } from '../ifExists.ts';
import { serially } from '../serially.ts';

/** The only bucket of one machine. */
export const filesBucket = 'bemanningsplan-files';

/** Notes that are read at a time: opening all at once could exceed the files that a process may open. */
const notesAtOnce = 32;

/** What is known of a stored object. */
export interface Stored {
  readonly key: string;
  /** The name of the file that holds the content. */
  readonly file: string;
  readonly size: number;
  readonly etag: string;
  readonly modified: string;
  /** The headers it is given out with: content type and its like, the caller's own `x-amz-meta-…`. */
  readonly headers: Readonly<Record<string, string>>;
  /** Its tags. Notes of older versions of the program have none. */
  readonly tags?: Readonly<Record<string, string>>;
}

/** What is stored with a file. */
export type Described = Pick<Stored, 'headers' | 'tags'>;

/** Keys are hashed into file names: nothing a caller writes in one can lead out of the folder. */
const nameOf = (key: string): string => createHash('sha256').update(key).digest('hex');

/** The objects of all buckets below a folder. A note per object points at its content; replacing the note is the commit. */
export const fileStore = (root: string) => {
  const noteOf = (bucket: string, key: string): string => join(root, bucket, `${nameOf(key)}.json`);

  const read = async (path: string): Promise<Stored | undefined> => {
    const note = await ifExists(readFile(path, 'utf8'));
    return note === undefined ? undefined : (JSON.parse(note) as Stored);
  };

  const find = (bucket: string, key: string): Promise<Stored | undefined> => read(noteOf(bucket, key));

  const discard = (bucket: string, old: Stored | undefined): Promise<void> =>
    old ? rm(join(root, bucket, old.file), { force: true }) : Promise.resolve();

  /** Changes of one object's note take turns: each has to see which content it replaces, or that would lie there for good. */
  const turn = serially();

  return {
    find,

    content: (bucket: string, { file }: Stored): Readable => createReadStream(join(root, bucket, file)),

    put: async (bucket: string, key: string, content: Readable, described: Described): Promise<Stored> => {
      await mkdir(join(root, bucket), { recursive: true });
      const file = `${nameOf(key)}.${randomUUID()}`;
      const md5 = createHash('md5');
      let size = 0;
      const measured = async function* (pieces: AsyncIterable<Buffer>) {
        for await (const piece of pieces) {
          md5.update(piece);
          size += piece.length;
          yield piece;
        }
      };
      try {
        await pipeline(content, measured, createWriteStream(join(root, bucket, file)));
      } catch (cause) {
        await rm(join(root, bucket, file), { force: true });
        throw cause;
      }
      const modified = new Date().toISOString();
      const stored: Stored = { key, file, size, etag: `"${md5.digest('hex')}"`, modified, ...described };
      await writeFile(join(root, bucket, `${file}.note`), JSON.stringify(stored));
      return turn(noteOf(bucket, key), async () => {
        const old = await find(bucket, key);
        await rename(join(root, bucket, `${file}.note`), noteOf(bucket, key));
        await discard(bucket, old);
        return stored;
      });
    },

    remove: (bucket: string, key: string): Promise<void> =>
      turn(noteOf(bucket, key), async () => {
        const old = await find(bucket, key);
        await rm(noteOf(bucket, key), { force: true });
        await discard(bucket, old);
      }),

    /** All objects whose key begins with the prefix, by key. */
    list: async (bucket: string, prefix: string): Promise<readonly Stored[]> => {
      const names = (await ifExists(readdir(join(root, bucket)))) ?? [];
      const notes = names.filter((name) => name.endsWith('.json'));
      const all = await inParallel(notes, notesAtOnce, (name) => read(join(root, bucket, name)));
      return all
        .filter((stored) => stored !== undefined)
        .filter(({ key }) => key.startsWith(prefix))
        .sort((a, b) => Buffer.compare(Buffer.from(a.key), Buffer.from(b.key)));
    },
  };
};

export type FileStore = ReturnType<typeof fileStore>;
