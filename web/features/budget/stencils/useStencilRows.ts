import { useMemo } from 'react';
import type { Stencil } from '#shared/model/stencil.ts';
import type { UnitPlace } from '#web/platform/navigation/place.ts';
import { useRowSave } from '../rows/useRowSave.ts';
import { typedRates } from './rates.ts';
import { useStencilCommands } from './useStencilCommands.ts';
import { useStencilKind } from './useStencilKind.ts';

/** The stencils of a unit as a sheet, the latest year first, and the rates as they are typed. */
export const useStencilRows = (unit: UnitPlace, stencils: readonly Stencil[], refresh: () => Promise<unknown>) => {
  const rows = useRowSave({
    unit,
    name: 'stencils',
    stored: stencils,
    kind: useStencilKind(),
    commands: useStencilCommands(unit),
    refresh,
  });
  const rates = useMemo(() => typedRates(rows.typed), [rows.typed]);
  return { ...rows, rates };
};

export type StencilRows = ReturnType<typeof useStencilRows>;
