import * as z from 'zod';
import { addressFault, normalizeAddress } from '#shared/text/hygiene.ts';
import { name, stamped, version } from './fields.ts';
import { grantLevels } from './grant.ts';
import { firstPasswordFaults, firstPasswordLength, passwordFaults } from './password.ts';
import { accountTypes } from './roles.ts';

export const loginTypes = ['password', 'saml'] as const;

/** A place that an account reaches, with its names from the organisation down. */
export const AccountAccess = z.object({
  id: z.string(),
  level: z.enum(grantLevels),
  orgId: z.string(),
  areaId: z.string().optional(),
  unitId: z.string().optional(),
  path: z.string(),
  canWrite: z.boolean(),
  /** By which it is changed at its level. */
  version: z.number(),
  changedBy: z.string(),
  changedAt: z.string(),
  /** The groups of the identity provider that it comes from; left out where it was given by hand. */
  groups: z.array(z.string()).optional(),
});
export type AccountAccess = z.infer<typeof AccountAccess>;

/** The name of a person, as an answer holds it; null where none was given. */
export const storedNames = {
  firstName: z.string().nullable().default(null),
  lastName: z.string().nullable().default(null),
};

/** The name of a person, as a body gives it; empty is null. */
const personName = name(100, 0)
  .transform((given) => given || null)
  .nullable()
  .optional();
const givenNames = { firstName: personName, lastName: personName };

/** An account; `active` is false until the password is set. */
export const Account = z.object({
  ...stamped,
  username: z.string(),
  email: z.string(),
  /** The address that it gets when the link mailed there is used. */
  newEmail: z.string().nullable().default(null),
  ...storedNames,
  type: z.enum(accountTypes),
  loginType: z.enum(loginTypes),
  /** The identity provider of an account with SAML. */
  provider: z.string().nullable().default(null),
  /** The person in the catalogue of Swedish care (HSA), where the identity provider states it. */
  employeeHsaId: z.string().nullable().default(null),
  homeOrgId: z.string().nullable(),
  active: z.boolean(),
  disabled: z.boolean(),
  created: z.string(),
  /** When it last signed in; null before the first time. */
  lastSignIn: z.string().nullable().default(null),
  /** Since when its sign-ins ask for a code of an authenticator app; null: never. */
  secondFactorSince: z.string().nullable().default(null),
  accesses: z.array(AccountAccess),
  /** After a create, another address, or a change to a password: whether the mail with the confirmation link could be sent. */
  mailSent: z.boolean().optional(),
});
export type Account = z.infer<typeof Account>;

export const accountStatuses = ['active', 'inactive', 'disabled'] as const;
export type AccountStatus = (typeof accountStatuses)[number];

type Lifecycle = Pick<Account, 'active' | 'loginType'> & { readonly lastSignIn?: string | null };

/** Whether an account has only been invited: it has no password yet, or has never signed in at its identity provider. */
export const isOnlyInvited = ({ active, loginType, lastSignIn }: Lifecycle): boolean =>
  !active || (loginType === 'saml' && !lastSignIn);

/** Whether an account can be used: `inactive` while it has only been invited, `disabled` when it was closed. */
export const statusOf = ({ disabled, ...account }: Lifecycle & Pick<Account, 'disabled'>): AccountStatus =>
  disabled ? 'disabled' : isOnlyInvited(account) ? 'inactive' : 'active';

/** An account as it is read; `lockedUntil` is the instant until which its sign-ins are locked after too many wrong passwords. */
export const SingleAccount = Account.extend({ lockedUntil: z.string().optional() });
export type SingleAccount = z.infer<typeof SingleAccount>;

/** The longest username of the user pool: the address is the username unless another is given. */
const longestAddress = 128;

/**
 * Parts divided by single dots: `anna@vard..se` and `.anna@vard.se` are no addresses. At most 64 signs stand before `@`. A domain is of names of
 * hosts of at most 63 signs, the last one of at least two with a letter. None of the signs that stand around or between addresses
 * (`<anna@vard.se>`, `anna@vard.se;bo@vard.se`) is in either.
 */
const localPart = String.raw`[^\s@#."(),:;<>\[\]\\]+`;
const host = String.raw`[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`;
const emailForm = new RegExp(
  String.raw`^(?=[^@]{1,64}@)${localPart}(?:\.${localPart})*@(?:${host}\.)+(?=.*\p{L})(?=..)${host}$`,
  'u',
);

