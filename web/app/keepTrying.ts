import { line } from '#web/api/live.ts';

const ATTEMPTS = 3;

/** Loads a part of the application; while the line is down it waits, and tries again when it is back. */
export const keepTrying =
  <Part>(load: () => Promise<Part>) =>
  async (): Promise<Part> => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await load();
      } catch (thrown) {
        if (attempt === ATTEMPTS) throw thrown;
        line.report('down');
        await line.whenUp();
      }
    }
  };
