import { describe, expect, it } from 'vitest';
import { retryOnConflict } from '#functions/kernel/store/retryOnConflict.ts';
import { Conflict } from '#functions/kernel/store/table.ts';

const noWait = async () => undefined;

/** Work that fails with the error in its first rounds; it records the rounds that ran. */
const failing = (rounds: number, error: Error) => {
  const ran: number[] = [];
  const work = async (round: number) => {
    ran.push(round);
    if (round <= rounds) throw error;
    return 'done';
  };
  return { ran, work };
};

describe('retryOnConflict', () => {
  it('runs the work again until it ends without a conflict', async () => {
    const { ran, work } = failing(3, new Conflict('changed meanwhile'));
    expect(await retryOnConflict(work, noWait)).toBe('done');
    expect(ran).toEqual([1, 2, 3, 4]);
  });

  it('throws every other error at once', async () => {
    const { ran, work } = failing(1, new Error('fault'));
    await expect(retryOnConflict(work, noWait)).rejects.toThrow('fault');
    expect(ran).toEqual([1]);
  });

  it('throws the conflict after 40 rounds', async () => {
    const { ran, work } = failing(1000, new Conflict('changed meanwhile'));
    await expect(retryOnConflict(work, noWait)).rejects.toThrow(Conflict);
    expect(ran).toHaveLength(40);
  });
});
