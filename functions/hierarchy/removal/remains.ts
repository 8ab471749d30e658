import type { OrgIds } from '#functions/core/places/ids.ts';
import { fileFolders, isLogFile } from '#functions/kernel/store/fileNames.ts';
import type { Files } from '#functions/kernel/store/files.ts';
import { ownRanges } from '#functions/kernel/store/keys.ts';
import type { Table } from '#functions/kernel/store/table.ts';

/** What is left of an organisation beside its log and its closed accounts. */
export interface Remains {
  readonly rows: number;
  readonly files: number;
}

export type RemovedFiles = Pick<Files, 'list' | 'remove'>;

/** The names of the files of an organisation, without those of its log. */
export const ownFiles = async (files: RemovedFiles, { orgId }: OrgIds): Promise<readonly string[]> => {
  const names = await Promise.all(fileFolders(orgId).map((folder) => files.list(folder)));
  return names.flat().filter((name) => !isLogFile(name));
};

/** Counts what is left of an organisation whose removal has been carried out. */
export const remainsOf = async (table: Table, files: RemovedFiles, ids: OrgIds): Promise<Remains> => {
  const ranges = await Promise.all(ownRanges(ids.orgId).map((range) => table.query(range)));
  return { rows: ranges.flat().length, files: (await ownFiles(files, ids)).length };
};
