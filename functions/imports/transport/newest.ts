import type { Client, FileInfo } from 'basic-ftp';
import { ftpProblem } from './ftpProblem.ts';
import { changedAt, hasSize, modifiedAt } from './listing.ts';

/** The most files whose instants are asked of the server. */
const mostAsked = 50;

/** The files that may be the newest by the dates of their listing; all where one of them has no date. */
const perhapsNewest = (files: readonly FileInfo[], now: number): readonly FileInfo[] => {
  const spans = files.map((file) => changedAt(file, now));
  const latest = Math.max(...spans.map((span) => span?.from ?? 0));
  return spans.every((span) => span !== undefined) ? files.filter((_, index) => spans[index]!.before > latest) : files;
};

/** The newest of two or more files by MDTM. Throws `ftpNewest` when the server does not know one of them, or has two of one second. */
const newestByServer = async (client: Client, files: readonly FileInfo[]): Promise<FileInfo | undefined> => {
  if (files.length > mostAsked) throw ftpProblem('ftpNewest');
  let newest: { readonly file: FileInfo; readonly at: number } | undefined;
  let isTie = false;
  for (const file of files) {
    const at = await modifiedAt(client, file.name);
    if (at === undefined) {
      if (await hasSize(client, file.name)) throw ftpProblem('ftpNewest');
    } else if (newest && at === newest.at) isTie = true;
    else if (!newest || at > newest.at) {
      newest = { file, at };
      isTie = false;
    }
  }
  if (isTie) throw ftpProblem('ftpNewest');
  return newest?.file;
};

/**
 * The file that was changed last: by the listing where its dates settle it, else by the instants that the server has of those that may
 * be meant. Names are never compared. Undefined without files. Throws `importFtp` (`ftpNewest`) when it cannot be told.
 */
export const newestOf = async (
  client: Client,
  files: readonly FileInfo[],
  now: number,
): Promise<FileInfo | undefined> => {
  const [first, ...others] = perhapsNewest(files, now);
  return first && others.length > 0 ? newestByServer(client, [first, ...others]) : first;
};
