/** The ids that lead to an organisation, area, unit, category or shift. */
export interface OrgIds {
  readonly orgId: string;
}
export interface AreaIds extends OrgIds {
  readonly areaId: string;
}
export interface UnitPath extends AreaIds {
  readonly unitId: string;
}
export interface CategoryPath extends UnitPath {
  readonly categoryId: string;
}
export interface ShiftPath extends CategoryPath {
  readonly shiftId: string;
}
