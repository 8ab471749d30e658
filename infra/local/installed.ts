import { access, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartFailure } from './failure.ts';

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

const markIn = (folder: string): string => join(folder, 'installed');

/** The file of the database in a data folder. */
export const databaseFile = (folder: string): string => join(folder, 'table.db');

/** Marks that the folder holds data: from now on a missing database is a fault, not a new installation. */
export const markInstalled = (folder: string): Promise<void> =>
  writeFile(markIn(folder), 'Mappen innehåller data. Utan den här filen börjar programmet om i en tom mapp.\n');

const lost = (folder: string) =>
  new StartFailure(
    `Datamappen ${folder} har innehållit data, men databasen (table.db) saknas eller är tom. ` +
      `Återställ den från en säkerhetskopia, eller ta bort filen ${markIn(folder)} för att börja om från början.`,
  );

/** @throws StartFailure where the folder once held data and its database file is gone. */
export const assertDatabaseThere = async (folder: string): Promise<void> => {
  if ((await exists(markIn(folder))) && !(await exists(databaseFile(folder)))) throw lost(folder);
};

/** @throws StartFailure where the folder once held data and its database, which has `data` or not, holds none. */
export const assertDataThere = async (folder: string, hasData: boolean): Promise<void> => {
  if (!hasData && (await exists(markIn(folder)))) throw lost(folder);
};
