import type { ImportFailure } from '#shared/model/hrImport.ts';
import type { PlaceIds } from '#web/platform/navigation/place.ts';

/** Units whose import of a kind failed for one reason. */
export interface FailureLine extends Pick<ImportFailure, 'kind' | 'at' | 'message'> {
  readonly units: readonly Pick<ImportFailure, 'areaId' | 'unitId' | 'unitName'>[];
}

/** The failures at a place and below it, those of one reason together, the newest first. */
export const failureLines = (failures: readonly ImportFailure[], { areaId, unitId }: PlaceIds): FailureLine[] => {
  const lines = new Map<string, FailureLine>();
  for (const failure of failures) {
    if ((areaId ?? failure.areaId) !== failure.areaId || (unitId ?? failure.unitId) !== failure.unitId) continue;
    const { kind, at, message } = failure;
    const key = JSON.stringify([kind, at, message]);
    lines.set(key, { kind, at, message, units: [...(lines.get(key)?.units ?? []), failure] });
  }
  return [...lines.values()].toSorted((a, b) => (a.at > b.at ? -1 : a.at < b.at ? 1 : 0));
};
