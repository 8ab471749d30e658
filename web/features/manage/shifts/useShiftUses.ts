import { useMemo } from 'react';
import { hierarchy } from '#shared/contract/hierarchy.ts';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import type { UnitIds } from '../ids.ts';

/** The number of demand periods by the id of a shift; 0 is left out. */
export type ShiftUses = ReadonlyMap<string, number>;

/** How many demand periods use each shift of a unit; undefined until it is known. */
export const useShiftUses = ({ orgId, areaId, unitId }: UnitIds): ShiftUses | undefined => {
  const { data } = useEndpoint(hierarchy.shiftUse, { params: { orgId, areaId, unitId } });
  return useMemo(() => data && new Map(data.map((one) => [one.shiftId, one.demandPeriods])), [data]);
};
