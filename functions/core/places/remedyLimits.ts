import type { UnitNode } from '#functions/kernel/rights/place.ts';
import { usualOvertimeHours } from '#shared/model/unit.ts';

/** What a unit may close a shortage with, also where it was stored before it could be set (shared/calculation/README.md 18). */
export const remedyLimits = (unit: Pick<UnitNode, 'overtimeHours' | 'poolServices' | 'hiredServices'>) => ({
  overtimeHours: unit.overtimeHours ?? usualOvertimeHours,
  poolServices: unit.poolServices ?? null,
  hiredServices: unit.hiredServices ?? null,
});
