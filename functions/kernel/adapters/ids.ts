import { randomBytes } from 'node:crypto';

/** A new id of 80 random bits with the prefix of its kind, e.g. `unt_4f1c…`. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(10).toString('hex')}`;
