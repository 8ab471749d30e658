import { type Send, signIn } from '#infra/local/wards/client.ts';
import { type Loaded, loadFile } from '#infra/local/wards/load.ts';
import { readRows } from '#infra/local/wards/rows.ts';
import { hierarchy } from '#shared/contract/hierarchy.ts';
import { overview } from '#shared/contract/overview.ts';
import { type Api, password } from '../../../support/api.ts';

/** The SuperAdmin's hand on a running program. */
export const handOf = ({ server }: Api): Promise<Send> => signIn(server.url, { username: 'root@test.se', password });

/** Loads a file's text as an organisation. */
export const load = (send: Send, organization: string, text: string): Promise<Loaded> =>
  loadFile(send, { organization, ...readRows(text) }, () => undefined);

/** Every unit of an organisation, with the ids of its path. */
export const unitsOf = async (send: Send, organization: string) => {
  const organizations = await send(hierarchy.organizations, { params: {} });
  const { id: orgId } = organizations.find(({ name }) => name === organization)!;
  const areas = await send(hierarchy.areas, { params: { orgId } });
  const lists = await Promise.all(
    areas.map(async (area) => {
      const units = await send(hierarchy.units, { params: { orgId, areaId: area.id } });
      return units.map((unit) => ({ ...unit, area: area.name, ids: { orgId, areaId: area.id, unitId: unit.id } }));
    }),
  );
  return lists.flat();
};

type LoadedUnit = Awaited<ReturnType<typeof unitsOf>>[number];

/** The weekly receipts of a unit by category, the years of the files. */
export const receiptsOf = (send: Send, { ids }: LoadedUnit) =>
  send(overview.unitReceipts, { params: ids, query: { start: '2020-01-01', end: '2023-12-31' } });

/** All that was loaded, without what differs from load to load: for comparing two of them. */
export const contentsOf = async (send: Send, organization: string) => {
  const units = await unitsOf(send, organization);
  const all = await Promise.all(
    units.map(async (unit) => {
      const receipts = await receiptsOf(send, unit);
      const { name, area, hidden } = unit;
      return { name, area, hidden, receipts: receipts.map(({ unitId: _, categoryId: __, ...receipt }) => receipt) };
    }),
  );
  return all.sort((a, b) => (a.name < b.name ? -1 : 1));
};
