import type { UnitNode } from '#functions/kernel/rights/place.ts';

/** Hours of overtime a week and person where a unit has not set them (shared/calculation/README.md 18). */
const overtimeHours = 2;

/** What a unit may close a shortage with, also where it was stored before it could be set. */
export const remedyLimits = (unit: Pick<UnitNode, 'overtimeHours' | 'poolServices' | 'hiredServices'>) => ({
  overtimeHours: unit.overtimeHours ?? overtimeHours,
  poolServices: unit.poolServices ?? null,
  hiredServices: unit.hiredServices ?? null,
});
