import type { Account, AccountChange } from '#shared/model/account.ts';

/** What can be changed of an account. */
export type Changeable = Pick<Account, 'email' | 'type' | 'loginType' | 'disabled'>;

const names = ['email', 'type', 'loginType', 'disabled'] as const;

const typed = (values: Changeable): Changeable => ({ ...values, email: values.email.trim().toLowerCase() });

/** The names of what was typed and differs from what is stored. */
export const changedNames = (stored: Changeable, values: Changeable): readonly (keyof Changeable)[] =>
  names.filter((name) => stored[name] !== typed(values)[name]);

/** The changes alone, with the version they were made on: what others changed meanwhile elsewhere stays. */
export const changeOf = (stored: Changeable, values: Changeable, version: number): AccountChange => ({
  ...Object.fromEntries(changedNames(stored, values).map((name) => [name, typed(values)[name]])),
  version,
});
