// The table port that stores what of a plan ended long ago in rows of its own, unseen by whoever reads and writes (README.md, "The past").

import { randomUUID } from 'node:crypto';
import { jittered, pause } from '#functions/kernel/adapters/pause.ts';
import { type Day, todayInStockholm } from '#shared/time/day.ts';
import { pastKey } from './keys.ts';
import { joinPast, splitPast } from './past.ts';
import { withPlanVersions } from './planVersions.ts';
import { type Apart, apart, type Key, mostItems, type Row, type Table, type Write } from './table.ts';

/** The row that holds the past of another. */
type PastData = Required<Pick<Apart, 'token' | 'entries'>>;

/** A row as it is stored: with the token of its past, and up to when that is. */
type StoredRow = Row & { readonly past?: Omit<Apart, 'entries'> };

const nameOf = ({ pk, sk }: Key): string => `${pk}\n${sk}`;

/** Most retries when the past changed between two reads. */
const attempts = 5;

/** Marks a row whose stored past no longer counts. */
const uncounted = { token: '', until: '' as Day };

const isWanted = ({ past }: StoredRow, from: Day | undefined): boolean =>
  past !== undefined && past.token !== '' && (from === undefined || past.until >= from);

/** A row whose past was not read. A row without a past is returned as it is, not copied: one answer reads thousands. */
const withoutPast = (stored: StoredRow): Row => {
  if (!stored.past) return stored;
  const { past, ...row } = stored;
  return { ...row, [apart]: past.token === '' ? { ...past, entries: [] } : past };
};

const withPast = ({ past, ...row }: StoredRow, { entries }: PastData): Row => ({
  ...row,
  data: joinPast(row, entries),
  ...(past && { [apart]: { ...past, entries } }),
});

/** A write, and the writes that its past needs beside it. */
interface Parts {
  readonly write: Write;
  readonly beside: readonly Write[];
  /** The same where there is no room for those: the row is stored whole. Undefined of a removal, which takes its past along. */
  readonly whole?: Write;
}

const removed = (write: Extract<Write, { readonly remove: Key }>): Parts => {
  const { pk, sk, [apart]: known } = write.remove;
  const bare = { ...write, remove: { pk, sk } };
  return { write: bare, beside: known ? [{ remove: pastKey(bare.remove) }] : [] };
};

/** Whether the past is stored as it is. */
const isStored = (known: Apart | undefined, { entries }: Pick<PastData, 'entries'>): boolean =>
  known !== undefined && JSON.stringify(known.entries) === JSON.stringify(entries);

const written = (write: Extract<Write, { readonly put: Row }>, today: Day): Parts => {
  const { [apart]: known, ...row } = write.put;
  if (known && !known.entries) throw new Error('a row that was read in part cannot be written');
  const { data, past } = splitPast(row, today);
  const storing = (to: StoredRow): Write => ({ ...write, put: to });
  const whole = storing(known ? { ...row, past: uncounted } : row);
  if (!past) return { write: storing(row), beside: known ? [{ remove: pastKey(row) }] : [], whole };
  const { entries, until } = past;
  const token = known && isStored(known, past) ? known.token : randomUUID();
  const content: PastData = { token, entries };
  return {
    write: storing({ ...row, data, past: { token, until } }),
    beside: token === known?.token ? [] : [{ put: { ...pastKey(row), version: 1, data: content } }],
    whole,
  };
};

const partsOf = (write: Write, today: Day): Parts =>
  'put' in write ? written(write, today) : 'remove' in write ? removed(write) : { write, beside: [] };

/**
 * The writes and the writes of their past. Rows whose past has no room in the transaction are stored whole. Throws where the past of a
 * removed row would remain.
 */
const writesOf = (writes: readonly Write[], today: Day): readonly Write[] => {
  let room = mostItems - withPlanVersions(writes).length;
  return writes.flatMap((one) => {
    const { write, beside, whole } = partsOf(one, today);
    if (beside.length > room) {
      if (!whole) throw new Error('the past of a removed row has no room in the transaction');
      return [whole];
    }
    room -= beside.length;
    return [write, ...beside];
  });
};

/** The writes in as few parts, in their order, as each fits a transaction with the versions of its plans and with its past. */
export const inTransactions = (writes: readonly Write[]): readonly (readonly Write[])[] => {
  const today = todayInStockholm(new Date());
  const parts: Write[][] = [];
  let items: readonly Write[] = [];
  for (const write of writes) {
    const { beside } = partsOf(write, today);
    const own = [write, ...beside];
    const part = parts.at(-1);
    if (part && withPlanVersions([...items, ...own]).length <= mostItems) {
      part.push(write);
      items = [...items, ...own];
    } else {
      parts.push([write]);
      items = own;
    }
  }
  return parts;
};

/** Whether a row of a plan has a past that is still to be moved away. */
export const hasUnmovedPast = (row: Row, today: Day): boolean => {
  const { past } = splitPast(row, today);
  return past !== undefined && !isStored(row[apart], past);
};

/** The same table, where what of a plan ended long ago stands apart. */
export const pastTable = (table: Table): Table => {
  const readPast = async (rows: readonly StoredRow[]): Promise<readonly Row[]> =>
    rows.length === 0 ? [] : table.getAll(rows.map(pastKey));

  const completed = async (
    rows: readonly StoredRow[],
    from?: Day,
    given?: readonly Row[],
    attempt = 1,
  ): Promise<readonly Row[]> => {
    const wanted = rows.filter((row) => isWanted(row, from));
    const pasts = new Map((given ?? (await readPast(wanted))).map((row) => [nameOf(row), row.data as PastData]));
    const pastOf = (row: StoredRow): PastData | undefined => {
      const past = pasts.get(nameOf(pastKey(row)));
      return past?.token === row.past?.token ? past : undefined;
    };
    const readAnew = async (crossed: readonly StoredRow[]): Promise<readonly Row[]> => {
      if (crossed.length === 0) return [];
      if (attempt === attempts) throw new Error('the past of a row is missing');
      await pause(jittered(attempt));
      // In one request, so that hardly a write comes between: each pair stands in one of its parts.
      const read = await table.getAll(crossed.flatMap((row) => [row, pastKey(row)]));
      const names = new Set(crossed.map(nameOf));
      const isRow = (row: Row) => names.has(nameOf(row));
      return completed(
        read.filter(isRow),
        from,
        read.filter((row) => !isRow(row)),
        attempt + 1,
      );
    };
    // Written or removed between the two reads.
    const anew = await readAnew(wanted.filter((row) => !pastOf(row)));
    const found = new Map(anew.map((row) => [nameOf(row), row]));
    return rows.flatMap((row): readonly Row[] => {
      if (!isWanted(row, from)) return [withoutPast(row)];
      const past = pastOf(row);
      return past ? [withPast(row, past)] : [found.get(nameOf(row)) ?? []].flat();
    });
  };

  return {
    get: async <Data>(key: Key) => {
      const row = await table.get(key);
      return (row && (await completed([row]))[0]) as Row<Data> | undefined;
    },
    getAll: async <Data>(keys: readonly Key[]) => (await completed(await table.getAll(keys))) as readonly Row<Data>[],
    query: async <Data>({ from, ...slice }: Parameters<Table['query']>[0]) =>
      (await completed(await table.query(slice), from)) as readonly Row<Data>[],
    search: (search) => table.search(search),
    commit: async (...writes) => table.commit(...writesOf(writes, todayInStockholm(new Date()))),
  };
};
