import { randomBytes } from 'node:crypto';

/** A new id of 80 random bits with the prefix of its kind, e.g. `unt_4f1c…`. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(10).toString('hex')}`;

/** Whether a text has the form of an id: what a client puts in its place may hold anything. */
export const isId = (text: string): boolean => /^[a-z]+_[0-9a-z]{1,40}$/.test(text);
