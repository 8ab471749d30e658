import type { account } from '#shared/contract/account.ts';
import type { Answer, Endpoint } from '#shared/contract/endpoint.ts';
import { windowStorage } from '#web/platform/browser/storage.ts';
import { STATE } from './cookieToken.ts';
import { createFetched } from './fetched.ts';
import { ApiProblem } from './problem.ts';
import { useSignal } from './useSignal.ts';

// Without the contract's client and the cache of answers: the pages before the login start without them.
const read = async <E extends Endpoint>(path: string, query: Record<string, string>): Promise<Answer<E>> => {
  const response = await fetch(`/api/account/${path}?${new URLSearchParams(query)}`).catch(() => undefined);
  if (!response?.ok) throw new ApiProblem(response?.status ?? 0, response ? 'internal' : 'offline');
  return ((await response.json()) as { readonly data: Answer<E> }).data;
};

const providers = createFetched(() => read<typeof account.providers>('providers', { origin: location.origin }));

/** The identity providers that the login offers at this address; none until the server has answered. */
export const useProviders = (): Answer<typeof account.providers> => useSignal(providers) ?? [];

/** Random, without what browsers have on secure addresses only. */
const randomText = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Leads this window to the identity provider, which leads back to `from`. Throws ApiProblem. */
export const beginSignIn = async (provider: string, from: string | null): Promise<void> => {
  const state = randomText();
  const query = { origin: location.origin, state, ...(from !== null && { from }) };
  const { url } = await read<typeof account.loginWith>(`login-${encodeURIComponent(provider)}`, query);
  windowStorage.setItem(STATE, state);
  location.assign(url);
};

/** Keeps where this window goes on after a sign-out at an identity provider. */
const LEFT = 'auth-left';

/**
 * Leads this window to the end of the session at the identity provider, and from there back to an address of the program. Throws
 * ApiProblem.
 */
export const leaveProvider = async (provider: string, back: string): Promise<void> => {
  const query = { origin: location.origin };
  const { url } = await read<typeof account.logoutFrom>(`login-${encodeURIComponent(provider)}/sign-out`, query);
  windowStorage.setItem(LEFT, back);
  location.assign(url);
};

/** The address to show where this window comes back from a sign-out at an identity provider; once. */
export const afterProvider = (): string | undefined => {
  const back = windowStorage.getItem(LEFT) ?? undefined;
  windowStorage.removeItem(LEFT);
  return back;
};
