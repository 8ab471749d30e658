/** The unit that is set up, and what the user may do in it. */
export interface SetupUnit {
  readonly ids: { readonly orgId: string; readonly areaId: string; readonly unitId: string };
  readonly name: string;
  readonly canWrite: boolean;
}
