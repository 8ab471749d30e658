/** Waits some milliseconds. */
export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A random wait that grows with the attempt (from 1), at most a second: those who collided spread out. */
export const jittered = (attempt: number): number => Math.random() * Math.min(1000, 40 * 2 ** attempt);
