import { flatten, type UnitPlace } from '#web/platform/navigation/place.ts';
import { usePlaces } from '#web/platform/navigation/usePlaces.ts';
import type { BasisAnswer } from './model.ts';

/** The first unit of a report that the account may write, and whether the report is of one unit alone, as a basis must be. */
export const useBasisUnit = (
  basis: BasisAnswer | undefined,
): { readonly unit: UnitPlace | undefined; readonly isOne: boolean } => {
  const { roots = [] } = usePlaces();
  const unitIds = basis?.report.definition.unitIds ?? [];
  const unit = flatten(roots).find(
    (place): place is UnitPlace => place.level === 'unit' && place.canWrite && unitIds.includes(place.id),
  );
  return { unit, isOne: unitIds.length === 1 };
};
