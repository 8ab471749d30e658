import * as z from 'zod';
import { AccountFields } from './account.ts';
import { customerTypes } from './roles.ts';

/** So many people and places fit one request and one transaction. */
export const mostPeople = 25;
export const mostPlaces = 15;

const isEachOnce = (keys: readonly string[]): boolean => new Set(keys).size === keys.length;

/** A person to invite, or to give access where the address has an account; with all places at once. */
export const PersonInvitation = AccountFields.pick({
  email: true,
  firstName: true,
  lastName: true,
  loginType: true,
}).extend({
  type: z.enum(customerTypes),
  accesses: z
    .array(AccountFields.shape.access.unwrap())
    .min(1)
    .max(mostPlaces)
    .refine((all) => isEachOnce(all.map(({ level, id }) => `${level} ${id}`)), 'twice'),
});
export type PersonInvitation = z.infer<typeof PersonInvitation>;

export const Invitations = z.object({
  people: z
    .array(PersonInvitation)
    .min(1)
    .max(mostPeople)
    .refine((all) => isEachOnce(all.map(({ email }) => email)), 'twice'),
  /** Answers what would become of each, and stores and mails nothing. */
  preview: z.boolean().default(false),
});
export type Invitations = z.infer<typeof Invitations>;

/**
 * What became of a person: a new account; access of an account that was there; nothing to give; or refused, with the reason. An account
 * of another organisation is answered as a new one.
 */
export const InvitedPerson = z.object({
  email: z.string(),
  outcome: z.enum(['created', 'granted', 'unchanged', 'refused']),
  /** The ids of the places that are given. */
  given: z.array(z.string()),
  reason: z.string().optional(),
  /** Whether the mail could be sent. */
  mailSent: z.boolean().optional(),
});
export type InvitedPerson = z.infer<typeof InvitedPerson>;
