import { hasRole, type Role } from '#web/api/roles.ts';

/** What can be managed, from the top. */
const manageLevels = ['org', 'area', 'unit', 'category', 'shift'] as const;

export type ManageLevel = (typeof manageLevels)[number];

/** The tabs of a managed place: what lies below it, its own fields, who reaches it. */
export type ManageTab = 'list' | 'edit' | 'access';

/**
 * The tabs that somebody sees at a level, the first being the default: Edit, and what lies
 * below a unit, are the Admins'; Access is SuperUsers' and SuperAdmins'.
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
