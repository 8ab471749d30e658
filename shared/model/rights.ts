import type { AccountType } from './grant.ts';

/** The account types that hold a right beside reading and writing. The server enforces this table, screens follow it. */
const holders = {
  /** Change and create periods older than the 10-week limit. */
  changeHistory: ['SuperAdmin', 'Admin', 'SuperUser'],
  /** Lock and unlock a demand period. */
  lockDemand: ['SuperAdmin', 'Admin', 'SuperUser'],
  /** Link a budget basis over another one, or later than 10 weeks after the period's start. */
  overwriteBasis: ['SuperAdmin'],
} as const satisfies Record<string, readonly AccountType[]>;

export type Right = keyof typeof holders;

/** Whether accounts of the type hold the right. */
export const hasRight = (type: AccountType, right: Right): boolean =>
  (holders[right] as readonly AccountType[]).includes(type);
