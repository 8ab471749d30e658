import { useMemo } from 'react';
import type { Stencil } from '#shared/model/stencil.ts';
import type { UnitPlace } from '#web/platform/navigation/place.ts';
import { useRowSave } from '../rows/useRowSave.ts';
import { typedRates } from './rates.ts';
import { useStencilCommands } from './useStencilCommands.ts';
import { useStencilKind } from './useStencilKind.ts';

/** The stencils of a unit as a sheet, the latest year first, and the rates as they are typed. */
export const useStencilRows = (unit: UnitPlace, stencils: readonly Stencil[], refresh: () => Promise<unknown>) => {
  const kind = useStencilKind();
  const commands = useStencilCommands(unit);
  const stored = useMemo(() => [...stencils].reverse(), [stencils]);
  const rows = useRowSave({
    unitId: unit.id,
    name: 'stencils',
    stored,
    kind,
    canWrite: unit.canWrite,
    ...commands,
    refresh,
  });
  const rates = useMemo(() => typedRates(rows.typed), [rows.typed]);
  return { ...rows, commands, refresh, rates };
};

export type StencilRows = ReturnType<typeof useStencilRows>;
