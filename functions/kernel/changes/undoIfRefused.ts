import { Problem } from '#functions/kernel/problem.ts';
import { Conflict } from '#functions/kernel/store/table.ts';

/**
 * Commits, and takes back what was stored beside the table for it where the commit was refused: then nothing was written for certain. After
 * any other error, such as a timeout, the table may have written the rows that name it, so that it has to stay.
 */
export const undoIfRefused = async <Result>(
  commit: () => Promise<Result>,
  undo: () => Promise<unknown>,
): Promise<Result> => {
  try {
    return await commit();
  } catch (cause) {
    if (cause instanceof Conflict || cause instanceof Problem) await undo();
    throw cause;
  }
};
