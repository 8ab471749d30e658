import { createReadStream, createWriteStream } from 'node:fs';
import { access, rename, rm } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { pipeline as settled } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as z from 'zod';
import type { StoredAccount } from '#functions/kernel/rights/caller.ts';
import { orgIdOfFile } from '#functions/kernel/store/fileNames.ts';
import { isRowOf } from '#functions/kernel/store/partitions.ts';
import type { Row } from '#functions/kernel/store/table.ts';
import { accountTypes, isProviderType } from '#shared/model/roles.ts';
import { TenantRefused } from './refused.ts';

/** Raised with every change that an older program would read wrongly. */
const archiveVersion = 1;

const Head = z.strictObject({ archive: z.literal('bemanningsplan'), version: z.int(), orgId: z.string() });
const End = z.strictObject({ lines: z.int() });

const ArchivedRow = z.strictObject({
  pk: z.string(),
  sk: z.string(),
  version: z.int().positive(),
  data: z.unknown(),
  gsi1pk: z.string().optional(),
  gsi1sk: z.string().optional(),
  expires: z.int().optional(),
  removing: z.literal(true).optional(),
});
const Account = z.looseObject({
  username: z.string().min(1),
  email: z.string().min(1),
  type: z.enum(accountTypes),
  homeOrgId: z.string(),
});

const Line = z.union([
  z.strictObject({ row: ArchivedRow }),
  z.strictObject({
    account: Account,
    version: z.int().positive(),
    settings: ArchivedRow.omit({ pk: true }).optional(),
  }),
  z.strictObject({ file: z.string(), text: z.string() }),
]);

/** A row of the table, an account with what it saved for itself, or a file: a line of an archive (README.md). */
export type ArchiveLine =
  | { readonly row: Row }
  | { readonly account: StoredAccount; readonly version: number; readonly settings?: Omit<Row, 'pk'> }
  | { readonly file: string; readonly text: string };

const damaged = (line: number) => new TenantRefused(`Arkivet går inte att läsa: rad ${line} är skadad.`);
const cut = () => new TenantRefused('Arkivet är avkortat: slutet saknas.');

const parsed = (text: string, line: number): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw damaged(line);
  }
};

const belongs = (orgId: string, line: z.infer<typeof Line>): boolean => {
  if ('row' in line) return isRowOf(orgId, line.row as Row);
  if ('file' in line) return orgIdOfFile(line.file) === orgId && !line.file.split('/').includes('..');
  return line.account.homeOrgId === orgId && !isProviderType(line.account.type);
};

/** The texts between line ends, the last one also where its end is missing. */
async function* textsOf(path: string): AsyncGenerator<string> {
  // The callback is only there because this form of pipeline wants one: the error comes out of the stream itself.
  const unpacked = pipeline(createReadStream(path), createGunzip(), () => undefined);
  const decoder = new TextDecoder();
  let parts: string[] = [];
  for await (const chunk of unpacked) {
    const [first = '', ...others] = decoder.decode(chunk as Buffer, { stream: true }).split('\n');
    parts.push(first);
    for (const other of others) {
      yield parts.join('');
      parts = [other];
    }
  }
  if (parts.some(Boolean)) yield parts.join('');
}

/** What Node says of a packed file that ends too early, or is none. */
const asRefusal = (cause: unknown): unknown => {
  const { code } = cause as NodeJS.ErrnoException;
  if (code === 'Z_BUF_ERROR') return cut();
  if (code?.startsWith('Z_')) return new TenantRefused('Filen är inget arkiv, eller är skadad.');
  return code === 'ENOENT' ? new TenantRefused('Filen finns inte.') : cause;
};

const assertHead = (text: string, orgId: string): void => {
  const head = Head.safeParse(parsed(text, 1));
  if (!head.success) throw new TenantRefused('Filen är inget arkiv av Bemanningsplan.');
  const { version, orgId: archived } = head.data;
  if (version !== archiveVersion)
    throw new TenantRefused(`Arkivet har version ${version}. Det här programmet läser version ${archiveVersion}.`);
  if (archived !== orgId) throw new TenantRefused(`Arkivet innehåller organisationen ${archived}, inte ${orgId}.`);
};

/**
 * The lines of an archive of the organisation. Throws {@link TenantRefused} where the file is cut, damaged, of another version or
 * organisation, or holds what does not belong to the organisation: only who has read all lines knows that there is no such fault.
 */
export async function* readArchive(path: string, orgId: string): AsyncGenerator<ArchiveLine> {
  let count = 0;
  let isEnded = false;
  try {
    for await (const text of textsOf(path)) {
      if (isEnded) throw damaged(count + 2);
      count += 1;
      if (count === 1) {
        assertHead(text, orgId);
        continue;
      }
      const value = parsed(text, count);
      const end = End.safeParse(value);
      if (end.success) {
        if (end.data.lines !== count - 2) throw cut();
        isEnded = true;
        continue;
      }
      const line = Line.safeParse(value);
      if (!line.success) throw damaged(count);
      if (!belongs(orgId, line.data))
        throw new TenantRefused(`Rad ${count} i arkivet hör inte till organisationen ${orgId}.`);
      yield line.data as ArchiveLine;
    }
  } catch (cause) {
    throw asRefusal(cause);
  }
  if (!isEnded) throw cut();
}

async function* packed(lines: AsyncIterable<ArchiveLine>, orgId: string): AsyncGenerator<string> {
  yield `${JSON.stringify({ archive: 'bemanningsplan', version: archiveVersion, orgId } satisfies z.infer<typeof Head>)}\n`;
  let count = 0;
  for await (const line of lines) {
    count += 1;
    yield `${JSON.stringify(line)}\n`;
  }
  yield `${JSON.stringify({ lines: count } satisfies z.infer<typeof End>)}\n`;
}

/** Writes an archive that only its owner can read. An existing file is refused; what was begun and not ended leaves none. */
export const writeArchive = async (path: string, orgId: string, lines: AsyncIterable<ArchiveLine>): Promise<void> => {
  const isThere = await access(path).then(
    () => true,
    () => false,
  );
  if (isThere) throw new TenantRefused(`Filen ${path} finns redan.`);
  const begun = `${path}.new`;
  try {
    await settled(Readable.from(packed(lines, orgId)), createGzip(), createWriteStream(begun, { mode: 0o600 }));
    await rename(begun, path);
  } catch (cause) {
    await rm(begun, { force: true });
    throw cause;
  }
};
