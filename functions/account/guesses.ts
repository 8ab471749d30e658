import type { Scope } from '#functions/kernel/changes/scope.ts';
import { type Counted, forgetFailures, lockedUntil, releaseAttempt, reserveAttempt } from './failures.ts';
import { knownDevice } from './knownDevice.ts';
import { forgetLockedDevices, lockedDevices, noteLockedDevice } from './lockedDevices.ts';

/** The counter of an account, on devices that are not known for it. */
const ofAccount = (name: string): Counted => ({ kind: 'account', name });

/** The counter of an account on a device that is known for it. */
const ofDevice = (name: string, from: string): Counted => ({ kind: 'device', name, from });

/**
 * The counters of a guessed password, in the order in which they are counted: on a device that is known for the account only the
 * counter of the device, otherwise the counters of the client's IP address and of the account.
 */
const countersOf = async (scope: Scope, username: string): Promise<readonly Counted[]> => {
  const device = await knownDevice(scope, username);
  if (device !== undefined) return [ofDevice(username, device)];
  return [{ kind: 'address', name: scope.address }, ofAccount(username)];
};

/**
 * Counts a guess before the password is checked, so that guesses at the same time are not all tried. Returns the kind of the
 * counter whose limit is reached; undefined where the password may be checked.
 */
export const reserveGuess = async (scope: Scope, username: string): Promise<Counted['kind'] | undefined> => {
  for (const counted of await countersOf(scope, username)) {
    if (await reserveAttempt(scope, counted)) continue;
    if (counted.from !== undefined) await noteLockedDevice(scope, username, counted.from);
    return counted.kind;
  }
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

/** Takes back the latest guess alone: the password was right, but the code of the second factor is still to come. */
export const releaseGuess = async (scope: Scope, username: string): Promise<void> => {
  await Promise.all((await countersOf(scope, username)).map((counted) => releaseAttempt(scope, counted)));
};

/**
 * By username the instant until which guesses are refused, on unknown devices or on a known one, whichever ends last. Leaves out
 * accounts that no guess has locked.
 */
export const guessesLockedUntil = async (
  { table, now }: Scope,
  usernames: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const devices = await lockedDevices(table, usernames);
  const counted = usernames.flatMap((name) => [
    ofAccount(name),
    ...(devices.get(name) ?? []).map((device) => ofDevice(name, device)),
  ]);
  return lockedUntil(table, counted, now);
};

/** Lets the password of the account be guessed again, on unknown and on known devices. */
export const unlockGuesses = async ({ table }: Pick<Scope, 'table'>, username: string): Promise<void> => {
  const devices = (await lockedDevices(table, [username])).get(username) ?? [];
  const counters = [ofAccount(username), ...devices.map((device) => ofDevice(username, device))];
  await Promise.all(counters.map((counted) => forgetFailures(table, counted)));
  await forgetLockedDevices(table, username);
};

/** Forgets the wrong guesses of an account, on this device too, where fewer than lock it: its password is a new one. */
export const forgetGuesses = async (scope: Scope, username: string): Promise<void> => {
  const device = await knownDevice(scope, username);
  if (device !== undefined) await forgetFailures(scope.table, ofDevice(username, device));
  await unlockGuesses(scope, username);
};
