import * as z from 'zod';
import { get } from './define.ts';

/** Endpoints of the running program that need no token. */
export const system = {
  health: get('/api/health', {
    who: 'open',
    summary:
      'Version, whether the table answers and the program is ready, where people turn for support, the rule of first passwords.',
    bare: true,
    answer: z.object({
      version: z.string(),
      table: z.literal('ok'),
      supportEmail: z.string(),
      firstPasswords: z.enum(['specified', 'strong']),
    }),
  }),
  openapi: get('/api/openapi.json', {
    who: 'open',
    summary: 'This contract as an OpenAPI 3.1 document.',
    bare: true,
    answer: z.record(z.string(), z.unknown()),
  }),
} as const;
