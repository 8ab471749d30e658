import * as z from 'zod';
import { post } from './define.ts';

const Tokens = z.object({
  access_token: z.string(),
  token_type: z.literal('bearer'),
  expires_in: z.number(),
  refresh_token: z.string(),
});

const given = z.string().min(1).max(2000);

/** Signing in and out (spec 1 section 7; api.md "Accounts"). */
export const account = {
  login: post('/api/account/login', {
    who: 'open',
    summary: 'Sign in with username and password.',
    accepts: 'form',
    bare: true,
    body: z.object({
      username: given.transform((text) => text.trim().toLowerCase()),
      password: given,
      grant_type: z.literal('password'),
    }),
    answer: Tokens,
  }),
  refresh: post('/api/account/refresh', {
    who: 'open',
    summary: 'A new access token for a refresh token.',
    bare: true,
    body: z.object({ refresh_token: given.max(8000) }),
    answer: Tokens,
  }),
  logout: post('/api/account/logout', {
    who: 'signedIn',
    summary: 'Ends the session: the refresh token dies.',
    body: z.object({ refresh_token: z.string().max(8000).optional() }).optional(),
    answer: z.null(),
  }),
} as const;
