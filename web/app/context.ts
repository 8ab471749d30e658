import type { PlaceIds } from '#web/api/place.ts';

const KEY = 'prev-plan-context';

/** The place last planned at this browser; nothing when there is none (spec 1 section 9). */
export const lastContext = (): PlaceIds | undefined => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return typeof kept === 'object' && kept !== null ? (kept as PlaceIds) : undefined;
  } catch {
    return undefined;
  }
};

/** Keeps the place for the next time the plan is opened without one. */
export const keepContext = ({ orgId, areaId, unitId, categoryId }: PlaceIds): void =>
  localStorage.setItem(KEY, JSON.stringify({ orgId, areaId, unitId, categoryId }));
