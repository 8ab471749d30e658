import type { Scope } from '#functions/kernel/changes/scope.ts';
import { type Counted, forgetFailures, lockedUntil, releaseAttempt, reserveAttempt } from './failures.ts';
import { knownDevice } from './knownDevice.ts';

/** The counter of an account, on devices that are not known for it. */
const ofAccount = (name: string): Counted => ({ kind: 'account', name });

/**
 * The counters of a guessed password, in the order in which they are counted: that of the device alone where it is known for the
 * account; otherwise those of the client's IP address and of the account.
 */
const countersOf = async (scope: Scope, username: string): Promise<readonly Counted[]> => {
  const device = await knownDevice(scope, username);
  if (device !== undefined) return [{ kind: 'device', name: username, from: device }];
  return [{ kind: 'address', name: scope.address }, ofAccount(username)];
};

/**
 * Counts a guess before the password is checked, so that guesses at the same time are not all tried. Returns the kind of the
 * counter whose limit is reached; undefined where the password may be checked.
 */
export const reserveGuess = async (scope: Scope, username: string): Promise<Counted['kind'] | undefined> => {
  for (const counted of await countersOf(scope, username))
    if (!(await reserveAttempt(scope, counted))) return counted.kind;
  return undefined;
};

/** Takes back the guess that was right. Wrong ones from the same IP address stay counted. */
export const forgetGuess = async (scope: Scope, username: string): Promise<void> => {
  await Promise.all(
    (await countersOf(scope, username)).map((counted) =>
      counted.kind === 'address' ? releaseAttempt(scope, counted) : forgetFailures(scope.table, counted),
    ),
  );
};

/** Takes back a guess that was right, without those before it: of a password, where the code of the second factor is still to come. */
export const releaseGuess = async (scope: Scope, username: string): Promise<void> => {
  await Promise.all((await countersOf(scope, username)).map((counted) => releaseAttempt(scope, counted)));
};

/**
 * The instants until which nobody may guess the passwords of these accounts on devices that are not known for them, by username; without
 * those that may be guessed. One read for all.
 */
export const guessesLockedUntil = (
  { table, now }: Scope,
  usernames: readonly string[],
): Promise<ReadonlyMap<string, string>> => lockedUntil(table, usernames.map(ofAccount), now);

/** Lets the password of the account be guessed again on all devices that are not known for it. */
export const unlockGuesses = ({ table }: Scope, username: string): Promise<void> =>
  forgetFailures(table, ofAccount(username));

/** Forgets the wrong guesses of an account on this device and on unknown ones: its password is a new one. */
export const forgetGuesses = async (scope: Scope, username: string): Promise<void> => {
  const counters = [
    ofAccount(username),
    ...(await countersOf(scope, username)).filter(({ kind }) => kind === 'device'),
  ];
  await Promise.all(counters.map((counted) => forgetFailures(scope.table, counted)));
};
