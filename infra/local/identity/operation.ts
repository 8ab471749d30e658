import { createHmac } from 'node:crypto';
import * as z from 'zod';
import { isSameSecret } from '#functions/kernel/adapters/isSameSecret.ts';
import type { Pool } from './pool.ts';
import { notAuthorized, Refusal } from './refusal.ts';

/** One operation of the wire protocol: JSON in, JSON out. @throws Refusal */
export type Operation = (input: unknown) => Promise<object>;

/** An operation whose input is read with a schema first. */
export const operation =
  <Schema extends z.ZodType>(schema: Schema, run: (input: z.output<Schema>) => Promise<object>): Operation =>
  async (input) => {
    const read = schema.safeParse(input);
    if (!read.success) throw new Refusal('InvalidParameterException', z.prettifyError(read.error));
    return run(read.data);
  };

export const Password = z.string().min(1).max(256);

/** @throws Refusal when the caller means another pool. */
export const checkPool = ({ id }: Pool, wanted: string): void => {
  if (wanted !== id) throw new Refusal('ResourceNotFoundException', `User pool ${wanted} does not exist.`);
};

/** @throws Refusal when the caller means another client. */
export const checkClient = ({ clientId }: Pool, wanted: string): void => {
  if (wanted !== clientId) throw new Refusal('ResourceNotFoundException', `User pool client ${wanted} does not exist.`);
};

/** @throws Refusal without the secret of the client. */
export const checkClientSecret = (
  pool: Pool,
  given: { readonly ClientId: string; readonly ClientSecret: string },
): void => {
  checkClient(pool, given.ClientId);
  if (!isSameSecret(given.ClientSecret, pool.clientSecret)) throw notAuthorized('Invalid client secret.');
};

/** @throws Refusal when the hash of the username was not made with the secret of the client. */
export const checkSecretHash = ({ clientId, clientSecret }: Pool, username: string, given: string): void => {
  const wanted = createHmac('sha256', clientSecret).update(`${username}${clientId}`).digest('base64');
  if (!isSameSecret(given, wanted)) throw notAuthorized(`Unable to verify secret hash for client ${clientId}`);
};
