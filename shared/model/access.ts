import * as z from 'zod';
import { accountStatuses, address, loginTypes, storedNames } from './account.ts';
import { stamped, version } from './fields.ts';
import { grantLevels } from './grant.ts';
import { accountTypes, type CustomerType, customerTypes } from './roles.ts';

/** The ways to give access: to accounts of which type, and whether to one that exists. */
export const accessOptions = {
  existingUser: { type: 'User', isExisting: true },
  newUser: { type: 'User', isExisting: false },
  existingSuperUser: { type: 'SuperUser', isExisting: true },
  newSuperUser: { type: 'SuperUser', isExisting: false },
} as const satisfies Record<string, { readonly type: CustomerType; readonly isExisting: boolean }>;
export type AccessOption = keyof typeof accessOptions;

const accessOption = z.enum(Object.keys(accessOptions) as [AccessOption, ...AccessOption[]]);

const role = z.enum(customerTypes);

const person = {
  userId: z.string(),
  userName: z.string(),
  email: z.string(),
  ...storedNames,
  /** The account's type. */
  role: z.enum(accountTypes),
  loginType: z.enum(loginTypes),
  /** Which of the options it is, or would be, added by. */
  selectedOption: accessOption,
};

/** What is granted to an account on one place. */
export const Access = z.object({
  ...stamped,
  ...person,
  level: z.enum(grantLevels),
  canWrite: z.boolean(),
  /** The groups of the identity provider that it comes from; left out where it was given by hand. */
  groups: z.array(z.string()).optional(),
  /** The id of the grant, by which it is changed at its own level. */
  accessId: z.string(),
  /** The place where it was given: the one that was asked for, or one above it. */
  place: z.object({ id: z.string(), name: z.string() }),
  /** Given above the place that was asked for, and changed only there. */
  inherited: z.boolean(),
  /** In the list, of accounts whose home is the organisation: whether the account can be used. */
  status: z.enum(accountStatuses).optional(),
  /** After a new grant: whether the mail could be sent. */
  mailSent: z.boolean().optional(),
});
export type Access = z.infer<typeof Access>;

/** An account of the organisation that could be granted the place. */
export const Candidate = z.object(person);
export type Candidate = z.infer<typeof Candidate>;

/** A grant to an account that is there. */
export const AccessFields = z.object({ role, canWrite: z.boolean().default(false) });
export type AccessFields = z.infer<typeof AccessFields>;

/** A grant to whoever has the address: to the account it leads to, or to a new one. */
export const AccessInvitation = z.object({
  selectedOption: accessOption,
  email: address,
  loginType: z.enum(loginTypes).default('password'),
  canWrite: z.boolean().default(false),
});
export type AccessInvitation = z.infer<typeof AccessInvitation>;

export const AccessChange = z.object({ role: role.optional(), canWrite: z.boolean().optional(), version });
export type AccessChange = z.infer<typeof AccessChange>;
