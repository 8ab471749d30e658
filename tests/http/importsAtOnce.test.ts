import { expect, test } from 'vitest';
import { staffRows } from '#functions/core/plan/rows.ts';
import { isLock } from '#functions/core/plan/staffImport.ts';
import { importOrganization } from '#functions/imports/organization.ts';
import { importHours, importPersonnel, undoImport } from '#functions/imports/service.ts';
import { withinWork } from '#functions/kernel/adapters/work.ts';
import { scopeOf } from '#functions/kernel/changes/scope.ts';
import { listedImportUnderWay, planKeys, staffAndLockRange } from '#functions/kernel/store/keys.ts';
import { theTable } from '#functions/kernel/store/resources.ts';
import { Conflict, erase, replace, type Slice, type Table } from '#functions/kernel/store/table.ts';
import { handler as recoverImports } from '#functions/triggers/imports/recovery.ts';
import { withApi } from '../support/api.ts';
import { hoursFile, type ImportUnit, importUnit, personnelFile, previewFile } from '../support/imports.ts';
import { makeWard, monday, sunday, type Ward } from '../support/ward.ts';

let ward: Ward;
const api = withApi(async (api) => {
  ward = await makeWard(api, 'Region Samtidigt');
});

const aUnit = () => importUnit(api, ward);
const kept = async (unit: ImportUnit, kind: 'personnel' | 'hours', content: string) =>
  String((await previewFile(api, unit.U, kind, content)).data.fileId);
const storeStaff = (unit: ImportUnit, fileId: string) => api.root.post(`${unit.U}/importheromapersonnel`, { fileId });
const importStaff = async (unit: ImportUnit, content: string) =>
  storeStaff(unit, await kept(unit, 'personnel', content));
const staff = async (unit: ImportUnit) => (await api.root.get(`${unit.C}/assets`)).rows;

const many = (unit: ImportUnit, count: number, rate = '100') =>
  personnelFile(
    ...Array.from(
      { length: count },
      (_, index) => `${unit.identifier};${index};Ek, P${index};Sjuksköterska;${rate};${monday(1)};;N`,
    ),
  );

/** The table, before whose first write something else happens. */
const tableAfter = (first: () => Promise<unknown>): Table => {
  const table = theTable();
  let happened: Promise<unknown> | undefined;
  return {
    ...table,
    commit: async (...writes) => {
      happened ??= first();
      await happened;
      return table.commit(...writes);
    },
  };
};

/** The ids of a unit, and a scope of it with a table. */
const scopeIn = (unit: ImportUnit, table: Table) => {
  const path = { orgId: ward.orgId, areaId: ward.areaId, unitId: unit.id };
  const caller = { username: 'tests', type: 'SuperAdmin', grants: [] } as const;
  return { path, scope: scopeOf({ caller, place: {}, table, now: new Date(), address: '-', path }) };
};

test('a unit whose history cannot be written stops no other one of a run', async () => {
  const [broken, other] = [await aUnit(), await aUnit()];
  const table = theTable();
  const { scope } = scopeIn(broken, {
    ...table,
    commit: (...writes) =>
      JSON.stringify(writes).includes(broken.id) ? Promise.reject(new Conflict()) : table.commit(...writes),
  });
  // No server is set: both kinds fail, and every unit is told.
  const results = await importOrganization(scope, { orgId: ward.orgId });
  expect(results.map(({ message }) => message === '')).toEqual([false, false]);
  const kinds = async (unit: ImportUnit) =>
    (await api.root.get(`${unit.U}/heromaimports`)).rows.map(({ kind }) => String(kind)).sort();
  expect(await kinds(other)).toEqual(['hours', 'personnel']);
  expect(await kinds(broken)).toEqual([]);
});

