import { budget as contract } from '#shared/contract/budget.ts';
import type { BudgetPeriod, BudgetPeriodFields } from '#shared/model/budget.ts';
import { useCommand } from '#web/domain/planning/useCommand.ts';
import type { UnitPlace } from '#web/platform/navigation/place.ts';
import type { RowChange, RowCommands } from '../rows/useRowSave.ts';

/** What can be done with the budget periods of a category. */
export type ServicesCommands = RowCommands<BudgetPeriod, BudgetPeriodFields>;

/** Binds the commands to a category of the unit. */
export const useServicesCommands = (unit: UnitPlace, categoryId: string): ServicesCommands => {
  const params = { ...unit.ids, categoryId };
  return {
    create: useCommand(contract.create, (body) => ({ params, body })),
    update: useCommand(
      contract.update,
      ({ stored, changes, version }: RowChange<BudgetPeriod, BudgetPeriodFields>) => ({
        params: { ...params, budgetId: stored.id },
        body: { ...changes, version },
      }),
    ),
    remove: useCommand(contract.remove, ({ id: budgetId, version }: BudgetPeriod) => ({
      params: { ...params, budgetId },
      version,
    })),
  };
};
