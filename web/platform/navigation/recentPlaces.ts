import { keepPersonal, recentKey } from '../api/personal.ts';
import { browserStorage } from '../browser/storage.ts';
import { findPlace, flatten, type Place, type PlaceIds } from './place.ts';

const KEPT = 5;

const idsKept = (username: string): readonly PlaceIds[] => {
  try {
    const kept: unknown = JSON.parse(browserStorage.getItem(recentKey(username)) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
};

/** Returns the places that the account last visited at this browser and may still see, latest first. */
export const recentPlaces = (username: string, roots: readonly Place[]): readonly Place[] =>
  idsKept(username).flatMap((ids) => findPlace(roots, ids) ?? []);

/** Returns the units below a place that the account last visited, or places of them, latest first. */
export const recentUnits = (username: string, place: Place): readonly Place[] => {
  const units = new Map(
    flatten([place]).flatMap((below) => (below.level === 'unit' ? [[below.id, below] as const] : [])),
  );
  const ids = new Set(idsKept(username).map(({ unitId = '' }) => unitId));
  return [...ids].flatMap((id) => units.get(id) ?? []);
};

/** Remembers a visit. */
export const visit = (username: string, { ids }: Place): void => {
  const others = idsKept(username).filter((kept) => JSON.stringify(kept) !== JSON.stringify(ids));
  keepPersonal(recentKey(username), [ids, ...others].slice(0, KEPT));
};
