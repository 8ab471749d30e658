import { budget as contract } from '#shared/contract/budget.ts';
import type { Stencil, StencilFields } from '#shared/model/stencil.ts';
import { useCommand } from '#web/domain/planning/useCommand.ts';
import type { UnitPlace } from '#web/platform/navigation/place.ts';
import type { RowChange, RowCommands } from '../rows/useRowSave.ts';

/** What can be done with the stencils of a unit. */
export type StencilCommands = RowCommands<Stencil, StencilFields>;

/** Binds the commands to the unit. */
export const useStencilCommands = ({ ids }: UnitPlace): StencilCommands => ({
  create: useCommand(contract.createStencil, (body) => ({ params: ids, body })),
  update: useCommand(contract.updateStencil, ({ stored, changes, version }: RowChange<Stencil, StencilFields>) => ({
    params: { ...ids, stencilId: stored.id },
    body: { ...changes, version },
  })),
  remove: useCommand(contract.removeStencil, ({ id: stencilId, version }: Stencil) => ({
    params: { ...ids, stencilId },
    version,
  })),
});
