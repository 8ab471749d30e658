import { TOKEN } from './personal.ts';

/**
 * What ties the answer of an identity provider to the window that asked: a random text, kept for this window under the name before
 * it leaves, and brought back in a cookie of that name beside the token.
 */
export const STATE = 'auth-state';

interface Cookies {
  get(name: string): Promise<{ readonly value?: string } | null>;
  delete(name: string): Promise<void>;
}

/** The cookies of the tokens, and of the identity provider that they come from. */
export const REFRESH = 'auth-refresh';
export const PROVIDER = 'auth-provider';

/** What a sign-in at an identity provider brought. A browser keeps no cookie of a very long access token. */
export interface BroughtTokens {
  readonly accessToken: string | undefined;
  readonly refreshToken: string | undefined;
  readonly provider: string | undefined;
}

/**
 * Removes tokens and state from their cookies; returns the tokens when this window began the sign-in. Any other token may have been
 * planted by an attacker, so that work is done in the attacker's account.
 */
export const takeTokens = async (
  cookies: Cookies,
  storage: Pick<Storage, 'getItem' | 'removeItem'>,
): Promise<BroughtTokens | undefined> => {
  const take = async (name: string): Promise<string | undefined> => {
    const cookie = await cookies.get(name);
    if (cookie) await cookies.delete(name);
    return cookie?.value ? decodeURIComponent(cookie.value) : undefined;
  };
  const [accessToken, refreshToken, provider, state] = await Promise.all([TOKEN, REFRESH, PROVIDER, STATE].map(take));
  if (accessToken === undefined && refreshToken === undefined) return undefined;
  const begun = storage.getItem(STATE);
  storage.removeItem(STATE);
  return begun !== null && begun !== '' && state === begun ? { accessToken, refreshToken, provider } : undefined;
};
