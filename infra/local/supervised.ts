import { setTimeout as pause } from 'node:timers/promises';
import { type Dynoxide, startDynoxide } from './dynoxide.ts';

/** Milliseconds before each attempt to start the database again; the last is repeated. */
const waits = [100, 500, 1000, 2000, 5000, 10_000, 30_000];
/** A database that has run for so long starts again without a wait. */
const steadyMs = 60_000;

/**
 * The database of a folder, started again at the same endpoint whenever its process ends by itself: what was stored is on disk. `say`
 * receives one line when it stops, and one when it runs again.
 */
export const supervised = async (dataDir: string, say: (line: string) => void): Promise<Omit<Dynoxide, 'exited'>> => {
  let current = await startDynoxide(dataDir);
  const { at, endpoint } = current;
  const stopping = new AbortController();
  let starting: Promise<Dynoxide> | undefined;

  const again = async (): Promise<void> => {
    say('Databasen stannade oväntat och startas igen.');
    for (let attempt = 0; !stopping.signal.aborted; attempt += 1) {
      await pause(waits[Math.min(attempt, waits.length - 1)], undefined, { signal: stopping.signal });
      try {
        starting = startDynoxide(dataDir, at, 1);
        current = await starting;
        return say('Databasen är igång igen.');
      } catch (cause) {
        say(cause instanceof Error ? cause.message : String(cause));
      }
    }
  };

  const watch = async (): Promise<void> => {
    for (let quick = 0; ; ) {
      const began = Date.now();
      await current.exited;
      if (stopping.signal.aborted) return;
      quick = Date.now() - began < steadyMs ? quick + 1 : 0;
      if (quick > 1) await pause(waits[Math.min(quick, waits.length - 1)], undefined, { signal: stopping.signal });
      await again();
    }
  };
  // Rejects when a wait is cut by `stop`.
  watch().catch(() => undefined);

  return {
    endpoint,
    at,
    stop: async () => {
      stopping.abort();
      await starting?.catch(() => undefined);
      await current.stop();
    },
  };
};
