import type { GrantLevel } from './grant.ts';

/** What accounts may do beside reading and writing in the places of their grants; without `everywhere`, only in these places. */
export type Right =
  /** Change and create periods older than the 10-week limit. */
  | 'changeHistory'
  /** Lock and unlock a demand period. */
  | 'lockDemand'
  /** See the screens of Förvalta, with hidden units. */
  | 'manage'
  /** Create, change and remove what an organisation consists of. */
  | 'configure'
  /** Give access, administer accounts and read the log. */
  | 'administer'
  /** Administer without a grant, in every organisation and outside all of them; see hidden units in plans and reports. */
  | 'everywhere'
  /** See and change what concerns imports of staff, and run them. */
  | 'import'
  /** Link a budget basis over another one, or later than 10 weeks after the period's start. */
  | 'overwriteBasis'
  /** Change worked hours and comments of a closed month, for a reason. */
  | 'correctClosed';

/** What an account type is and may. */
interface Role {
  /** An account of the provider: it sees every organisation, and has neither a home organisation nor grants. */
  readonly isProvider: boolean;
  /** Each of its grants includes writing. */
  readonly alwaysWrites: boolean;
  /** The levels at which it may hold a grant. */
  readonly levels: readonly GrantLevel[];
  /** The account types that may create accounts of this type, and change accounts to it. */
  readonly assignableBy: readonly string[];
  readonly rights: readonly Right[];
}

/** The account types: the server enforces this table, and screens follow it (functions/kernel/rights/README.md). */
const roles = {
  SuperAdmin: {
    isProvider: true,
    alwaysWrites: true,
    levels: [],
    assignableBy: ['SuperAdmin'],
    rights: [
      'changeHistory',
      'lockDemand',
      'manage',
      'configure',
      'administer',
      'everywhere',
      'import',
      'overwriteBasis',
      'correctClosed',
    ],
  },
  Admin: {
    isProvider: true,
    alwaysWrites: true,
    levels: [],
    assignableBy: ['SuperAdmin'],
    rights: ['changeHistory', 'lockDemand', 'manage', 'configure'],
  },
  SuperUser: {
    isProvider: false,
    alwaysWrites: true,
    levels: ['organization'],
    assignableBy: ['SuperAdmin', 'SuperUser'],
    rights: ['changeHistory', 'lockDemand', 'manage', 'administer'],
  },
  User: {
    isProvider: false,
    alwaysWrites: false,
    levels: ['organization', 'area', 'unit'],
    assignableBy: ['SuperAdmin', 'SuperUser'],
    rights: [],
  },
} as const satisfies Record<string, Role>;

export type AccountType = keyof typeof roles;

/** The types of accounts that belong to customers, and that grants are given to. */
export type CustomerType = {
  [Type in AccountType]: (typeof roles)[Type]['isProvider'] extends true ? never : Type;
}[AccountType];

/** The account types, from the one that may most. */
export const accountTypes = Object.keys(roles) as [AccountType, ...AccountType[]];

/** Whether the text names an account type. */
export const isAccountType = (text: string): text is AccountType => Object.hasOwn(roles, text);

/** Whether accounts of the type belong to the provider. */
export const isProviderType = (type: AccountType): type is Exclude<AccountType, CustomerType> => roles[type].isProvider;

/** The account types of customers, from the one that may most. */
export const customerTypes = accountTypes.filter((type) => !isProviderType(type)) as [CustomerType, ...CustomerType[]];

/** Whether every grant of the type includes writing. */
export const alwaysWrites = (type: AccountType): boolean => roles[type].alwaysWrites;

/** Whether accounts of the type may hold a grant at the level. */
export const fitsLevel = (type: AccountType, level: GrantLevel): boolean =>
  (roles[type].levels as readonly GrantLevel[]).includes(level);

/** Whether accounts of the one type may create accounts of the other, and change accounts to it. */
export const mayAssign = (by: AccountType, type: AccountType): boolean =>
  (roles[type].assignableBy as readonly string[]).includes(by);

/** Whether accounts of the type hold the right. */
export const hasRight = (type: AccountType, right: Right): boolean =>
  (roles[type].rights as readonly Right[]).includes(right);

/** Whether accounts of the type administer the organisations that they hold a grant on, and only these. */
export const administersByGrant = (type: AccountType): boolean =>
  hasRight(type, 'administer') && !hasRight(type, 'everywhere');
