import { useMemo } from 'react';
import type { BudgetHours } from '#shared/model/budgetHours.ts';
import type { UnitPlace } from '#web/platform/navigation/place.ts';
import { useRowSave } from '../rows/useRowSave.ts';
import type { Rates } from '../stencils/rates.ts';
import { useHoursCommands } from './useHoursCommands.ts';
import { useHoursKind } from './useHoursKind.ts';

/** The budget hours of a unit as a sheet, the latest first; `rates` are the stencils as they are typed. */
export const useHoursRows = (
  unit: UnitPlace,
  hours: readonly BudgetHours[],
  rates: readonly Rates[],
  refresh: () => Promise<unknown>,
) => {
  const kind = useHoursKind(rates);
  const commands = useHoursCommands(unit);
  const stored = useMemo(() => [...hours].reverse(), [hours]);
  const rows = useRowSave({
    unitId: unit.id,
    name: 'hours',
    stored,
    kind,
    canWrite: unit.canWrite,
    ...commands,
    refresh,
  });
  return { ...rows, commands, refresh };
};

export type HoursRows = ReturnType<typeof useHoursRows>;
