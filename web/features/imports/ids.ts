/** A place whose imports are shown: an organisation, or one unit of it. */
export interface OrgIds {
  readonly orgId: string;
}
export interface UnitIds extends OrgIds {
  readonly areaId: string;
  readonly unitId: string;
}
export type PlaceIds = OrgIds & Partial<UnitIds>;

/** Whether the place is a unit. */
export const isUnit = (ids: PlaceIds): ids is UnitIds => ids.unitId !== undefined;
