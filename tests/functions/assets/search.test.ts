import { describe, expect, it } from 'vitest';
import { searchEmployees } from '#functions/assets/search.ts';
import type { Caller } from '#functions/kernel/rights/caller.ts';
import type { UnitNode } from '#functions/kernel/rights/place.ts';
import { areaKey, unitKey } from '#functions/kernel/store/keys.ts';
import { insert } from '#functions/kernel/store/table.ts';
import { assetOf, category, storeWard } from '../../support/storedWard.ts';
import { withTable } from '../../support/table.ts';

const unit = (areaId: string, id: string, parts: Partial<UnitNode> = {}): UnitNode => ({
  id,
  areaId,
  name: `Avd ${id}`,
  shortName: '',
  hidden: false,
  categories: [{ id: `${id}Nurse`, name: 'Sjuksköterska' }],
  ...parts,
});
const units = [unit('med', 'heart'), unit('med', 'lung'), unit('kir', 'knee'), unit('kir', 'secret', { hidden: true })];
const staff: Record<string, readonly string[]> = {
  heart: ['Anna Bergström', 'Eva-Lena Åkesson', 'Bertil Annasson'],
  lung: ['Anna Öberg'],
  knee: ['Karl Annerstedt'],
  secret: ['Anna Dold'],
};

const world = withTable(async ({ table }) => {
  for (const orgId of ['org', 'other']) {
    await table.commit(
      ...['med', 'kir'].map((id) => insert({ ...areaKey(orgId, id), data: { id, name: id } })),
      ...units.map((data) => insert({ ...unitKey(orgId, data.areaId, data.id), data })),
    );
    for (const { id } of units)
      await storeWard(table, {
        orgId,
        unitId: id,
        categories: [category(`${id}Nurse`, 'Sjuksköterska', [])],
        assets: [
          ...(staff[id] ?? []).map((name) => ({
            ...assetOf(`${id}Nurse`, name, ['2026-01-05', null]),
            name: orgId === 'org' ? name : `${name} (annan)`,
          })),
          { ...assetOf('removed', `gone-${id}`, ['2026-01-05', null]), name: 'Anna Borttagen' },
        ],
      });
  }
});

const unitReader: Caller = {
  username: 'reader@test.se',
  type: 'User',
  grants: [{ level: 'unit', orgId: 'org', areaId: 'med', unitId: 'heart', canWrite: false }],
};
const superUser: Caller = {
  username: 'su@test.se',
  type: 'SuperUser',
  grants: [{ level: 'organization', orgId: 'org', canWrite: true }],
};
const superAdmin: Caller = { username: 'root@test.se', type: 'SuperAdmin', grants: [] };

const namesFor = async (caller: Caller, search: string) =>
  (await searchEmployees(world.scope({ caller }), { orgId: 'org' }, { search })).map(({ name }) => name);

describe('a search for employees', () => {
  it('finds names that have all its words, in any order and case', async () => {
    expect(await namesFor(superUser, 'ÅKESSON eva')).toEqual(['Eva-Lena Åkesson']);
    expect(await namesFor(superUser, 'anna karl')).toEqual([]);
  });

  it('answers the names that a word begins first, and equal ones in Swedish order', async () => {
    expect(await namesFor(superUser, 'ann')).toEqual([
      'Anna Bergström',
      'Anna Öberg',
      'Bertil Annasson',
      'Karl Annerstedt',
    ]);
    expect(await namesFor(superUser, 'nna')).toEqual(['Anna Bergström', 'Anna Öberg', 'Bertil Annasson']);
  });

  it('finds only employees of units that the caller may read', async () => {
    expect(await namesFor(unitReader, 'ann')).toEqual(['Anna Bergström', 'Bertil Annasson']);
  });

  it('finds employees of hidden units for a SuperAdmin only, and none of another organisation', async () => {
    expect(await namesFor(superAdmin, 'anna')).toEqual([
      'Anna Bergström',
      'Anna Dold',
      'Anna Öberg',
      'Bertil Annasson',
    ]);
  });

  it('answers the place of each employee, and leaves out those of removed categories', async () => {
    expect(
      await searchEmployees(world.scope({ caller: superUser }), { orgId: 'org' }, { search: 'annerstedt' }),
    ).toEqual([
      {
        id: 'Karl Annerstedt',
        name: 'Karl Annerstedt',
        areaId: 'kir',
        unitId: 'knee',
        unitName: 'Avd knee',
        categoryId: 'kneeNurse',
        categoryName: 'Sjuksköterska',
      },
    ]);
    expect(await namesFor(superAdmin, 'borttagen')).toEqual([]);
  });
});
