/** Waits some milliseconds. */
export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A random wait that grows with the attempt (from 1), at most 250 ms: those who collided spread out. */
export const jittered = (attempt: number): number => Math.random() * Math.min(250, 10 * 2 ** attempt);
