import { type AccessFields, type AccessOption, accessOptions } from '#shared/model/access.ts';
import type { GrantLevel } from '#shared/model/grant.ts';

/** The ways to give access at a level: SuperUsers are only made at an organisation. */
export const optionsAt = (level: GrantLevel): readonly AccessOption[] =>
  accessOptions.filter((option) => level === 'organization' || !isSuper(option));

/** Whether the option is about a SuperUser, who may always write. */
export const isSuper = (option: AccessOption): boolean => option === 'existingSuperUser' || option === 'newSuperUser';

/** Whether the option chooses among the accounts that are there. */
export const isExisting = (option: AccessOption): boolean =>
  option === 'existingUser' || option === 'existingSuperUser';

/** The grant of an option: write is forced for a SuperUser. */
export const grantOf = (option: AccessOption, canWrite: boolean): AccessFields => ({
  role: isSuper(option) ? 'SuperUser' : 'User',
  canWrite: canWrite || isSuper(option),
});
