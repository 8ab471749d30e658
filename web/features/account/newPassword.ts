import { firstPasswordFaults, passwordFaults } from '#shared/model/password.ts';

/** A password typed twice. */
export interface TypedPassword {
  readonly password: string;
  readonly repeat: string;
}

/** The first password has a minimum length only; later ones need four classes of characters. */
export type PasswordKind = 'first' | 'strong';

/** Nothing typed yet. */
export const untyped: TypedPassword = { password: '', repeat: '' };

/** What is wrong with a password of this kind, the most important first. */
export const weaknessesOf = (password: string, kind: PasswordKind) =>
  kind === 'first' ? firstPasswordFaults(password) : passwordFaults(password);

const isWeak = (password: string, kind: PasswordKind): boolean => weaknessesOf(password, kind).length > 0;

/** The faults of a password typed twice, by field; an empty object when it can be sent. */
export const newPasswordFaults = (
  { password, repeat }: TypedPassword,
  kind: PasswordKind,
): { readonly password?: 'missing' | 'weak'; readonly repeat?: 'differs' } => ({
  ...(password === '' ? { password: 'missing' } : isWeak(password, kind) ? { password: 'weak' } : {}),
  ...(password.normalize('NFC') !== repeat.normalize('NFC') && { repeat: 'differs' }),
});
