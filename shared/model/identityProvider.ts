import * as z from 'zod';

/** The name of an identity provider: part of addresses, and its name in the user pool. */
const providerName = /^[a-z][a-z0-9-]{1,30}$/;

/** What an installation knows of a customer's identity provider (SAML); its keys and attributes are the user pool's. */
export const IdentityProvider = z.object({
  name: z.string().regex(providerName),
  /** What users call it: on the button of the login. */
  label: z.string().min(1),
  /** The organisation whose accounts may sign in with it. */
  orgId: z.string().min(1),
  /** The domains of the addresses that it may vouch for, in lower case. */
  emailDomains: z.array(z.string().min(1)).min(1),
  /** What accounts take over from it at each sign-in; the id of Sambi (HSA) always. */
  takesOver: z.array(z.enum(['name', 'email'])).default([]),
  /** The least level of assurance (tillitsnivå) of a sign-in, 1 to 4, which the provider has to state; 0: none is demanded. */
  leastAssurance: z.number().int().min(0).max(4).default(0),
  /** The client of the user pool that leads back to it, counted from 0 (functions/account/userPool.ts). */
  client: z.number().int().min(0).default(0),
  /** The addresses of the site whose login offers it, by scheme, host and port: the customer's subdomain. */
  origins: z.array(z.url()).min(1),
});
export type IdentityProvider = z.infer<typeof IdentityProvider>;

/** Where the user pool leads back to after a sign-in at the provider, on the site at `origin`. */
export const callbackAddress = (origin: string, provider: string): string =>
  `${origin}/api/account/login-${provider}/callback`;

/** Where the user pool leads back to after a sign-out, on the site at `origin`. */
export const logoutAddress = (origin: string): string => `${origin}/`;

/** What the login offers before anybody is known. */
export const OfferedProvider = IdentityProvider.pick({ name: true, label: true });
export type OfferedProvider = z.infer<typeof OfferedProvider>;

/** The provider that the accounts of an organisation may sign in with. */
export const OrganizationProvider = IdentityProvider.pick({ name: true, label: true, orgId: true, emailDomains: true });

/** Where the browser is, as `location.origin` gives it. */
const origin = z.url().max(200);

/** Without a scheme, host or anything that a browser could take for one: a path within the site. */
const within = z
  .string()
  .max(1000)
  .regex(/^\/(?![/\\])[^\\\s]*$/);

export const ProvidersQuery = z.object({ origin });

/** A sign-in that a window begins: `state` is its own random text, brought back beside the token. */
export const SignInStart = z.object({
  origin,
  state: z.string().regex(/^[\w-]{16,100}$/),
  from: within.optional(),
});
export type SignInStart = z.infer<typeof SignInStart>;

/** What the user pool brings back by the browser. */
export const SignInReturn = z.object({
  state: z.string().max(200).optional(),
  code: z.string().max(2000).optional(),
  error: z.string().max(200).optional(),
  error_description: z.string().max(2000).optional(),
});
export type SignInReturn = z.infer<typeof SignInReturn>;
