import * as z from 'zod';
import { isSameSecret } from '#functions/kernel/adapters/isSameSecret.ts';
import { isSigned, signatureOf } from '#functions/kernel/adapters/seal.ts';
import type { HttpContext } from '#functions/kernel/changes/scope.ts';
import type { IdentityProvider } from '#shared/model/identityProvider.ts';

const Begun = z.object({
  /** Of the request to the user pool, which brings it back. */
  state: z.string(),
  /** The verifier of PKCE: it proves that the same browser ends the sign-in. */
  verifier: z.string(),
  /** The window's own random text. */
  window: z.string(),
  origin: z.string(),
  from: z.string().optional(),
  until: z.number(),
});

/** A sign-in at an identity provider that this browser has begun. */
export type BegunSignIn = z.infer<typeof Begun>;

const cookieName = 'signing-in';
const lifetimeSeconds = 600;

const purpose = 'sign-in';
const signed = ({ name }: IdentityProvider, payload: string): string => JSON.stringify([name, payload]);

/** Attributes of a cookie of the site at that address. */
export const attributes = (origin: string, path: string, seconds: number, sameSite: 'Lax' | 'Strict'): string =>
  `Path=${path}; Max-Age=${seconds}; SameSite=${sameSite}${origin.startsWith('https:') ? '; Secure' : ''}`;

const cookie = ({ name }: IdentityProvider, origin: string, value: string, seconds: number): string =>
  // Lax, for the identity provider's page leads back here; no script may read it.
  `${cookieName}=${value}; ${attributes(origin, `/api/account/login-${name}`, seconds, 'Lax')}; HttpOnly`;

/** Keeps a begun sign-in in a cookie of this browser, sealed for the provider. */
export const keepBegun = async (
  http: HttpContext,
  provider: IdentityProvider,
  begun: Omit<BegunSignIn, 'until'>,
  now: Date,
): Promise<void> => {
  const until = now.getTime() + lifetimeSeconds * 1000;
  const payload = Buffer.from(JSON.stringify({ ...begun, until } satisfies BegunSignIn)).toString('base64url');
  const seal = await signatureOf(purpose, signed(provider, payload));
  http.setCookie(cookie(provider, begun.origin, `${payload}.${seal}`, lifetimeSeconds));
};

/** The sign-in that this browser began with the provider, and that `state` answers; its cookie is removed. */
export const takeBegun = async (
  http: HttpContext,
  provider: IdentityProvider,
  state: string | undefined,
  now: Date,
): Promise<BegunSignIn | undefined> => {
  const value = http.cookies.find((one) => one.startsWith(`${cookieName}=`))?.slice(cookieName.length + 1) ?? '';
  const [payload = '', seal = ''] = value.split('.');
  if (!(await isSigned(purpose, signed(provider, payload), seal))) return undefined;
  const begun = Begun.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  http.setCookie(cookie(provider, begun.origin, '', 0));
  return begun.until > now.getTime() && isSameSecret(begun.state, state ?? '') ? begun : undefined;
};
