import { accessLifetime } from '#shared/model/session.ts';
import { createSignal, type Signal } from '#web/platform/browser/signal.ts';
import { type Claims, readClaims } from './claims.ts';
import { type BroughtTokens, PROVIDER, REFRESH } from './cookieToken.ts';
import { lastActiveKey, lastPeriodKey, removePersonal, removeVisited, TOKEN } from './personal.ts';
import { ApiProblem } from './problem.ts';

/** The answer of login and refresh. */
interface Tokens {
  readonly access_token: string;
  readonly refresh_token?: string | undefined;
}

/** The calls of the contract that a session makes. */
export interface SessionCalls {
  login(username: string, password: string, code: string | undefined): Promise<Tokens>;
  refresh(refreshToken: string): Promise<Tokens>;
  logout(accessToken: string, refreshToken: string | undefined): Promise<void>;
}

/** What a session needs of its surroundings. */
export interface SessionPorts {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
  /** Loaded on first use: the login page starts without the contract. */
  readonly calls: () => Promise<SessionCalls>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Runs the work while no other window of the browser runs it. */
  readonly withLock: <T>(work: () => Promise<T>) => Promise<T>;
}

/** Why a session ended without a logout. */
type ExpiryReason = 'expired' | 'forbidden' | 'idle';

/** The claims of the account signed in at this browser, as a signal; undefined when signed out. */
export interface Session extends Signal<Claims | undefined> {
  /** Throws ApiProblem with the code of the refused login. `code` is of the second factor. */
  signIn(username: string, password: string, code?: string): Promise<Claims>;
  /**
   * Ends the session at this browser and at the server, and removes what the browser keeps of the account. Returns the identity
   * provider that it came from, which has a session of its own.
   */
  signOut(): Promise<string | undefined>;
  /**
   * Returns a valid access token: refreshed within a minute of its expiry, or when `refused` (a token that got 401) is still
   * the stored one. Undefined when signed out or when the refresh is refused; throws when it fails otherwise (no answer, too many
   * requests, a fault of the server) and the stored token has expired or was refused: the session stays.
   */
  token(refused?: string): Promise<string | undefined>;
  /** Renews the access token when it is older than `interval` milliseconds, so that the server counts the session as used. */
  keepAlive(interval: number): Promise<void>;
  /**
   * Ends the session at the server and at this browser because nobody uses it; drafts stay. Returns the identity provider that it came
   * from.
   */
  endIdle(): Promise<string | undefined>;
  /** Removes the tokens because the server refused them; drafts stay. */
  expire(reason: ExpiryReason): void;
  /** The identity provider that the session came from; undefined where it began with a password. */
  provider(): string | undefined;
  /** Sets the listener for sessions that end without a logout. */
  onExpire(listener: (reason: ExpiryReason) => void): void;
  /** Reads the storage again, after another window signed in or out. */
  recheck(): void;
  /** Starts a session with tokens from cookies; without an access token it is requested with the refresh token. */
  adopt(brought: BroughtTokens): Promise<void>;
}

const MARGIN_MS = 60_000;

/** Whether the server refused the refresh token; another failure says nothing about it. */
const isRefusal = (thrown: unknown): boolean => thrown instanceof ApiProblem && [400, 401, 403].includes(thrown.status);

