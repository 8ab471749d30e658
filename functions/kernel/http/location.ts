import { isId } from '#functions/kernel/adapters/ids.ts';
import { Problem } from '#functions/kernel/problem.ts';
import type { Target } from '#functions/kernel/rights/authorise.ts';
import { loadPlace, loadRemains, type Place } from '#functions/kernel/rights/place.ts';
import { loadTarget } from '#functions/kernel/rights/target.ts';
import type { Table } from '#functions/kernel/store/table.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import type { Event } from './event.ts';

type Path = Readonly<Record<string, string>>;

/** A sort key of DynamoDB holds 1,024 bytes and names at most two ids. Ids are far shorter; a username has 128 characters. */
const maxIdBytes = 900;

const targetOf = async (table: Table, { who }: Endpoint, path: Path): Promise<Target> => {
  if (path.orgId !== undefined && !isId(path.orgId)) throw new Problem('notFound');
  if (Buffer.byteLength(Object.values(path).join('')) > maxIdBytes) throw new Problem('notFound');
  return loadTarget(table, who, path);
};

/** A read that starts before its result is known to be needed: a rejection is handled where the promise is awaited. */
const early = <T>(reading: Promise<T>): Promise<T> => {
  reading.catch(() => undefined);
  return reading;
};

export interface Location {
  readonly path: Path;
  /** The place or account that the path names. Rejects with 404 where the ids are longer than any that is ever given. */
  readonly target: Promise<Target>;
  /** The levels of the target's place. Rejects with 404 where one is missing, unless the endpoint outlives the place. */
  readonly place: Promise<Place>;
  /** Reads the levels again. */
  readonly reloadPlace: () => Promise<Place>;
}

/** Starts to read what the path names; the caller is loaded at the same time. */
export const locate = (table: Table, endpoint: Endpoint, event: Event): Location => {
  const path = (event.pathParameters ?? {}) as Path;
  const target = early(targetOf(table, endpoint, path));
  const load = endpoint.outlivesPlace ? loadRemains : loadPlace;
  const reloadPlace = async () => load(table, (await target).place ?? {});
  return { path, target, place: early(reloadPlace()), reloadPlace };
};
