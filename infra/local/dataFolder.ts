import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { StartFailure } from './failure.ts';

/** The folder of all data; `forget` removes it if it is temporary. */
export interface DataFolder {
  readonly path: string;
  readonly forget: () => Promise<void>;
}

/** The wanted folder, created if missing and readable by its owner only; a temporary folder without one. */
export const dataFolder = async (wanted: string | undefined): Promise<DataFolder> => {
  if (wanted === undefined) {
    const path = await mkdtemp(join(tmpdir(), 'bemanningsplan-'));
    return { path, forget: () => rm(path, { recursive: true, force: true }) };
  }
  const path = resolve(wanted);
  try {
    await mkdir(path, { recursive: true, mode: 0o700 });
  } catch {
    throw new StartFailure(`Datamappen ${path} går inte att skapa.`);
  }
  return { path, forget: () => Promise.resolve() };
};
