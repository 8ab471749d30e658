import { budget as contract } from '#shared/contract/budget.ts';
import type { BudgetHours, BudgetHoursFields } from '#shared/model/budgetHours.ts';
import { useCommand } from '#web/domain/planning/useCommand.ts';
import type { UnitPlace } from '#web/platform/navigation/place.ts';
import type { RowChange, RowCommands } from '../rows/useRowSave.ts';

/** What can be done with the budget hours of a unit. */
export type HoursCommands = RowCommands<BudgetHours, BudgetHoursFields>;

/** Binds the commands to the unit. */
export const useHoursCommands = ({ ids }: UnitPlace): HoursCommands => ({
  create: useCommand(contract.createHours, (body) => ({ params: ids, body })),
  update: useCommand(
    contract.updateHours,
    ({ stored, changes, version }: RowChange<BudgetHours, BudgetHoursFields>) => ({
      params: { ...ids, hoursId: stored.id },
      body: { ...changes, version },
    }),
  ),
  remove: useCommand(contract.removeHours, ({ id: hoursId, version }: BudgetHours) => ({
    params: { ...ids, hoursId },
    version,
  })),
});
