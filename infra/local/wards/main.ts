import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { StartFailure } from '../failure.ts';
import { Refused, signIn, Unreachable } from './client.ts';
import { loadFile, type WardFile } from './load.ts';
import { NotWardFile, readRows } from './rows.ts';
import { findServer } from './server.ts';
import { summaryOf } from './summary.ts';

const open = async ([path, ...more]: readonly string[]): Promise<WardFile> => {
  if (!path || more.length > 0) throw new StartFailure('Ange en fil: npm run load:wards -- FIL');
  const text = await readFile(path, 'utf8').catch(() => {
    throw new StartFailure(`Filen ${path} går inte att läsa.`);
  });
  return { organization: basename(path, extname(path)), ...readRows(text) };
};

const expected = [StartFailure, NotWardFile, Refused, Unreachable];

/** The message of an expected failure; any other error whole. */
const printable = (cause: unknown): unknown =>
  cause instanceof Error && expected.some((kind) => cause instanceof kind) ? cause.message : cause;

/**
 * Loads a file of ward staffing into an organisation named as the file, through the API. Settings: URL or PORT of the running
 * program (where there is none, it is started), DEMO_PASSWORD. @returns the exit code: 1 when something could not be loaded
 */
export const run = async (args: readonly string[]): Promise<number> => {
  const { DEMO_PASSWORD: password = 'Demo!2026' } = process.env;
  try {
    const file = await open(args);
    const server = await findServer(process.env);
    try {
      const send = await signIn(server.url, { username: 'superadmin@demo.se', password });
      const loaded = await loadFile(send, file, console.log);
      console.log(`\n${summaryOf(loaded).join('\n')}`);
      return loaded.wards.some(({ outcome }) => outcome.kind === 'refused') ? 1 : 0;
    } catch (cause) {
      console.error(printable(cause));
      console.error('Avbrutet: kör igen, så fortsätter laddningen där den slutade.');
      return 1;
    } finally {
      await server.stop();
    }
  } catch (cause) {
    console.error(printable(cause));
    return 1;
  }
};
