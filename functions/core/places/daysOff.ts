import { found } from '#functions/kernel/problem.ts';
import type { OrganizationNode, Place, UnitNode } from '#functions/kernel/rights/place.ts';
import type { DaysOff } from '#shared/time/dayOff.ts';

/** A unit with its organisation. */
export interface PlannedPlace {
  readonly org: OrganizationNode;
  readonly unit: UnitNode;
}

/** The unit of a request's path, with its organisation. Throws 404. */
export const plannedPlace = ({ org, unit }: Place): PlannedPlace => ({ org: found(org), unit: found(unit) });

/** What a unit staffs days off as: by its own rule, else its organisation's (shared/calculation/README.md 14). */
export const daysOffOf = ({ org, unit }: PlannedPlace): DaysOff => ({
  redDay: unit.redDay ?? org.redDay ?? 'weekday',
  eve: unit.eve ?? org.eve ?? 'weekday',
});
