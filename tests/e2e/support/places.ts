import type { Page } from '@playwright/test';
import { apiAs } from './api.ts';
import { usernameOf } from './signIn.ts';

interface Made {
  readonly id: string;
}

let names = 0;

/** A name that no other test and no other run against the same data uses. */
export const uniqueName = (name: string): string => `${name} ${Date.now().toString(36)}${++names}`;

/** An address that no other test and no other run against the same data uses. */
export const uniqueEmail = (name: string): string => `${uniqueName(name).replace(' ', '.')}@test.se`;

/** Creates an organisation for one test through the API: one area, one unit, one category of two shifts. */
export const makeOrganization = async (page: Page, name: string) => {
  const api = await apiAs(page, usernameOf('admin'));
  const make = async (path: string, body: object) => ((await api.post(path, body)) as Made).id;
  const orgId = await make('/api/organizations', { name });
  const areaPath = `/api/organizations/${orgId}/areas`;
  const areaId = await make(areaPath, { name: 'Medicin' });
  const unitPath = `${areaPath}/${areaId}/units`;
  const unitId = await make(unitPath, { name: 'Avdelning 1', shortName: 'Avd 1' });
  const categoryPath = `${unitPath}/${unitId}/categories`;
  const categoryId = await make(categoryPath, { name: 'Sjuksköterska' });
  for (const shift of ['Dag', 'Natt'])
    await make(`${categoryPath}/${categoryId}/shift`, { name: shift, period: { start: '2026-01-05', end: null } });
  return { orgId, areaId, unitId, categoryId, categoryPath, make };
};

interface Named {
  readonly id: string;
  readonly name: string;
}

interface Tree extends Named {
  readonly areas: readonly (Named & { readonly units: readonly Named[] })[];
}

/** The ids of a unit of Region Västmarken, found by the names of area and unit. */
export const placeIn = async (page: Page, area: string, unit: string) => {
  const api = await apiAs(page, usernameOf('superuser'));
  const [region] = (await api.get('/api/access/context')) as Tree[];
  const inArea = region?.areas.find(({ name }) => name === area);
  const inUnit = inArea?.units.find(({ name }) => name === unit);
  if (!region || !inArea || !inUnit) throw new Error(`the demo has no ${area}, ${unit}`);
  return { orgId: region.id, areaId: inArea.id, unitId: inUnit.id };
};
