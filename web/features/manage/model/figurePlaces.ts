import { manyUnits } from '#web/domain/receipts/manyUnits.ts';
import type { OrgIds } from '../ids.ts';

interface Area {
  readonly id: string;
  readonly units: readonly unknown[];
}

/** The ids of the places that the figures of all units are asked of: the organisation, or each of its areas where it has very many units. */
export const figurePlaces = (
  ids: OrgIds,
  areas: readonly Area[],
): readonly (OrgIds & { readonly areaId?: string })[] =>
  areas.reduce((sum, { units }) => sum + units.length, 0) > manyUnits
    ? areas.map(({ id }) => ({ ...ids, areaId: id }))
    : [ids];
