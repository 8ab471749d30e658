import type { UnitBudget } from '#shared/model/unitBudget.ts';
import type { UnitPlace } from '#web/platform/navigation/place.ts';
import type { ShowBasis } from '../basis/show.ts';
import type { BasisReportOf } from '../basis/useBasisReport.ts';
import { useRowSave } from '../rows/useRowSave.ts';
import { useServicesCommands } from './useServicesCommands.ts';
import { useServicesKind } from './useServicesKind.tsx';

/** The budget periods of a category as a sheet, the latest first. */
export const useServicesRows = (
  unit: UnitPlace,
  { id, periods }: UnitBudget['categories'][number],
  refresh: () => Promise<unknown>,
  showBasis: ShowBasis,
  reportOf: BasisReportOf,
) =>
  useRowSave({
    unit,
    name: `services:${id}`,
    stored: periods,
    kind: useServicesKind(showBasis, reportOf),
    commands: useServicesCommands(unit, id),
    refresh,
  });

export type ServicesRows = ReturnType<typeof useServicesRows>;
