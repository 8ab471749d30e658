import { hasRole, type Role } from '#web/api/roles.ts';

/** The levels of the hierarchy, from the top. */
const manageLevels = ['org', 'area', 'unit', 'category', 'shift'] as const;

export type ManageLevel = (typeof manageLevels)[number];

/** The tabs of an entity: what it contains, its own fields, its grants. */
export type ManageTab = 'list' | 'edit' | 'access';

/**
 * The tabs at a level for an account with the roles; the first is the default. Fields, and what a unit contains, are for
 * Admin and SuperAdmin; grants for SuperUser and SuperAdmin.
 */
export const tabsOf = (level: Exclude<ManageLevel, 'shift'>, roles: readonly Role[]): readonly ManageTab[] => {
  const admin = hasRole(roles, ['Admin']);
  const access = hasRole(roles, ['SuperUser', 'SuperAdmin']);
  const below = admin || level === 'org' || level === 'area';
  return [
    ...(below ? (['list'] as const) : []),
    ...(admin ? (['edit'] as const) : []),
    ...(access && level !== 'category' ? (['access'] as const) : []),
  ];
};
