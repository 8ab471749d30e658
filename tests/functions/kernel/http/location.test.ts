import { beforeAll, describe, expect, it } from 'vitest';
import { locate } from '#functions/kernel/http/location.ts';
import { areaKey, organizationKey } from '#functions/kernel/store/keys.ts';
import { insert } from '#functions/kernel/store/table.ts';
import { get } from '#shared/contract/define.ts';
import { withTable } from '../../../support/table.ts';
import { anEvent } from './anEvent.ts';

const area = get('/api/organizations/{orgId}/areas/{areaId}', { who: 'read', summary: '' });

const world = withTable();
beforeAll(async () => {
  await world.table.commit(
    insert({ ...organizationKey('org_1'), data: { id: 'org_1', name: 'Region Prov' } }),
    insert({ ...areaKey('org_1', 'are_1'), data: { id: 'are_1', name: 'Medicin' } }),
    insert({ ...areaKey('org_1', 'are_gone'), removing: true, data: { id: 'are_gone', name: 'Kirurgi' } }),
  );
});

const located = (areaId: string, endpoint = area) =>
  locate(world.table, endpoint, anEvent({ pathParameters: { orgId: 'org_1', areaId } }));

describe('locate', () => {
  it('reads the levels of the path', async () => {
    const { path, target, place } = located('are_1');
    expect(path).toEqual({ orgId: 'org_1', areaId: 'are_1' });
    expect(await target).toEqual({ place: path });
    expect(await place).toMatchObject({ org: { name: 'Region Prov' }, area: { name: 'Medicin' } });
  });

  it.each(['are_missing', 'are_gone'])('rejects with 404 where a level is missing or being removed: %s', async (id) => {
    await expect(located(id).place).rejects.toMatchObject({ code: 'notFound' });
  });

  it('leaves out a missing level where the endpoint outlives the place', async () => {
    const { place } = located('are_gone', { ...area, outlivesPlace: true });
    expect(await place).toMatchObject({ org: { name: 'Region Prov' }, area: undefined });
  });

  it('rejects with 404 where the ids are longer than a key of the table', async () => {
    const { target, place } = located('å'.repeat(450));
    await expect(target).rejects.toMatchObject({ code: 'notFound' });
    await expect(place).rejects.toMatchObject({ code: 'notFound' });
  });

  it('reads the levels again on request', async () => {
    const { place, reloadPlace } = located('are_new');
    await expect(place).rejects.toMatchObject({ code: 'notFound' });
    await world.table.commit(insert({ ...areaKey('org_1', 'are_new'), data: { id: 'are_new', name: 'Barn' } }));
    expect(await reloadPlace()).toMatchObject({ area: { name: 'Barn' } });
  });
});
