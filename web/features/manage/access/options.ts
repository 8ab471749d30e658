import { type AccessOption, accessOptions } from '#shared/model/access.ts';
import type { GrantLevel } from '#shared/model/grant.ts';
import { alwaysWrites, fitsLevel } from '#shared/model/roles.ts';

/** The ways to give access at a level. */
export const optionsAt = (level: GrantLevel): readonly AccessOption[] =>
  (Object.keys(accessOptions) as AccessOption[]).filter((option) => fitsLevel(accessOptions[option].type, level));

/** Whether what the option gives always includes writing. */
export const givesWriting = (option: AccessOption): boolean => alwaysWrites(accessOptions[option].type);

/** Whether the option gives access to an existing account. */
export const isExisting = (option: AccessOption): boolean => accessOptions[option].isExisting;
