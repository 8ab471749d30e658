import { keepPersonal, recentKey } from '#web/platform/api/personal.ts';
import { browserStorage } from '#web/platform/browser/storage.ts';
import { findPlace, type Place, type PlaceIds } from '#web/platform/navigation/place.ts';

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

/** Remembers a visit. */
export const visit = (username: string, { ids }: Place): void => {
  const others = idsKept(username).filter((kept) => JSON.stringify(kept) !== JSON.stringify(ids));
  keepPersonal(recentKey(username), [ids, ...others].slice(0, KEPT));
};
