import { type AccountType, hasRight, type Right } from '#shared/model/roles.ts';

/** The levels of the hierarchy, from the top. */
const manageLevels = ['org', 'area', 'unit', 'category', 'shift'] as const;

export type ManageLevel = (typeof manageLevels)[number];

/**
 * The tabs of an entity: what it contains, a unit's activities and follow-up, its expected absence, what its categories cost, its
 * grants, its imports, and last its own fields.
 */
export type ManageTab =
  | 'list'
  | 'activities'
  | 'followup'
  | 'absence'
  | 'rates'
  | 'access'
  | 'import'
  | 'workbook'
  | 'edit';

/**
 * The tabs at a level for an account with the roles; the first is the default. Fields, activities, and what a
 * unit contains, are for Admin and SuperAdmin; grants for SuperUser and SuperAdmin; expected absence, rates, and the
 * follow-up of a unit, for all of them; imports for SuperAdmin; reading a workbook in for Admin and SuperAdmin, of an organisation.
 */
export const tabsOf = (level: Exclude<ManageLevel, 'shift'>, roles: readonly AccountType[]): readonly ManageTab[] => {
  const may = (right: Right) => roles.some((type) => hasRight(type, right));
  const admin = may('configure');
  const access = may('administer');
  const below = admin || level === 'org' || level === 'area';
  return [
    ...(below ? (['list'] as const) : []),
    ...(admin && level === 'unit' ? (['activities'] as const) : []),
    ...(level === 'unit' && (admin || access) ? (['followup'] as const) : []),
    ...(may('manage') && (level === 'org' || level === 'unit') ? (['absence', 'rates'] as const) : []),
    ...(access && level !== 'category' ? (['access'] as const) : []),
    ...(admin && level === 'org' ? (['workbook'] as const) : []),
    ...(may('import') && (level === 'org' || level === 'unit') ? (['import'] as const) : []),
    ...(admin && level !== 'category' ? (['edit'] as const) : []),
  ];
};
