export const grantLevels = ['organization', 'area', 'unit'] as const;
export type GrantLevel = (typeof grantLevels)[number];

/** What an account may reach: one place and all below it. */
export interface Grant {
  readonly level: GrantLevel;
  readonly orgId: string;
  readonly areaId?: string;
  readonly unitId?: string;
  readonly canWrite: boolean;
}
