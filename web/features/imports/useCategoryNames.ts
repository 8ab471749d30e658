import { hierarchy } from '#shared/contract/hierarchy.ts';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import { isUnit, type PlaceIds } from './ids.ts';

/** The names of a unit's categories that staff can belong to; none of an organisation. */
export const useCategoryNames = (ids: PlaceIds): readonly string[] => {
  const { data = [] } = useEndpoint(hierarchy.categories, isUnit(ids) ? { params: ids } : null);
  return data.filter(({ isBudgetCategory }) => !isBudgetCategory).map(({ name }) => name);
};
