/** The path parameters of the contract, level by level. */
export interface OrgIds {
  readonly orgId: string;
}
export interface AreaIds extends OrgIds {
  readonly areaId: string;
}
export interface UnitIds extends AreaIds {
  readonly unitId: string;
}
export interface CategoryIds extends UnitIds {
  readonly categoryId: string;
}
export interface ShiftIds extends CategoryIds {
  readonly shiftId: string;
}

/** A change of the hierarchy alters lists, the place picker and grants: all of them are loaded again. */
export const everything = { touches: '/api/' } as const;
