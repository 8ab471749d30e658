/** The path parameters of a unit. */
export interface UnitIds {
  readonly orgId: string;
  readonly areaId: string;
  readonly unitId: string;
}
