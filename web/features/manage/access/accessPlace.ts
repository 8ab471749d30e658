import type { GrantLevel } from '#shared/model/grant.ts';

/** The place that access is given to. */
export interface AccessPlace {
  readonly level: GrantLevel;
  readonly id: string;
  readonly name: string;
}
