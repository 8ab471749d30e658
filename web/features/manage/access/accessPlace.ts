import type { GrantLevel } from '#shared/model/grant.ts';

/** The place that is granted. */
export interface AccessPlace {
  readonly level: GrantLevel;
  readonly id: string;
  readonly name: string;
}
