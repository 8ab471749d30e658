import { setTimeout as pause } from 'node:timers/promises';
import { addDays } from '#shared/time/day.ts';
import { type Benchmark, ms, quantile } from './benchmark.ts';
import { ground } from './ground/grounds.ts';
import { areaId, organizations, type Size, startWards, unitIdOf, type Wards } from './ground/wards.ts';

const lastsMs = 60_000;

interface Commented {
  readonly id: string;
  readonly version: number;
  readonly comment: string;
}

/** A period whose comment one writer changes again and again, and how often that was acknowledged. */
interface Written {
  readonly path: string;
  /** The list that it is found in again. */
  readonly list: string;
  readonly id: string;
  version: number;
  text: string;
}

const unitPath = (size: Size, index: number): string =>
  `/api/organizations/${organizations[size].orgId}/areas/${areaId}/units/${unitIdOf(size, index)}`;

/** The latest period of an employee: an item of its own. */
const ofEmployee = (size: Size, unit: number, person: number): Written => {
  const category = `${unitIdOf(size, unit)}-c${person % 4}`;
  const asset = `${category}-a${Math.floor(person / 4)}`;
  const list = `${unitPath(size, unit)}/categories/${category}/assets`;
  const id = `${asset}-later`;
  return { path: `${list}/${asset}/periods/${id}/comment`, list, id, version: 1, text: '' };
};

const dataOf = (answer: Buffer) => JSON.parse(answer.toString()).data;

/** A bed period: all of a unit are one item, which two writers cannot write at once. */
const ofBeds = async ({ post }: Wards, size: Size, writer: number): Promise<Written> => {
  const list = `${unitPath(size, 0)}/beds`;
  const start = addDays('2031-01-06', 7 * writer);
  const made: Commented = dataOf(await post(list, { start, end: addDays(start, 6), beds: writer, split: true }));
  return { path: `${list}/${made.id}`, list, id: made.id, version: made.version, text: '' };
};

/** Writers work for a minute, each with some seconds between two writes: how long each took, and what was refused. */
const writing = async ({ put }: Wards, writers: readonly (readonly Written[])[], mostThinkingMs: number) => {
  const times: number[] = [];
  const errors: unknown[] = [];
  const until = performance.now() + lastsMs;
  const work = async (own: readonly Written[], number: number): Promise<void> => {
    for (let turn = 0; performance.now() < until; turn++) {
      await pause((number * 137 + turn * 389) % mostThinkingMs);
      const one = own[turn % own.length]!;
      const text = `Varv ${turn}`;
      const began = performance.now();
      try {
        one.version = dataOf(await put(one.path, { comment: text, version: one.version })).version;
        one.text = text;
      } catch (cause) {
        errors.push(cause);
      }
      times.push(performance.now() - began);
    }
  };
  await Promise.all(writers.map(work));
  return { times, errors };
};

/** Of what was acknowledged, how much is not stored. */
const lostOf = async ({ get }: Wards, written: readonly Written[]): Promise<number> => {
  let lost = 0;
  for (const list of new Set(written.map((one) => one.list))) {
    const rows: readonly (Commented & { readonly periods?: readonly Commented[] })[] = dataOf(await get(list));
    const stored = new Map(rows.flatMap((row) => [row, ...(row.periods ?? [])]).map((row) => [row.id, row]));
    for (const { id, version, text } of written.filter((one) => one.list === list))
      if (stored.get(id)?.version !== version || stored.get(id)?.comment !== text) lost += 1;
  }
  return lost;
};

const wards = ground(() => startWards(['one', 'region']));

const benchmark = (
  name: string,
  run: (wards: Wards) => Promise<{ written: Written[][]; mostThinkingMs: number }>,
): Benchmark => ({
  name: `writers: ${name}`,
  limit: 'none lost, none refused',
  run: async () => {
    const ground = await wards();
    const { written, mostThinkingMs } = await run(ground);
    const { times, errors } = await writing(ground, written, mostThinkingMs);
    const lost = await lostOf(ground, written.flat());
    if (errors.length > 0) console.error(errors.slice(0, 5));
    return {
      figure: `p95 ${ms(quantile(times, 0.95))}; ${(times.length / (lastsMs / 1000)).toFixed(0)} a second; ${lost} lost`,
      beside: `p50 ${ms(quantile(times, 0.5))}, p99 ${ms(quantile(times, 0.99))}; ${errors.length} refused`,
      ok: lost === 0 && errors.length === 0,
    };
  },
});

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** Sixty planners of one unit, whose writes meet in the version of its plan, every other in the item of its beds too. */
export const writersOfUnit: Benchmark = benchmark('60 in one unit for a minute', async (ground) => {
  const written: Written[][] = [];
  for (const writer of numbers(60)) written.push([ofEmployee('one', 0, writer), await ofBeds(ground, 'one', writer)]);
  return { written, mostThinkingMs: 4_000 };
});

/** Six hundred planners of 25 units. */
export const writersOfRegion: Benchmark = benchmark('600 in 25 units for a minute', async () => ({
  written: numbers(600).map((writer) => [ofEmployee('region', writer % 25, Math.floor(writer / 25))]),
  mostThinkingMs: 40_000,
}));
