/** Waits the given number of milliseconds. */
export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A random number of milliseconds that grows with the attempt (from 1), below 1,000: it spreads out colliding writers. */
export const jittered = (attempt: number): number => Math.random() * Math.min(1000, 40 * 2 ** attempt);
