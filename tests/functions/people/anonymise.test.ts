import { expect, test } from 'vitest';
import { findAsset } from '#functions/assets/repository.ts';
import { createAsset } from '#functions/assets/service.ts';
import { type Change, type LogEntry, logRow } from '#functions/kernel/changes/change.ts';
import { loadPlace } from '#functions/kernel/rights/place.ts';
import { Conflict, insert, replace } from '#functions/kernel/store/table.ts';
import { anonymiseAsset } from '#functions/people/anonymiseAsset.ts';
import { anonymousValues } from '#functions/people/anonymous.ts';
import { exportAsset } from '#functions/people/exportAsset.ts';
import { AssetFields } from '#shared/model/asset.ts';
import { withTable } from '../../support/table.ts';
import { aTree } from '../hierarchy/tree.ts';

const world = withTable();

const entry = (fields: Partial<LogEntry>): LogEntry => ({
  at: '',
  by: 'x',
  action: 'update',
  object: 'asset',
  id: 'ast_1',
  path: {},
  before: null,
  after: null,
  ...fields,
});

test.each([
  [
    'a new employee',
    { after: { name: 'Bo', version: 1, periods: [{ comment: 'sjuk', workRate: 1 }] } },
    { before: null, after: { name: 'Anonymiserad', version: 1, periods: [{ comment: '', workRate: 1 }] } },
  ],
  [
    'a new name',
    { before: { name: 'Bo' }, after: { name: 'Bosse' } },
    { before: { name: 'Anonymiserad' }, after: { name: 'Anonymiserad' } },
  ],
  [
    'a comment, by the path alone',
    { id: 'asp_1', path: { assetId: 'ast_1' }, before: { comment: 'a' }, after: { comment: 'b' } },
    { before: { comment: '' }, after: { comment: '' } },
  ],
  [
    'a period of several',
    {
      id: 'cat_1',
      after: [
        { assetId: 'ast_1', comment: 'a' },
        { assetId: 'ast_2', comment: 'a' },
      ],
    },
    {
      before: null,
      after: [
        { assetId: 'ast_1', comment: '' },
        { assetId: 'ast_2', comment: 'a' },
      ],
    },
  ],
  ['somebody else', { id: 'ast_2', before: { name: 'Bo' } }, { before: { name: 'Bo' }, after: null }],
] as const)('blanks only the values about the employee in a log entry of %s', (_, fields, expected) => {
  expect(anonymousValues(entry(fields), 'ast_1')).toEqual(expected);
});

/** An employee who has left, with many changes in the log. */
const somebody = async (changes: number) => {
  const tree = await aTree(world.scope({ now: new Date('2026-01-05T10:00:00Z') }));
  const place = await loadPlace(world.table, tree);
  const at = (now: string) => world.scope({ now: new Date(now), place, path: { ...tree } });
  const period = { start: '2026-01-05', end: '2026-02-01', comment: 'Bo är sjuk' };
  const { id } = await createAsset(at('2026-01-06T10:00:00Z'), tree, AssetFields.parse({ name: 'Bo', period }));
  const ids = { ...tree, assetId: id };
  const change: Change = {
    writes: [],
    action: 'update',
    object: 'asset',
    id,
    before: { name: 'Bo 1' },
    after: { name: 'Bo 2' },
  };
  for (let first = 0; first < changes; first += 100)
    await world.table.commit(
      ...Array.from({ length: 100 }, (_, n) => {
        const time = new Date(Date.parse('2026-01-07T00:00:00Z') + (first + n) * 7_200_000);
        return insert(logRow(change, { at: time, by: 'x', path: ids }));
      }),
    );
  return { ids, scope: at('2026-11-20T10:00:00Z') };
};

test('a long log is anonymised in several calls, each continuing after the last', async () => {
  const { ids, scope } = await somebody(1400);
  const finished: boolean[] = [];
  while (!finished.at(-1)) finished.push((await anonymiseAsset(scope, ids, undefined)).finished);
  expect(finished).toEqual([false, false, true]);
  const traces: string[] = [];
  let cursor: string | undefined;
  do {
    const { data, next } = await exportAsset(scope, ids, cursor);
    traces.push(...data.log.map(({ before, after }) => JSON.stringify([before, after])));
    cursor = next;
  } while (cursor);
  expect(traces).toHaveLength(1402);
  expect(traces.join()).not.toContain('Bo');
  expect(await world.table.query({ pk: `ORG#${ids.orgId}#ANONYMISE` })).toEqual([]);
});

test('the number in the HR system is exported, and removed by anonymising', async () => {
  const { ids, scope } = await somebody(0);
  const row = (await findAsset(world.table, ids, ids.assetId))!;
  await world.table.commit(replace(row, { ...row.data, imported: { number: '19-4711', periods: [] } }));
  expect((await exportAsset(scope, ids, undefined)).data.importNumber).toBe('19-4711');
  expect(await anonymiseAsset(scope, ids, undefined)).toMatchObject({ name: 'Anonymiserad', finished: true });
  expect((await exportAsset(scope, ids, undefined)).data.importNumber).toBeNull();
  expect(JSON.stringify(await findAsset(world.table, ids, ids.assetId))).not.toContain('4711');
});

test('concurrent anonymisations of an employee do not undo each other', async () => {
  const { ids, scope } = await somebody(100);
  const outcomes = await Promise.allSettled([1, 2].map(() => anonymiseAsset(scope, ids, undefined)));
  for (const one of outcomes) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(Conflict);
  expect((await anonymiseAsset(scope, ids, undefined)).finished).toBe(true);
  const { data } = await exportAsset(scope, ids, undefined);
  expect(data.asset).toMatchObject({ name: 'Anonymiserad', version: 2 });
  expect(JSON.stringify(data)).not.toContain('Bo ');
  expect(data.log.filter(({ action }) => action === 'anonymise')).toHaveLength(1);
});
