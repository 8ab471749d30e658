import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ground } from './grounds.ts';
import { startProgram } from './program.ts';

/** The program with its demo region, on its second start. */
export const theDemo = ground(async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'demo-'));
  const first = await startProgram({ DATA_DIR });
  await first.stop();
  const program = await startProgram({ DATA_DIR });
  return {
    ...program,
    firstStartedIn: first.startedIn,
    memoryAtStart: program.memory(),
    stop: async () => {
      await program.stop();
      await rm(DATA_DIR, { recursive: true });
    },
  };
});
