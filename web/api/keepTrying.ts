import { line } from './live.ts';
import { NewVersion } from './newVersion.ts';

/** What browsers and the build's own loader say of a file that they did not get; a part that fails by itself says else. */
const MISSING = /dynamically imported module|importing a module script|unable to preload css/i;

const isMissing = (thrown: unknown): boolean => thrown instanceof Error && MISSING.test(thrown.message);

/**
 * Loads a part of the application. While the line is down it waits, and tries again when it is back; what is missing
 * twice although the server answers was replaced by a later version (`NewVersion`).
 */
export const keepTrying =
  <Part>(load: () => Promise<Part>) =>
  async (): Promise<Part> => {
    for (let missed = 0; ; ) {
      try {
        return await load();
      } catch (thrown) {
        if (!isMissing(thrown)) throw thrown;
        if (await line.answers()) missed++;
        else {
          line.report('down');
          await line.whenUp();
        }
        if (missed === 2) throw new NewVersion();
      }
    }
  };
