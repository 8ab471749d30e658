import { connection } from './live.ts';

/** A file of the application is gone because a newer version was deployed; only a reload helps. */
export class NewVersionError extends Error {
  override readonly name = 'NewVersionError';
}

/** Messages of browsers and of Vite's loader for a file that could not be fetched; an error inside the module reads otherwise. */
const MISSING = /dynamically imported module|importing a module script|unable to preload css/i;

const isMissing = (thrown: unknown): boolean => thrown instanceof Error && MISSING.test(thrown.message);

/**
 * Wraps a dynamic import. While the server does not answer, the load waits and is repeated; a file that is missing twice
 * although the server answers throws NewVersionError. Errors of the module itself pass through.
 */
export const loadChunk =
  <Part>(load: () => Promise<Part>) =>
  async (): Promise<Part> => {
    for (let missed = 0; ; ) {
      try {
        return await load();
      } catch (thrown) {
        if (!isMissing(thrown)) throw thrown;
        if (await connection.answers()) missed++;
        else {
          connection.report('down');
          await connection.whenUp();
        }
        if (missed === 2) throw new NewVersionError();
      }
    }
  };
