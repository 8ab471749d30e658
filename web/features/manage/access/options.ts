import { type AccessFields, type AccessOption, accessOptions } from '#shared/model/access.ts';
import type { GrantLevel } from '#shared/model/grant.ts';

/** The ways to grant access at a level: a SuperUser is granted organisations only. */
export const optionsAt = (level: GrantLevel): readonly AccessOption[] =>
  accessOptions.filter((option) => level === 'organization' || !isSuper(option));

/** Whether the option grants to a SuperUser, who may always write. */
export const isSuper = (option: AccessOption): boolean => option === 'existingSuperUser' || option === 'newSuperUser';

/** Whether the option grants to an existing account. */
export const isExisting = (option: AccessOption): boolean =>
  option === 'existingUser' || option === 'existingSuperUser';

/** The grant of an option; a SuperUser may always write. */
export const grantOf = (option: AccessOption, canWrite: boolean): AccessFields => ({
  role: isSuper(option) ? 'SuperUser' : 'User',
  canWrite: canWrite || isSuper(option),
});
