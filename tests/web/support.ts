import type { AccountType } from '#shared/model/roles.ts';
import type { Claims } from '#web/platform/api/claims.ts';

/** A storage like a browser's, in memory. */
export const memoryStorage = (): Storage => {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (index) => [...kept.keys()][index] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  };
};

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An unsigned token of a planner, as the browser reads it; `exp` in seconds. */
export const tokenFor = (username: string, exp: number): string =>
  `${part({ alg: 'none' })}.${part({ unique_name: username, roles: ['User'], exp, unit_write: ['o/a/u'] })}.x`;

/** The claims of an account without grants. */
export const claimsOf = (role: AccountType): Claims => ({
  username: 'anna@region.se',
  roles: [role],
  expires: 0,
  unlisted: false,
  orgWrite: [],
  orgRead: [],
  areaWrite: [],
  areaRead: [],
  unitWrite: [],
  unitRead: [],
});
