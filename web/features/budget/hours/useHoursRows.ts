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
) =>
  useRowSave({
    unit,
    name: 'hours',
    stored: hours,
    kind: useHoursKind(rates),
    commands: useHoursCommands(unit),
    refresh,
  });

export type HoursRows = ReturnType<typeof useHoursRows>;
