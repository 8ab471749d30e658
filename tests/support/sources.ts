import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The files of folders whose names match, each with its folder. */
export const sourceFiles = (folders: readonly string[], name: RegExp): readonly string[] =>
  folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .filter((file) => name.test(file));
