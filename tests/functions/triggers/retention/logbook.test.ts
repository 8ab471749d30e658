import { expect, test } from 'vitest';
import type { Change } from '#functions/kernel/changes/change.ts';
import { keepLogbook } from '#functions/log/repository.ts';
import { listLog } from '#functions/log/service.ts';
import { keptFrom } from '#functions/triggers/retention/keptFrom.ts';
import { shortenLogbook } from '#functions/triggers/retention/logbook.ts';
import { LogQuery } from '#shared/model/log.ts';
import { withTable } from '../../../support/table.ts';
import { anOrganization } from '../../hierarchy/tree.ts';

const world = withTable();
const gallring = { username: 'gallring', type: 'SuperAdmin', grants: [] } as const;

/** An organisation created in January 2026 with one change and one sign-in on the 15th of each month of the year. */
const aYear = async () => {
  const created = new Date('2026-01-02T10:00:00Z');
  const { id: orgId } = await anOrganization(world.scope({ now: created }));
  for (let month = 1; month <= 12; month++) {
    const at = `2026-${String(month).padStart(2, '0')}-15T12:00:00Z`;
    await entry(orgId, at, { action: 'update', id: `bed_${month}` });
    await entry(orgId, at, { action: month % 2 === 0 ? 'signIn' : 'signInFailed', object: 'account', id: `${month}` });
  }
  return { orgId, created: created.toISOString() };
};

const entry = (orgId: string, at: string, change: Partial<Change>) =>
  world
    .scope({ now: new Date(at), path: { orgId } })
    .commit({ writes: [], action: 'update', object: 'beds', id: 'bed', after: null, ...change });

/** Which entries are left, oldest first: the months of changes and those of sign-ins. */
const left = async (orgId: string, now: string) => {
  const query = LogQuery.parse({ orgId, signIns: 'true', limit: '200' });
  const { data } = await listLog(world.scope({ now: new Date(now) }), query);
  const months = (object: string) =>
    data
      .filter((one) => one.object === object)
      .map(({ at }) => Number(at.slice(5, 7)))
      .reverse();
  return { changes: months('beds'), signIns: months('account'), counts: data.filter(({ object }) => object === 'log') };
};

const shorten = (
  book: { readonly orgId: string; readonly created: string },
  now: string,
  { mostRows = 1000, ...months }: { mostRows?: number; logMonths?: number; signInMonths?: number } = {},
) => {
  const scope = world.scope({ caller: gallring, now: new Date(now) });
  return shortenLogbook(scope, book, keptFrom(months, new Date(now)), { mostRows });
};

const from = (first: number) => Array.from({ length: 12 - first + 1 }, (_, n) => first + n);

test('changes go after 24 months and sign-ins after 6, and the log names the numbers', async () => {
  const book = await aYear();
  const now = '2026-12-20T03:00:00Z';
  expect(await shorten(book, now)).toBe(6);
  expect(await left(book.orgId, now)).toMatchObject({
    changes: from(1),
    signIns: from(7),
    counts: [{ by: 'gallring', action: 'remove', orgId: book.orgId, before: { entries: 0, signIns: 6 }, after: null }],
  });
  const later = '2028-04-20T03:00:00Z';
  // Four changes, the creation of the organisation, and the other six sign-ins.
  expect(await shorten(book, later)).toBe(11);
  expect(await left(book.orgId, later)).toMatchObject({
    changes: from(5),
    signIns: [],
    counts: [{ before: { entries: 5, signIns: 6 } }, {}],
  });
  // The entries that name the numbers are as old as any other, and nothing is logged where nothing went.
  expect(await shorten(book, '2028-05-01T03:00:00Z')).toBe(0);
});

test('an entry is kept to the end of its last day in Stockholm', async () => {
  const book = await aYear();
  await entry(book.orgId, '2026-02-28T22:59:59Z', { id: 'last' });
  const isLeft = async (now: string) => {
    await shorten(book, now, { logMonths: 6 });
    return JSON.stringify(await world.table.query({ pk: `ORG#${book.orgId}#LOG#2026-02` })).includes('"last"');
  };
  expect(await isLeft('2026-08-28T03:00:00Z')).toBe(true);
  expect(await isLeft('2026-08-31T03:00:00Z')).toBe(true);
  expect(await isLeft('2026-09-01T03:00:00Z')).toBe(false);
});

test('a shorter time counts at the next run, a longer one from then on', async () => {
  const book = await aYear();
  const now = '2026-12-20T03:00:00Z';
  await shorten(book, now, { logMonths: 6, signInMonths: 1 });
  expect(await left(book.orgId, now)).toMatchObject({ changes: from(7), signIns: [12] });
  const later = '2027-06-20T03:00:00Z';
  expect(await shorten(book, later, { logMonths: 12, signInMonths: 12 })).toBe(0);
  expect(await left(book.orgId, later)).toMatchObject({ changes: from(7), signIns: [12] });
});

test('a run reads no more than its bound, and the next ones go on where it ended', async () => {
  const book = await aYear();
  for (let n = 0; n < 150; n++) await entry(book.orgId, '2026-03-01T12:00:00Z', { id: `many_${n}` });
  const now = '2029-01-01T03:00:00Z';
  const [first, second, third] = [1, 2, 3].map(() => () => shorten(book, now, { mostRows: 60 }));
  const counts = [await first!(), await second!(), await third!()];
  expect(Math.max(...counts)).toBeLessThan(160);
  for (let n = 0; n < 10; n++) await shorten(book, now, { mostRows: 60 });
  const { changes, signIns, counts: logged } = await left(book.orgId, now);
  expect([changes, signIns]).toEqual([[], []]);
  const sum = logged.reduce((all, { before }) => {
    const { entries, signIns: some } = before as { entries: number; signIns: number };
    return all + entries + some;
  }, 0);
  // 24 of the year, 150 more, and the creation.
  expect(sum).toBe(175);
});

test('other organisations keep theirs, also one whose id begins alike', async () => {
  const [book, other] = [await aYear(), await aYear()];
  const now = '2029-01-01T03:00:00Z';
  await shorten(book, now);
  expect(await left(other.orgId, now)).toMatchObject({ changes: from(1), signIns: from(1), counts: [] });
});

test('what a run with a clock far ahead noted does not keep later entries for ever', async () => {
  const book = await aYear();
  await shorten(book, '2040-01-01T03:00:00Z');
  await entry(book.orgId, '2027-01-10T12:00:00Z', { id: 'bed_after' });
  const now = '2029-03-01T03:00:00Z';
  expect(await shorten(book, now)).toBeGreaterThan(0);
  expect(await left(book.orgId, now)).toMatchObject({ changes: [] });
});

test('the log of a removed organisation goes as well', async () => {
  const book = await aYear();
  await world.table.commit(keepLogbook({ id: book.orgId, created: book.created }));
  expect(await shorten(book, '2029-01-01T03:00:00Z')).toBe(25);
});