/** Returns the session of one browser; the access token is stored under `auth-token`. */
export const createSession = ({ storage, calls, now, withLock }: SessionPorts): Session => {
  const stored = () => storage.getItem(TOKEN) ?? undefined;
  const read = () => {
    const token = stored();
    const claims = token === undefined ? undefined : readClaims(token);
    const alive = claims !== undefined && (claims.expires * 1000 > now() || storage.getItem(REFRESH) !== null);
    return alive ? claims : undefined;
  };
  const signal = createSignal(read());
  let onExpire: (reason: ExpiryReason) => void = () => undefined;

  const store = ({ access_token, refresh_token }: Tokens) => {
    storage.setItem(TOKEN, access_token);
    if (refresh_token) storage.setItem(REFRESH, refresh_token);
    signal.set(readClaims(access_token));
  };
  const forget = () => {
    storage.removeItem(TOKEN);
    storage.removeItem(REFRESH);
    storage.removeItem(PROVIDER);
    storage.removeItem(lastActiveKey);
    signal.set(undefined);
  };
  const expire = (reason: ExpiryReason) => {
    const isFirst = signal.get() !== undefined;
    forget();
    // Requests under way end it again, for another reason.
    if (isFirst) onExpire(reason);
  };

  /** Refreshes unless another window did so while this one waited for the lock. */
  const renew = (stale: string) =>
    withLock(async () => {
      const current = stored();
      if (current !== stale) return current;
      const refreshToken = storage.getItem(REFRESH);
      if (refreshToken === null) return undefined;
      try {
        store(await (await calls()).refresh(refreshToken));
        return stored();
      } catch (thrown) {
        if (isRefusal(thrown)) return undefined;
        throw thrown;
      }
    });

  return {
    get: signal.get,
    subscribe: signal.subscribe,
    signIn: async (username, password, code) => {
      store(await (await calls()).login(username, password, code));
      for (const key of [PROVIDER, lastPeriodKey, lastActiveKey]) storage.removeItem(key);
      const claims = signal.get();
      if (claims === undefined) throw new ApiProblem(200, 'unreadable');
      return claims;
    },
    signOut: async () => {
      const token = stored();
      const claims = signal.get();
      const refreshToken = storage.getItem(REFRESH) ?? undefined;
      const provider = storage.getItem(PROVIDER) ?? undefined;
      if (claims !== undefined) removePersonal(storage, claims.username);
      forget();
      if (token !== undefined) await (await calls()).logout(token, refreshToken);
      return provider;
    },
    endIdle: async () => {
      const [token, refreshToken, provider] = [TOKEN, REFRESH, PROVIDER].map(
        (key) => storage.getItem(key) ?? undefined,
      );
      expire('idle');
      if (token !== undefined) await (await calls()).logout(token, refreshToken);
      return provider;
    },
    token: async (refused) => {
      const token = stored();
      if (token === undefined) return undefined;
      const expires = (readClaims(token)?.expires ?? 0) * 1000;
      const stale = token === refused || expires - now() < MARGIN_MS;
      if (!stale) return token;
      const isUsable = token !== refused && expires > now();
      const renewed = await renew(token).catch((thrown: unknown) => {
        if (isUsable) return token;
        throw thrown;
      });
      return renewed ?? (isUsable ? token : undefined);
    },
    keepAlive: async (interval) => {
      const token = stored();
      const age = accessLifetime - ((readClaims(token ?? '')?.expires ?? 0) * 1000 - now());
      // A refusal shows at the next request, and without an answer the next use renews it.
      if (token !== undefined && age >= interval) await renew(token).catch(() => undefined);
    },
    expire,
    provider: () => storage.getItem(PROVIDER) ?? undefined,
    onExpire: (listener) => {
      onExpire = listener;
    },
    recheck: () => {
      const before = signal.get();
      const after = read();
      if (after?.username === before?.username) return;
      signal.set(after);
      // This window may have kept something before it learned of the logout in the other one.
      if (before !== undefined) removeVisited(storage, before.username);
      if (after === undefined) onExpire('expired');
    },
    adopt: async ({ accessToken, refreshToken, provider }) => {
      // The previous session may belong to another account.
      for (const key of [TOKEN, REFRESH, PROVIDER, lastPeriodKey, lastActiveKey]) storage.removeItem(key);
      if (accessToken !== undefined) store({ access_token: accessToken, refresh_token: refreshToken });
      else if (refreshToken !== undefined) store(await (await calls()).refresh(refreshToken));
      if (provider !== undefined) storage.setItem(PROVIDER, provider);
    },
  };
};
