import { apiAs } from './screens.tsx';

interface Named {
  readonly id: string;
  readonly name: string;
}

interface Tree extends Named {
  readonly areas: readonly (Named & {
    readonly units: readonly (Named & { readonly categories: readonly Named[] })[];
  })[];
}

/** The ids of a unit of the demo region, or of a category of it, found by the names of area, unit and category. */
export const placeIn = async (area: string, unit: string, category?: string) => {
  const { rows } = await (await apiAs('superuser')).get('/api/access/context');
  const [region] = rows as unknown as Tree[];
  const inArea = region?.areas.find(({ name }) => name === area);
  const inUnit = inArea?.units.find(({ name }) => name === unit);
  if (!region || !inArea || !inUnit) throw new Error(`the demo has no ${area}, ${unit}`);
  const ids = { orgId: region.id, areaId: inArea.id, unitId: inUnit.id };
  const inCategory = inUnit.categories.find(({ name }) => name === category);
  return inCategory ? { ...ids, categoryId: inCategory.id } : ids;
};
