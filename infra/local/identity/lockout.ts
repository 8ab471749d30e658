/** Failed sign-ins in a row, and when the last one was (milliseconds). */
export interface Attempts {
  readonly failed: number;
  readonly lastAt: number;
}

export const noAttempts: Attempts = { failed: 0, lastAt: 0 };

const free = 5;
const longest = 15 * 60_000;

/** After five failures Cognito locks for a second, then twice as long for each further one, at most 15 minutes. */
const lockedFor = (failed: number): number => (failed < free ? 0 : Math.min(longest, 1000 * 2 ** (failed - free)));

/** A last failure after now was noted by a clock that was set back since: it locks nobody. */
export const isLocked = ({ failed, lastAt }: Attempts, now: number): boolean =>
  lastAt <= now && now < lastAt + lockedFor(failed);

/** One more failure; after a quarter of an hour without any the count starts over. */
export const afterFailure = ({ failed, lastAt }: Attempts, now: number): Attempts => ({
  failed: now - lastAt >= longest ? 1 : failed + 1,
  lastAt: now,
});
