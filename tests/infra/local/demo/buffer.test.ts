import { expect, test } from 'vitest';
import { Conflict, erase, insert, type Row, replace } from '#functions/kernel/store/table.ts';
import { buffered } from '#infra/local/demo/buffer.ts';
import { withTable } from '../../../support/table.ts';

const world = withTable();

const key = (sk: string) => ({ pk: 'BUFFER', sk });
const stored = (sk: string): Promise<Row | undefined> => world.table.get(key(sk));

test('the buffered table writes nothing before it is flushed and checks conditions against its buffer', async () => {
  const { table, flush } = buffered(world.table);
  await table.commit(insert({ ...key('a'), data: 1 }), insert({ ...key('b'), data: 1 }));
  await table.commit(replace((await table.get(key('a')))!, 2));
  await expect(table.commit(insert({ ...key('a'), data: 3 }))).rejects.toThrow(Conflict);
  const b = (await table.get(key('b')))!;
  await table.commit(replace(b, 2));
  await expect(table.commit(replace(b, 3), insert({ ...key('c'), data: 1 }))).rejects.toThrow(Conflict);
  expect(await stored('a')).toBeUndefined();
  await flush();
  expect(await stored('a')).toMatchObject({ data: 2, version: 2 });
  expect(await stored('b')).toMatchObject({ data: 2, version: 2 });
  expect(await stored('c')).toBeUndefined();
});

test('flushing the buffered table fails when a stored version has changed', async () => {
  const { table, flush } = buffered(world.table);
  await table.commit(insert({ ...key('taken'), data: 'mine' }));
  await world.table.commit(insert({ ...key('taken'), data: 'theirs' }));
  await expect(flush()).rejects.toThrow(Conflict);
  expect(await stored('taken')).toMatchObject({ data: 'theirs' });
});

test('the buffered table updates and erases stored rows, and its queries include the buffer', async () => {
  await world.table.commit(insert({ ...key('old1'), data: 1 }), insert({ ...key('old2'), data: 1 }));
  const { table } = buffered(world.table);
  await table.commit(replace((await table.get(key('old1')))!, 2), erase((await table.get(key('old2')))!));
  expect(await table.get(key('old2'))).toBeUndefined();
  const rows = await table.query({ pk: 'BUFFER', prefix: 'old' });
  expect(rows.map(({ sk, data }) => [sk, data])).toEqual([['old1', 2]]);
});

test('the buffered table writes more rows than one transaction can hold', async () => {
  const { table, flush } = buffered(world.table);
  for (let index = 0; index < 250; index++) await table.commit(insert({ ...key(`many${index}`), data: index }));
  await flush();
  expect(await world.table.query({ pk: 'BUFFER', prefix: 'many' })).toHaveLength(250);
});