test('two imports at once store the staff once', async () => {
  const unit = await aUnit();
  const fileId = await kept(unit, 'personnel', many(unit, 60));
  const answers = await Promise.all([storeStaff(unit, fileId), storeStaff(unit, fileId)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  const refused = answers.find(({ status }) => status === 400);
  expect(['importRunning', 'importExists']).toContain(refused?.body.error);
  expect(await staff(unit)).toHaveLength(60);
});

test('an import of staff conflicts when another one is stored after it read the unit', async () => {
  const unit = await aUnit();
  const fileId = await kept(unit, 'personnel', many(unit, 2));
  const { scope, path } = scopeIn(
    unit,
    tableAfter(() => storeStaff(unit, fileId)),
  );
  await expect(importPersonnel(scope, path, { fileId })).rejects.toThrow(Conflict);
  expect(await staff(unit)).toHaveLength(2);
  expect(await storeStaff(unit, fileId)).toMatchObject({ status: 400, body: { error: 'importExists' } });
});

/** The table, which fails at one commit and answers again at the second one after it. */
const tableFailingAt = (commit: number): Table => {
  const table = theTable();
  let commits = 0;
  return {
    ...table,
    commit: async (...writes) => {
      commits += 1;
      if (commits === commit || commits === commit + 1) throw new Error('the database has ended');
      return table.commit(...writes);
    },
  };
};

test('an import that the database cuts is taken back and noted once it is there again', async () => {
  const unit = await aUnit();
  const fileId = await kept(unit, 'personnel', many(unit, 60));
  const { scope, path } = scopeIn(unit, tableFailingAt(3));
  await expect(importPersonnel(scope, path, { fileId })).rejects.toThrow('the database has ended');
  expect(await staff(unit)).toEqual([]);
  expect((await api.root.get(`${unit.U}/heromaimports`)).rows).toMatchObject([{ state: 'failed' }]);
  expect((await storeStaff(unit, fileId)).status).toBe(200);
});

test('an import whose time is over is taken back all the same', async () => {
  const unit = await aUnit();
  const fileId = await kept(unit, 'personnel', many(unit, 200));
  const table = theTable();
  let commits = 0;
  let until = Number.POSITIVE_INFINITY;
  /** Lets the time end when some employees are stored. */
  const endingTime: Table = {
    ...table,
    commit: async (...writes) => {
      await table.commit(...writes);
      commits += 1;
      if (commits === 3) until = Date.now() - 1;
    },
  };
  const { scope, path } = scopeIn(unit, endingTime);
  const work = {
    get until() {
      return until;
    },
  };
  await expect(withinWork(work, () => importPersonnel(scope, path, { fileId }))).rejects.toThrow('overloaded');
  expect(commits).toBeGreaterThan(3);
  expect(await staff(unit)).toEqual([]);
});

test('an import of hours conflicts when another one is stored after it read the unit', async () => {
  const unit = await aUnit();
  const row = `${unit.identifier};202601;ARB;Månadslön;9`;
  await api.root.post(`${unit.U}/activity`, {
    start: 2025,
    name: 'Arbetad tid',
    type: 'Worklog',
    heromaActivityIdentifier: 'ARB',
  });
  const fileId = await kept(unit, 'hours', hoursFile(row));
  const storeHours = () => api.root.get(`${unit.U}/runheromaimport?fileId=${fileId}`);
  const { scope, path } = scopeIn(unit, tableAfter(storeHours));
  await expect(importHours(scope, path, fileId)).rejects.toThrow(Conflict);
  expect((await api.root.get(`${unit.U}/heromaimports`)).rows).toHaveLength(1);
  expect(await storeHours()).toMatchObject({ status: 400, body: { error: 'importExists' } });
});

/** A unit with one employee, and an import of 30 as the program leaves it when it is killed before the end. */
const killedImport = async () => {
  const unit = await aUnit();
  const ids = { orgId: ward.orgId, unitId: unit.id };
  expect((await importStaff(unit, many(unit, 1, '50'))).status).toBe(200);
  const killed = await importStaff(unit, many(unit, 30));
  const row = (await theTable().get<object>(planKeys.unitImport(ids, String(killed.data.id))))!;
  const takenUntil = async (until: number) => {
    const lock = (await theTable().get<object>(planKeys.importLock(ids)))!;
    return replace(
      { ...lock, ...listedImportUnderWay(ids) },
      { underWay: { record: row.data, areaId: ward.areaId, counts: 'before', until } },
    );
  };
  // The lock is taken, the import is not noted.
  await theTable().commit(erase(row), await takenUntil(Date.now() + 60_000));
  return { unit, id: killed.data.id, endLease: async () => theTable().commit(await takenUntil(Date.now() - 1)) };
};

/** What every reader of the unit answers while the import is not noted: the one employee of before it. */
const expectAsBefore = async (unit: ImportUnit) => {
  const before = { name: 'P0 Ek', periods: [{ start: monday(1), end: null, workRate: 0.5 }] };
  const [asset, ...others] = await staff(unit);
  expect(others).toEqual([]);
  expect(asset).toMatchObject(before);
  const one = `${unit.C}/assets/${asset?.id}`;
  expect((await api.root.get(one)).data).toMatchObject(before);
  const team = await api.root.get(`${unit.C}/team?start=${monday(1)}&end=${sunday(1)}`);
  expect(team.rows).toMatchObject([before]);
  const map = await api.root.get(`${unit.U}/receipts?start=${monday(1)}&end=${sunday(1)}`);
  expect(map.rows).toMatchObject([{ workingCount: 1, workRateSum: 0.5 }]);
  const search = await api.root.get(`/api/organizations/${ward.orgId}/assets?search=P0%20Ek`);
  expect(search.rows.filter(({ unitId }) => String(unitId) === unit.id)).toHaveLength(1);
  const { data: contents } = await api.root.get(`${unit.U}/contents`);
  expect(contents).toMatchObject({ employees: 1 });
};

const expectNotedAsFailed = async (unit: ImportUnit, id: unknown) => {
  const { rows } = await api.root.get(`${unit.U}/heromaimports`);
  expect(rows.find((one) => one.id === id)).toMatchObject({
    state: 'failed',
    message: 'Inläsningen avbröts. Det som hann sparas är återställt.',
  });
};

test('nobody reads or overwrites what an import stores before it is noted', async () => {
  const unit = await aUnit();
  expect((await importStaff(unit, many(unit, 1, '50'))).status).toBe(200);
  const fileId = await kept(unit, 'personnel', many(unit, 90));
  const table = theTable();
  const seen: number[] = [];
  let answer: unknown;
  let commits = 0;
  const watched: Table = {
    ...table,
    commit: async (...writes) => {
      await table.commit(...writes);
      commits += 1;
      seen.push((await staff(unit)).length);
      if (commits !== 2) return;
      // The first batch is stored: its employee is answered as before, and a change of it waits for the end of the run.
      await expectAsBefore(unit);
      const [asset] = await staff(unit);
      answer = api.root.put(`${unit.C}/assets/${asset?.id}`, { name: 'P0 Alm', version: asset?.version });
    },
  };
  const { scope, path } = scopeIn(unit, watched);
  expect(await importPersonnel(scope, path, { fileId })).toMatchObject({ state: 'stored' });
  expect(await answer).toMatchObject({ status: 409, body: { error: 'conflict' } });
  expect(new Set(seen.slice(0, -1))).toEqual(new Set([1]));
  expect(seen.length).toBeGreaterThan(4);
  expect(seen.at(-1)).toBe(90);
});

test('an undoing is seen as a whole as well', async () => {
  const unit = await aUnit();
  const { data } = await importStaff(unit, many(unit, 90));
  const table = theTable();
  const seen: number[] = [];
  const watched: Table = {
    ...table,
    commit: async (...writes) => {
      await table.commit(...writes);
      seen.push((await staff(unit)).length);
    },
  };
  const { scope, path } = scopeIn(unit, watched);
  expect(await undoImport(scope, path, String(data.id))).toMatchObject({ state: 'undone' });
  expect(new Set(seen.slice(0, -1))).toEqual(new Set([90]));
  expect(seen.length).toBeGreaterThan(3);
  expect(seen.at(-1)).toBe(0);
});

test('a query during which an import ends answers none of it or all', async () => {
  const unit = await aUnit();
  expect((await importStaff(unit, many(unit, 1, '50'))).status).toBe(200);
  const ids = { orgId: ward.orgId, unitId: unit.id };
  const table = theTable();
  const before = await table.query(staffAndLockRange(ids));
  expect((await importStaff(unit, many(unit, 30))).status).toBe(200);
  let queries = 0;
  /** The first answer is of a page with the staff of before, and of one with the lock of after the import. */
  const pages: Table = {
    ...table,
    query: async <Data>(slice: Slice) => {
      queries += 1;
      const rows = await table.query<Data>(slice);
      return queries > 1
        ? rows
        : rows.map((row) => (before.find(({ sk }) => sk === row.sk && !isLock(row)) ?? row) as typeof row);
    },
  };
  const rows = await staffRows(pages, ids);
  expect(queries).toBe(2);
  expect(rows).toHaveLength(30);
  expect(rows.every(({ data }) => data.periods[0]?.workRate === 1)).toBe(true);
});

test('an import that was killed half-way is taken back by the next one', async () => {
  const { unit, id, endLease } = await killedImport();
  const one = many(unit, 1, '60');
  expect(await importStaff(unit, one)).toMatchObject({ status: 400, body: { error: 'importRunning' } });
  await expectAsBefore(unit);

  await endLease();
  expect(await importStaff(unit, one)).toMatchObject({ status: 200, data: { changes: 1 } });
  const [asset, ...others] = await staff(unit);
  expect(others).toEqual([]);
  expect(asset).toMatchObject({ name: 'P0 Ek', periods: [{ start: monday(1), end: null, workRate: 0.6 }] });
  await expectNotedAsFailed(unit, id);
});

test('an import that was killed half-way is taken back by the function of every minute, once its lease is over', async () => {
  const { unit, id, endLease } = await killedImport();
  await recoverImports();
  await expectAsBefore(unit);

  await endLease();
  await recoverImports();
  const [asset, ...others] = await staff(unit);
  expect(others).toEqual([]);
  expect(asset).toMatchObject({ name: 'P0 Ek', periods: [{ start: monday(1), end: null, workRate: 0.5 }] });
  await expectNotedAsFailed(unit, id);
});
