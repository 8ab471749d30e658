import { apiAs } from './screens.tsx';

/** Creates an organisation for one test through the API: one area, one unit, one category of two shifts. */
export const makeOrganization = async (name: string) => {
  const api = await apiAs('admin');
  const make = async (path: string, body: object): Promise<string> => {
    const { status, body: answer, data } = await api.post(path, body);
    if (status !== 201) throw new Error(`${path}: ${status} ${JSON.stringify(answer)}`);
    return String(data.id);
  };
  const orgId = await make('/api/organizations', { name });
  const areaId = await make(`/api/organizations/${orgId}/areas`, { name: 'Medicin' });
  const area = `/organizations/${orgId}/areas/${areaId}`;
  const unitId = await make(`/api${area}/units`, { name: 'Avdelning 1', shortName: 'Avd 1' });
  const unit = `${area}/units/${unitId}`;
  const categoryId = await make(`/api${unit}/categories`, { name: 'Sjuksköterska' });
  const category = `${unit}/categories/${categoryId}`;
  for (const shift of ['Dag', 'Natt'])
    await make(`/api${category}/shift`, { name: shift, period: { start: '2026-01-05', end: null } });
  const ids = { orgId, areaId, unitId, categoryId };
  /** The address of a tab of the plan at the category. */
  const tab = (name: string, more: object = {}) => `/plan?${new URLSearchParams({ ...ids, tab: name, ...more })}`;
  return { api, make, area, unit, category, tab };
};
