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

/**
 * Removes token and state from their cookies; returns the token when this window began the sign-in. Any other token may have been
 * planted by somebody who wants work done in his account.
 */
export const takeToken = async (
  cookies: Cookies,
  storage: Pick<Storage, 'getItem' | 'removeItem'>,
): Promise<string | undefined> => {
  const [token, state] = await Promise.all([cookies.get(TOKEN), cookies.get(STATE)]);
  const begun = storage.getItem(STATE);
  if (token) await cookies.delete(TOKEN);
  if (state) await cookies.delete(STATE);
  if (!token?.value) return undefined;
  storage.removeItem(STATE);
  return begun !== null && begun !== '' && state?.value === begun ? decodeURIComponent(token.value) : undefined;
};
