import type { FileKind, MadeFile } from '#shared/model/file.ts';
import { csvOf } from './csv.ts';
import type { Part } from './part.ts';

/** The parts as a file. The writer of workbooks is loaded when one is made: it would add to every cold start. */
export const makeFile = async (kind: FileKind, parts: readonly Part[]): Promise<MadeFile> => ({
  kind,
  content: kind === 'csv' ? csvOf(parts) : await (await import('./xlsx.ts')).xlsxOf(parts),
});
