import type { Account, AccountChange } from '#shared/model/account.ts';
import { mergedOn } from '#web/forms/mergedOn.ts';

/** What can be changed of an account. */
export type Changeable = Pick<Account, 'email' | 'type' | 'loginType' | 'disabled'>;

const names = ['email', 'type', 'loginType', 'disabled'] as const;

const changeable = ({ email, type, loginType, disabled }: Changeable): Changeable => ({
  email,
  type,
  loginType,
  disabled,
});

const typed = (values: Changeable): Changeable => ({ ...values, email: values.email.trim().toLowerCase() });

/** The names of what was typed and differs from what is stored. */
export const changedNames = (stored: Changeable, values: Changeable): readonly (keyof Changeable)[] =>
  names.filter((name) => stored[name] !== typed(values)[name]);

/** What was typed, on top of what somebody else stored meanwhile: only what was changed here wins. */
export const mergedWith = (current: Changeable, stored: Changeable, values: Changeable): Changeable =>
  mergedOn(changeable(current), changeable(stored), changeable(typed(values)));

/** The changes alone, with the version they were made on. */
export const changeOf = (stored: Changeable, values: Changeable, version: number): AccountChange => ({
  ...Object.fromEntries(changedNames(stored, values).map((name) => [name, typed(values)[name]])),
  version,
});
