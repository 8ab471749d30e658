/** The four levels that most paths begin with, as README.md abbreviates them. */
export const O = '/api/organizations/{orgId}';
export const A = `${O}/areas/{areaId}` as const;
export const U = `${A}/units/{unitId}` as const;
export const C = `${U}/categories/{categoryId}` as const;
