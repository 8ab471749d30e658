import { randomBytes } from 'node:crypto';
import { setting } from '#functions/kernel/adapters/environment.ts';
import { isSigned, signatureOf } from '#functions/kernel/adapters/seal.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';

/**
 * A device is known for an account after a good sign-in, by a signed cookie. Its wrong passwords are counted apart, so that
 * whoever guesses elsewhere locks neither the account nor the address for it.
 */
const cookieName = 'known-device';
const daysKnown = 180;
/** Accounts of one device, the latest first: the cookie of a shared computer stays short. */
const mostAccounts = 20;

/** A sign-in of an account on the device: its time in seconds since 1970, and the seal of account and time. */
interface Mark {
  readonly at: number;
  readonly seal: string;
}

interface Device {
  readonly id: string;
  readonly marks: readonly Mark[];
}

const purpose = 'device';
const signed = (deviceId: string, at: number, username: string): string => JSON.stringify([deviceId, at, username]);

const markOf = (text: string): readonly Mark[] => {
  const [, at, seal] = /^(\d{1,12})\.([\w-]{22})$/.exec(text) ?? [];
  return seal === undefined ? [] : [{ at: Number(at), seal }];
};

const deviceOf = ({ http }: Scope): Device | undefined => {
  const value = http?.cookies.find((cookie) => cookie.startsWith(`${cookieName}=`))?.slice(cookieName.length + 1);
  const [id = '', ...marks] = value?.split('~') ?? [];
  return /^[\w-]{22}$/.test(id) ? { id, marks: marks.slice(0, mostAccounts).flatMap(markOf) } : undefined;
};

/** The marks of the device that are the account's. */
const marksOf = async ({ id, marks }: Device, username: string): Promise<readonly Mark[]> => {
  const are = await Promise.all(marks.map(({ at, seal }) => isSigned(purpose, signed(id, at, username), seal)));
  return marks.filter((_, index) => are[index]);
};

/** The id of the device where the account has signed in on it within 180 days. */
export const knownDevice = async (scope: Scope, username: string): Promise<string | undefined> => {
  const device = deviceOf(scope);
  if (!device) return undefined;
  const since = scope.now.getTime() / 1000 - daysKnown * 24 * 3600;
  return (await marksOf(device, username)).some(({ at }) => at >= since) ? device.id : undefined;
};

/** Makes the device known for the account, by a cookie that scripts do not read and that names nobody. */
export const rememberDevice = async (scope: Scope, username: string): Promise<void> => {
  const device = deviceOf(scope) ?? { id: randomBytes(16).toString('base64url'), marks: [] };
  const { id, marks } = device;
  const at = Math.floor(scope.now.getTime() / 1000);
  const own = new Set(await marksOf(device, username));
  const others = marks.filter((mark) => !own.has(mark)).slice(0, mostAccounts - 1);
  const seal = await signatureOf(purpose, signed(id, at, username));
  const value = [id, ...[{ at, seal }, ...others].map((one) => `${one.at}.${one.seal}`)];
  const secure = setting('APP_URL').startsWith('https:') ? '; Secure' : '';
  scope.http?.setCookie(
    `${cookieName}=${value.join('~')}; Path=/api/account; Max-Age=${daysKnown * 24 * 3600}; HttpOnly; SameSite=Strict${secure}`,
  );
};
