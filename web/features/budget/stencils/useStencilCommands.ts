import { budget as contract } from '#shared/contract/budget.ts';
import type { Stencil, StencilFields } from '#shared/model/stencil.ts';
import { type Command, useCommand } from '#web/domain/planning/useCommand.ts';
import type { UnitPlace } from '#web/platform/navigation/place.ts';
import type { RowChange } from '../rows/useRowSave.ts';

/** What can be done with the stencils of a unit. */
export interface StencilCommands {
  readonly create: Command<StencilFields, Stencil>;
  readonly update: Command<RowChange<Stencil, StencilFields>, Stencil>;
  readonly remove: Command<Stencil, unknown>;
}

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
