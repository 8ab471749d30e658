import type { PlaceIds } from './place.ts';

const KEY = 'prev-plan-context';

interface Kept extends PlaceIds {
  readonly username?: string;
}

/** The place that this person last planned at this browser; nothing when there is none (spec 1 section 9). */
export const lastContext = (username: string): PlaceIds | undefined => {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null;
    if (kept?.username !== username) return undefined;
    const { username: _, ...ids } = kept;
    return ids;
  } catch {
    return undefined;
  }
};

/** Keeps the place for the next time this person opens the plan without one. */
export const keepContext = (username: string, { orgId, areaId, unitId, categoryId }: PlaceIds): void =>
  localStorage.setItem(KEY, JSON.stringify({ username, orgId, areaId, unitId, categoryId }));
