import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inParallel } from '#shared/inParallel.ts';
import { ifExists } from '../ifExists.ts';
import { eml, type Message } from './eml.ts';

/** Mails that are read at a time: opening all at once could exceed the files that a process may open. */
const mailsAtOnce = 32;

/** A mail that was sent, and when (ISO). */
export interface SentMail extends Message {
  readonly id: string;
  readonly at: string;
}

/** The mails of an installation: each as an .eml, and as JSON for the list. */
export const mailStore = (root: string) => {
  const pathOf = (id: string, kind: 'json' | 'eml'): string => join(root, `${id}.${kind}`);

  const find = async (id: string): Promise<SentMail | undefined> => {
    if (!/^[\w-]{1,64}$/.test(id)) return undefined;
    const text = await ifExists(readFile(pathOf(id, 'json'), 'utf8'));
    return text === undefined ? undefined : (JSON.parse(text) as SentMail);
  };

  return {
    /** Keeps a mail; `source` is its .eml where the sender has formatted it. @returns its id */
    keep: async (message: Message, source?: string): Promise<string> => {
      const at = new Date();
      // The time first, so that names sort by it.
      const id = `${at.toISOString().replace(/\W/g, '')}-${randomBytes(4).toString('hex')}`;
      await mkdir(root, { recursive: true });
      await writeFile(pathOf(id, 'eml'), source ?? eml(message, id, at));
      const note = `${pathOf(id, 'json')}.new`;
      await writeFile(note, JSON.stringify({ id, at: at.toISOString(), ...message } satisfies SentMail));
      await rename(note, pathOf(id, 'json'));
      return id;
    },

    find,

    source: (id: string): Promise<Buffer> => readFile(pathOf(id, 'eml')),

    /** Newest first. */
    list: async (): Promise<readonly SentMail[]> => {
      const names = (await ifExists(readdir(root))) ?? [];
      const ids = names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -5));
      const mails = await inParallel(ids.sort().reverse(), mailsAtOnce, find);
      return mails.filter((mail) => mail !== undefined);
    },
  };
};

export type MailStore = ReturnType<typeof mailStore>;
