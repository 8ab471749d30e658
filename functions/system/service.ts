import { Problem } from '#functions/kernel/problem.ts';
import type { Key, Table, Write } from '#functions/kernel/table/table.ts';

const loadingKey: Key = { pk: 'SYSTEM', sk: 'LOADING' };

/** The mark that data is being loaded: while it stands, the program is not ready. */
export const loadingBegins: Write = { put: { ...loadingKey, version: 1, data: {} } };
export const loadingEnds: Write = { remove: loadingKey };

/** Whether the table answers and nothing is being loaded; 503 while something is. */
export const health = async (table: Table, version: string) => {
  if (await table.get(loadingKey)) throw new Problem('starting');
  return { version, table: 'ok' as const };
};