/** An e-mail address; usernames look the same. NFKC, in lower case, of characters that can be seen and are of one script. */
export const address = z
  .string()
  .transform(normalizeAddress)
  .refine((text) => text.length > 0, { error: 'required', abort: true })
  .refine((text) => text.length <= longestAddress, { error: 'tooLong', params: { max: longestAddress }, abort: true })
  .refine((text) => emailForm.test(text), { error: 'email', abort: true })
  .superRefine((text, context) => {
    const message = addressFault(text);
    if (message) context.addIssue({ code: 'custom', message });
  });

/** The username or address of an account that may exist: also one that was stored before the form of addresses was checked. */
export const givenAddress = z.string().min(1).max(200).transform(normalizeAddress);

/** A password, in Unicode NFC: keyboards send an å as one character or as two. */
const typedPassword = z.string().normalize('NFC');
const secret = typedPassword.min(1).max(256);

/** A password to change to or reset to. */
const strongPassword = secret.superRefine((password, context) => {
  for (const message of passwordFaults(password)) context.addIssue({ code: 'custom', message });
});

/** The first password: at least 6 characters, and not one that is guessed soon. An installation may demand a strong one. */
const firstPassword = typedPassword
  .min(firstPasswordLength)
  .max(256)
  .superRefine((password, context) => {
    for (const message of firstPasswordFaults(password))
      if (message !== 'tooShort') context.addIssue({ code: 'custom', message });
  });

export const AccountFields = z.object({
  email: address,
  username: address.optional(),
  ...givenNames,
  type: z.enum(accountTypes),
  loginType: z.enum(loginTypes).default('password'),
  homeOrgId: z.string().max(100).nullable().optional(),
  password: firstPassword.optional(),
  /** The first place that the account reaches. */
  access: z
    .object({ level: z.enum(grantLevels), id: z.string().min(1).max(100), canWrite: z.boolean().default(false) })
    .optional(),
});
export type AccountFields = z.infer<typeof AccountFields>;

export const AccountChange = z.object({
  /** Counts when the link mailed to it was used; at once where the account has no password yet. Another one than the stored is an {@link address}. */
  email: givenAddress.optional(),
  /** Null takes back a change of the address that was not confirmed; anything else leaves it. */
  newEmail: z.string().nullable().optional(),
  /** One's own password, which a change of one's own address needs. */
  password: secret.optional(),
  ...givenNames,
  homeOrgId: z.string().max(100).nullable().optional(),
  type: z.enum(accountTypes).optional(),
  loginType: z.enum(loginTypes).optional(),
  disabled: z.boolean().optional(),
  version,
});
export type AccountChange = z.infer<typeof AccountChange>;

export const accountOrders = ['name', 'username', 'home', 'lastSignIn', 'created'] as const;
export type AccountOrder = (typeof accountOrders)[number];

/** A sign-in of an account that has not ended. */
export const AccountSession = z.object({
  id: z.string(),
  /** What the browser said that it is (`user-agent`). */
  device: z.string(),
  startedAt: z.string(),
  /** When it last asked for a new token, which a window in use does every hour, and every 4 minutes where there is an idle limit. */
  seenAt: z.string(),
  /** Whether it is the one of this request. */
  isCurrent: z.boolean(),
});
export type AccountSession = z.infer<typeof AccountSession>;

const count = z.coerce.number().int().min(1).max(200);

/** A page of the account list: filters, and where it begins. */
export const AccountsQuery = z.object({
  limit: count.default(50),
  cursor: z.string().max(1000).optional(),
  search: z.string().max(200).optional(),
  type: z.enum(accountTypes).optional(),
  status: z.enum(accountStatuses).optional(),
  /** The home organisation; `-` for accounts without one. */
  homeOrgId: z.string().min(1).max(100).optional(),
  /** Left out: by home organisation and username. */
  sort: z.enum(accountOrders).optional(),
  descending: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true'),
});
export type AccountsQuery = z.infer<typeof AccountsQuery>;

export const PasswordChange = z.object({ oldPassword: secret, password: strongPassword });
export const PasswordReset = z.object({
  username: givenAddress,
  code: z.string().min(1).max(200),
  password: strongPassword,
});
/** The code of a mailed link that is tried before a password is asked for. */
export const LinkCheck = PasswordReset.omit({ password: true }).extend({ purpose: z.enum(['confirm', 'reset']) });
export type LinkCheck = z.infer<typeof LinkCheck>;
export const AddressConfirmation = PasswordReset.omit({ password: true });
export const Confirmation = PasswordReset.extend({ password: firstPassword });
