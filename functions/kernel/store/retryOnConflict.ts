import { jittered, pause } from '#functions/kernel/adapters/pause.ts';
import { Conflict } from '#functions/kernel/store/table.ts';

/** Rounds before a conflict is passed on: an item with many concurrent writers is free within a few rounds. */
const maxRounds = 40;

/**
 * Runs the work again while it ends in a `Conflict` (another request wrote the same rows first): each round has to read anew.
 * Rounds count from 1. Throws the conflict after the last one, and every other error at once.
 */
export const retryOnConflict = async <T>(
  work: (round: number) => Promise<T>,
  wait: (round: number) => Promise<void> = (round) => pause(jittered(round)),
): Promise<T> => {
  for (let round = 1; ; round++) {
    try {
      return await work(round);
    } catch (cause) {
      if (!(cause instanceof Conflict) || round === maxRounds) throw cause;
      await wait(round);
    }
  }
};
