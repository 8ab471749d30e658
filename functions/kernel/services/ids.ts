import { randomBytes } from 'node:crypto';

/** A new identity with a prefix that says of what, e.g. `unt_4f1c…` (80 random bits). */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(10).toString('hex')}`;
