import { connection } from './live.ts';

/** A file of the application that could not be loaded: a newer version has replaced it, or the server did not answer. */
export class MissingFileError extends Error {
  override readonly name = 'MissingFileError';
  readonly reason: 'replaced' | 'interrupted';

  constructor(reason: MissingFileError['reason']) {
    super(reason);
    this.reason = reason;
  }
}

/** Messages of browsers and of Vite's loader for a file that could not be fetched; an error inside the module reads otherwise. */
const MISSING = /dynamically imported module|importing a module script|unable to preload css/i;

const isMissing = (thrown: unknown): boolean => thrown instanceof Error && MISSING.test(thrown.message);

/**
 * Wraps a dynamic import. A file that cannot be fetched throws MissingFileError, while the server does not answer first when
 * it answers again: then a reload helps. The import is not repeated, as browsers keep a failed one until the page is
 * reloaded. Errors of the module itself pass through.
 */
export const loadChunk =
  <Part>(load: () => Promise<Part>) =>
  async (): Promise<Part> => {
    try {
      return await load();
    } catch (thrown) {
      if (!isMissing(thrown)) throw thrown;
      if (await connection.answers()) throw new MissingFileError('replaced');
      connection.report('down');
      await connection.whenUp();
      throw new MissingFileError('interrupted');
    }
  };
