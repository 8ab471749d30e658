import { type Claims, readClaims } from './claims.ts';
import { ApiProblem } from './problem.ts';
import { createSignal, type Signal } from './signal.ts';

/** What login and refresh answer. */
interface Tokens {
  readonly access_token: string;
  readonly refresh_token?: string | undefined;
}

/** The three calls a session makes. */
export interface SessionCalls {
  login(username: string, password: string): Promise<Tokens>;
  refresh(refreshToken: string): Promise<Tokens>;
  logout(accessToken: string, refreshToken: string | undefined): Promise<void>;
}

/** What a session stands on. */
export interface SessionPorts {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
  /** Loaded when first needed: the login page starts without the contract. */
  readonly calls: () => Promise<SessionCalls>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Lets only one window at a time do the work. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>;
}

/** Why a session ended without the user asking for it. */
type Loss = 'expired' | 'forbidden';

/** Who is signed in at this browser; watched for sign-in and sign-out. */
export interface Session extends Signal<Claims | undefined> {
  signIn(username: string, password: string): Promise<Claims>;
  /** Ends the session here and at the server, and erases the drafts of the account. */
  signOut(): Promise<void>;
  /** A token good for a call: refreshed shortly before it dies, or when the one that was `refused` is still ours. */
  token(refused?: string): Promise<string | undefined>;
  /** Forgets the token because the server refused it; drafts stay. */
  lose(why: Loss): void;
  /** Called with the reason whenever `lose` was. */
  onLoss(listener: (why: Loss) => void): void;
  /** Looks at the storage again: another window may have signed in or out. */
  recheck(): void;
  /** Takes a token that arrived in a cookie. */
  adopt(token: string): void;
}

export const TOKEN = 'auth-token';
const REFRESH = 'auth-refresh';
const PERIOD = 'prev-plan-period';
const MARGIN_MS = 60_000;

/** Where the drafts of one account lie in the storage. */
export const draftPrefix = (username: string): string => `draft:${username}:`;

const eraseDrafts = (storage: SessionPorts['storage'], username: string) => {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) if (key?.startsWith(draftPrefix(username))) storage.removeItem(key);
};

/** The session of one browser; its token lives in the storage under `auth-token` (spec 1 section 4). */
export const createSession = ({ storage, calls, now, alone }: SessionPorts): Session => {
  const stored = () => storage.getItem(TOKEN) ?? undefined;
  const read = () => {
    const token = stored();
    const claims = token === undefined ? undefined : readClaims(token);
    const alive = claims !== undefined && (claims.expires * 1000 > now() || storage.getItem(REFRESH) !== null);
    return alive ? claims : undefined;
  };
  const signal = createSignal(read());
  let onLoss: (why: Loss) => void = () => undefined;

  const keep = ({ access_token, refresh_token }: Tokens) => {
    storage.setItem(TOKEN, access_token);
    if (refresh_token) storage.setItem(REFRESH, refresh_token);
    signal.set(readClaims(access_token));
  };
  const forget = () => {
    storage.removeItem(TOKEN);
    storage.removeItem(REFRESH);
    signal.set(undefined);
  };
  const lose = (why: Loss) => {
    forget();
    onLoss(why);
  };

  /** Another window may have refreshed while we waited for our turn: then its token is ours too. */
  const renew = (worn: string) =>
    alone(async () => {
      const current = stored();
      if (current !== worn) return current;
      const refreshToken = storage.getItem(REFRESH);
      if (refreshToken === null) return undefined;
      try {
        keep(await (await calls()).refresh(refreshToken));
        return stored();
      } catch (thrown) {
        if (thrown instanceof ApiProblem && thrown.code === 'offline') throw thrown;
        return undefined;
      }
    });

  return {
    get: signal.get,
    subscribe: signal.subscribe,
    signIn: async (username, password) => {
      keep(await (await calls()).login(username, password));
      storage.removeItem(PERIOD);
      const claims = signal.get();
      if (claims === undefined) throw new ApiProblem(200, 'unreadable');
      return claims;
    },
    signOut: async () => {
      const token = stored();
      const claims = signal.get();
      const refreshToken = storage.getItem(REFRESH) ?? undefined;
      if (claims !== undefined) eraseDrafts(storage, claims.username);
      forget();
      if (token !== undefined) await (await calls()).logout(token, refreshToken);
    },
    token: async (refused) => {
      const token = stored();
      if (token === undefined) return undefined;
      const expires = (readClaims(token)?.expires ?? 0) * 1000;
      const worn = token === refused || expires - now() < MARGIN_MS;
      if (!worn) return token;
      const renewed = await renew(token);
      if (renewed !== undefined) return renewed;
      return token !== refused && expires > now() ? token : undefined;
    },
    lose,
    onLoss: (listener) => {
      onLoss = listener;
    },
    recheck: () => {
      const before = signal.get();
      const after = read();
      if (after?.username === before?.username) return;
      signal.set(after);
      if (after === undefined) onLoss('expired');
    },
    adopt: (token) => {
      // Whoever was here before may be somebody else: nothing of that session goes on.
      storage.removeItem(REFRESH);
      storage.removeItem(PERIOD);
      keep({ access_token: token });
    },
  };
};
