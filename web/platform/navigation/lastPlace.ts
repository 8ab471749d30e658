import { keepPersonal, lastPlaceKey } from '#web/platform/api/personal.ts';
import { browserStorage } from '#web/platform/browser/storage.ts';
import type { PlaceIds } from './place.ts';

interface Kept extends PlaceIds {
  readonly username?: string;
}

/** Returns the place that the account last planned at this browser; undefined when there is none. */
export const lastPlace = (username: string): PlaceIds | undefined => {
  try {
    const kept = JSON.parse(browserStorage.getItem(lastPlaceKey) ?? 'null') as Kept | null;
    if (kept?.username !== username) return undefined;
    const { username: _, ...ids } = kept;
    return ids;
  } catch {
    return undefined;
  }
};

/** Stores the place for the next time the account opens the plan without one in the address. */
export const storeLastPlace = (username: string, { orgId, areaId, unitId, categoryId }: PlaceIds): void =>
  keepPersonal(lastPlaceKey, { username, orgId, areaId, unitId, categoryId });
